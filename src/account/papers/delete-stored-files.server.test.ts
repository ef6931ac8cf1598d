import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { readEnv } from '../../server/env.server.ts';
import { createPaperStorages } from './create-paper-storages.server.ts';
import { databaseStorage } from './database-storage.server.ts';
import { deleteStoredFiles } from './delete-stored-files.server.ts';

const store = setUp(openTestStore);

test('all contents of a file go before its row; a file in a store that is no longer set up stays', async () => {
  const { database } = store;
  for (const storageKey of ['gone/large', 'gone/small', 'other'])
    await databaseStorage.put(database, { storageKey, contentType: 'image/webp' }, new Uint8Array([1]));
  const contents = async () => {
    const { rows } = await database.$client.query('select storage_key from paper_contents order by 1');
    return rows.map(({ storage_key }) => storage_key);
  };
  const deleted: unknown[] = [];
  const files = [
    { id: 1, site: 'nod', storage: 's3', storageKey: 'at-s3' },
    { id: 2, site: 'nod', storage: 'database', storageKey: 'gone' },
  ] as const;
  await deleteStoredFiles(database, createPaperStorages(readEnv({})), files, {
    keysOf: (key) => [`${key}/large`, `${key}/small`],
    deleteRow: async (_db, { id }) => deleted.push({ id, left: await contents() }),
  });
  expect(deleted).toEqual([{ id: 2, left: ['other'] }]);
});
