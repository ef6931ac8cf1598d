import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { createPaperStorages } from '../../account/papers/create-paper-storages.server.ts';
import { readEnv } from '../../server/env.server.ts';
import { deleteRemovedPictures } from './delete-removed-pictures.server.ts';

const store = setUp(openTestStore);

test('removed pictures and those whose content never arrived are deleted with their content, the others stay', async () => {
  const storages = createPaperStorages(readEnv({}));
  const insert = (key: string, ageMinutes: number, stored: boolean, removed: boolean, storage = 'database') =>
    store.database.$client.query(
      `insert into item_pictures (site, item_id, position, hash, width, height, storage, storage_key, added_by, added_at, stored_at, removed_at)
        select 'nod', min(id), 1, 'x', 9, 9, $5, $1, 'Rao', $2::timestamptz - $3 * interval '1 minute',
          case when $4 then $2::timestamptz end, case when $6 then $2::timestamptz end from items where site = 'nod'`,
      [key, store.now(), ageMinutes, stored, storage, removed],
    );
  await insert('shown', 900, true, false);
  await insert('removed', 900, true, true);
  await insert('lost', 61, false, false);
  await insert('arriving', 59, false, false);
  await insert('elsewhere', 900, true, true, 's3');
  await store.database.$client.query("insert into paper_contents values ('removed/large', 'x'), ('shown/large', 'x')");
  await deleteRemovedPictures(store.database, storages, store.now());
  const { rows } = await store.database.$client.query('select storage_key from item_pictures order by id');
  expect(rows.map(({ storage_key }) => storage_key)).toEqual(['shown', 'arriving', 'elsewhere']);
  const kept = await store.database.$client.query(
    "select storage_key from paper_contents where storage_key like '%/large'",
  );
  expect(kept.rows).toEqual([{ storage_key: 'shown/large' }]);
});
