import { expect, test } from 'vitest';
import { addPhoto, createReturn, loadPicture, photo } from '../../../tests/actions/returns.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { orderAtDesk } from './order-record.contract.ts';

const store = setUp(openTestStore);

test('staff see the photos of a return, on its site alone and signed in', async () => {
  const token = await store.signIn('active');
  const { order, returnNo } = await createReturn(store, token);
  await addPhoto(store, token, returnNo, photo());
  const desk = await store.signInAtDesk('sales');
  const { body } = await store.call(orderAtDesk, { site: 'nod', number: order }, { desk });
  const [picture] = body.returns.flatMap(({ pictures }) => pictures);
  expect(picture?.large).toMatch(/^\/desk\/files\/nod\/return-pictures\/\d+\/large-[0-9a-f]{16}\.webp$/);
  const path = picture?.large ?? '';
  const statusFor = async (cookie: string | undefined, asked = path) =>
    (await loadPicture(store, asked, cookie)).status;
  expect(await statusFor(`desk=${desk}`)).toBe(200);
  for (const site of ['zwz', 'none']) expect(await statusFor(`desk=${desk}`, path.replace('nod', site))).toBe(404);
  expect(await statusFor(`auth_key=${token}`)).toBe(401);
  expect(await statusFor('desk=dead')).toBe(401);
  expect(await statusFor(undefined)).toBe(401);
});
