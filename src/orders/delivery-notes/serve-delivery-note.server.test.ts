import { beforeAll, expect, test } from 'vitest';
import { addNote, createDispatchedOrder, noteOf } from '../../../tests/actions/delivery-notes.ts';
import { loadPicture as load } from '../../../tests/actions/returns.ts';
import { makePdf } from '../../../tests/fixtures/papers.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';

const store = setUp(openTestStore);
let token: string;
let desk: string;
let href: string;
let file: Uint8Array;
beforeAll(async () => {
  token = await store.signIn('active');
  desk = await store.signInAtDesk('sales');
  const number = await createDispatchedOrder(store, token);
  file = await makePdf(['Received in good order']);
  await addNote(store, desk, number, { file });
  href = (await noteOf(store, token, number))?.href ?? '';
});

test('its buyer saves the very file, which no page of ours runs', async () => {
  const reply = await load(store, href, `auth_key=${token}`);
  expect(Buffer.from(await reply.arrayBuffer()).equals(file)).toBe(true);
  expect(reply.headers.get('content-disposition')).toContain('attachment; filename="signed.pdf"');
  expect(reply.headers.get('cache-control')).toBe('private, no-store');
});

test('nobody else does', async () => {
  const statusFor = async (cookie: string | undefined, path = href) => (await load(store, path, cookie)).status;
  expect(await statusFor(`auth_key=${await store.signIn('newbalance0')}`)).toBe(404);
  expect(await statusFor('auth_key=dead')).toBe(303);
  expect(await statusFor(undefined)).toBe(303);
  for (const id of ['0', 'x', '999999999', '9'.repeat(30)])
    expect(await statusFor(`auth_key=${token}`, `/delivery-notes/${id}`)).toBe(404);
});
