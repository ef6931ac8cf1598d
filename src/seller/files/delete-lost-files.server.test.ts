import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { createPaperStorages } from '../../account/papers/create-paper-storages.server.ts';
import { readEnv } from '../../server/env.server.ts';
import { deleteLostFiles } from './delete-lost-files.server.ts';

const store = setUp(openTestStore);

test('uploads that broke off are deleted with what has arrived; files and uploads under way stay', async () => {
  const insert = (key: string, ageMinutes: number, stored: boolean) =>
    store.database.$client.query(
      `insert into seller_files (site, type, name, hash, pages, storage, storage_key, added_by, added_at, stored_at)
        values ('nod', 'pdf', 'a.pdf', 'x', 1, 'database', $1, 'Rao', $2::timestamptz - $3 * interval '1 minute',
          case when $4 then $2::timestamptz end)`,
      [key, store.now(), ageMinutes, stored],
    );
  await insert('kept', 900, true);
  await insert('lost', 61, false);
  await insert('arriving', 59, false);
  await store.database.$client.query("insert into paper_contents values ('lost', 'x'), ('kept', 'x')");
  await deleteLostFiles(store.database, createPaperStorages(readEnv({})), store.now());
  const { rows } = await store.database.$client.query('select storage_key from seller_files order by id');
  expect(rows.map(({ storage_key }) => storage_key)).toEqual(['kept', 'arriving']);
  const contents = await store.database.$client.query('select storage_key from paper_contents');
  expect(contents.rows).toEqual([{ storage_key: 'kept' }]);
});
