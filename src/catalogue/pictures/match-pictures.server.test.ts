import { beforeAll, expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { designationKey } from '../../bearings/designation/search-key.ts';
import { sites } from '../../sites/resolve-site.ts';
import { matchPictures } from './match-pictures.server.ts';

const store = setUp(openTestStore);
beforeAll(async () => {
  for (const code of ['PX-62/22', 'PX-6205', 'PX-62052', 'PX-OLD'])
    await store.database.$client.query(
      `insert into items (site, code, name, maker, super_category, category, tax_bp, currency, name_key, code_key, updated_at, retired_at)
        values ('nod', $1, $1, 'Acme', 'Bearings', 'Ball', 1800, 'INR', $2, $2, now(), case when $1 = 'PX-OLD' then now() end)`,
      [code, designationKey(code)],
    );
});

const match = async (files: string[], site: 'nod' | 'gwd' = 'nod') => {
  const pictures = files.map((file, at) => ({ line: at + 2, file, fileHash: file }));
  const matched = await matchPictures(store.database, sites[site], pictures);
  return matched.map((one) => ('problem' in one ? one.problem : one.code));
};

test('an item is found by its code, however the code is written in the name of the file', async () => {
  expect(await match(['px_62-22.jpg', 'PX6205.jpg', 'PX-6205_2.jpg'])).toEqual(['PX-62/22', 'PX-6205', 'PX-6205']);
});

test('a name that fits two items, none, a retired one or one of another site is refused with what to do', async () => {
  expect(await match(['PX-6205-2.jpg', 'PX-OLD.jpg', 'PX-1_2.jpg'])).toEqual([
    "'PX-6205-2.jpg' fits PX-6205 and PX-62052. Write the whole code, and _2 for a further picture.",
    "No item that is sold has the code of 'PX-OLD.jpg'. Name the file by the item code.",
    "No item that is sold has the code of 'PX-1_2.jpg', with or without its number. Name the file by the item code.",
  ]);
  expect(await match(['PX-6205.jpg'], 'gwd')).toEqual([expect.stringContaining('No item')]);
});
