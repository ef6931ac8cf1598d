import { expect, test } from 'vitest';
import { addNote, createDispatchedOrder, loadOrderAtDesk } from '../../../tests/actions/delivery-notes.ts';
import { loadPicture as load } from '../../../tests/actions/returns.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';

const store = setUp(openTestStore);

test('staff save a delivery note, on its site alone and signed in', async () => {
  const token = await store.signIn('active');
  const desk = await store.signInAtDesk('sales');
  const number = await createDispatchedOrder(store, token);
  await addNote(store, desk, number);
  const { dispatches } = await loadOrderAtDesk(store, desk, number);
  const path = `/desk/files/nod/delivery-notes/${dispatches[0]?.signedNote?.id}`;
  const statusFor = async (cookie: string | undefined, asked = path) => (await load(store, asked, cookie)).status;
  expect(await statusFor(`desk=${desk}`)).toBe(200);
  for (const site of ['zwz', 'none']) expect(await statusFor(`desk=${desk}`, path.replace('nod', site))).toBe(404);
  expect(await statusFor(`desk=${desk}`, '/desk/files/nod/delivery-notes/x')).toBe(404);
  expect(await statusFor(`auth_key=${token}`)).toBe(401);
  expect(await statusFor(undefined)).toBe(401);
});
