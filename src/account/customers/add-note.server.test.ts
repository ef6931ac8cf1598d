import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStore, type TestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { addNote } from './add-note.server.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const add = (text: string, email = 'active@nod.example') =>
  addNote(store.database, sites.nod, { email, text, by: 'Meera', now: store.now() });

test('a note is kept with who wrote it and when', async () => {
  expect(await add(' Pays by cheque.\nCall before noon. ')).toEqual({ id: expect.any(Number) });
  const { rows } = await store.database.$client.query('select site, text, created_by, created_at from customer_notes');
  expect(rows).toEqual([
    { site: 'nod', text: 'Pays by cheque.\nCall before noon.', created_by: 'Meera', created_at: store.now() },
  ]);
});

test('an empty note, a very long one and one on an unknown account are refused', async () => {
  expect(await add(' \n ')).toMatchObject({ refusal: 'no_text' });
  expect(await add('x'.repeat(2001))).toMatchObject({ refusal: 'too_long' });
  expect(await add('x', 'active@zwz.example')).toMatchObject({ refusal: 'unknown_account' });
});
