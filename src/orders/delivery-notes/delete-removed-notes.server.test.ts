import { expect, test } from 'vitest';
import { addNote, createDispatchedOrder, noteOf } from '../../../tests/actions/delivery-notes.ts';
import { loadPicture as load } from '../../../tests/actions/returns.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { createPaperStorages } from '../../account/papers/create-paper-storages.server.ts';
import { readEnv } from '../../server/env.server.ts';
import { deleteRemovedDeliveryNotes } from './delete-removed-notes.server.ts';

const store = setUp(openTestStore);

test('a replaced note goes at once, one that was refused after an hour, each with its content', async () => {
  const token = await store.signIn('active');
  const desk = await store.signInAtDesk('sales');
  const number = await createDispatchedOrder(store, token);
  for (const name of ['one.pdf', 'two.pdf']) await addNote(store, desk, number, { name });
  await addNote(store, desk, number, { seen: 1, name: 'late.pdf' });
  const kept = async () =>
    (
      await store.database.$client.query(
        `select (select count(*)::int from delivery_notes) as notes,
          (select count(*)::int from paper_contents where storage_key like 'delivery-notes/%') as contents`,
      )
    ).rows[0];
  const inMinutes = (minutes: number) =>
    deleteRemovedDeliveryNotes(
      store.database,
      createPaperStorages(readEnv({})),
      new Date(store.now().getTime() + minutes * 60_000),
    );
  expect(await kept()).toEqual({ notes: 3, contents: 3 });
  await inMinutes(1);
  expect(await kept()).toEqual({ notes: 2, contents: 2 });
  await inMinutes(61);
  expect(await kept()).toEqual({ notes: 1, contents: 1 });
  const note = await noteOf(store, token, number);
  expect(note?.file_name).toBe('two.png');
  expect((await load(store, note?.href ?? '', `auth_key=${token}`)).status).toBe(200);
});
