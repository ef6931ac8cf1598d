import { expect, test } from 'vitest';
import { uploadImport } from '../../../tests/actions/imports.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { readStoredHead } from './read-stored-head.server.ts';

const store = setUp(openTestStore);

test('the head of a stored file is read with a connection of its own', async () => {
  const uploaded = await uploadImport(store, 'stock', 'itemcode,on_hand\nN-1,7');
  const { id } = uploaded as Exclude<typeof uploaded, string>;
  expect(await readStoredHead({ connection: store.connection, id, kind: 'stock', columns: [] })).toEqual({
    ...{ format: 'csv', header: ['itemcode', 'on_hand'], headLine: 1, sample: [['N-1', '7']] },
  });
});
