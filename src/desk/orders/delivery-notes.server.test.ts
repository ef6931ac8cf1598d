import { expect, test } from 'vitest';
import { addNote, createDispatchedOrder, noteOf } from '../../../tests/actions/delivery-notes.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { removeDeliveryNoteAtDesk } from './delivery-notes.contract.ts';

const store = setUp(openTestStore);

test('only who sends goods adds and removes a delivery note, and on its own site', async () => {
  const token = await store.signIn('active');
  const number = await createDispatchedOrder(store, token);
  const accounts = await store.signInAtDesk('accounts');
  expect((await addNote(store, accounts, number)).status).toBe(403);
  const desk = await store.signInAtDesk('sales');
  const onZwz = { site: 'zwz', number, dispatchNo: 1, seen: 0 } as const;
  expect((await store.call(removeDeliveryNoteAtDesk, onZwz, { desk })).status).toBe(404);
  expect((await addNote(store, desk, number)).status).toBe(200);
  expect(await noteOf(store, token, number)).toBeDefined();
});
