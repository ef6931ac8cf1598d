import { afterAll, beforeAll, expect, test } from 'vitest';
import { uploadImport } from '../../../tests/actions/imports.ts';
import { openTestStore, type TestStore } from '../../../tests/store/test-store.ts';
import { readStoredHead } from './read-stored-head.server.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

test('the head of a stored file is read with a connection of its own', async () => {
  const uploaded = await uploadImport(store, 'stock', 'itemcode,on_hand\nN-1,7');
  const { id } = uploaded as Exclude<typeof uploaded, string>;
  expect(await readStoredHead({ connection: store.connection, id, kind: 'stock', columns: [] })).toEqual({
    ...{ format: 'csv', header: ['itemcode', 'on_hand'], headLine: 1, sample: [['N-1', '7']] },
  });
});
