import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { syncAllBranches } from './sync-branches.server.ts';

const store = setUp(openTestStore);

const branches = async () =>
  (await store.database.$client.query("select code, name, position from branches where site = 'nod' order by position"))
    .rows;

test('a renamed and reordered branch keeps its id and applies from the next start', async () => {
  const before = await branches();
  const { branches: listed, ...nod } = sites.nod;
  const [mumbai, delhi, ...others] = listed;
  if (!mumbai || !delhi) throw new Error('NOD has no two branches');
  await syncAllBranches(store.database, [{ ...nod, branches: [{ ...delhi, name: 'New Delhi' }, mumbai, ...others] }]);
  expect((await branches()).slice(0, 2)).toEqual([
    { code: 'delhi', name: 'New Delhi', position: 1 },
    { code: 'mumbai', name: 'Mumbai', position: 2 },
  ]);
  await syncAllBranches(store.database, [sites.nod]);
  await syncAllBranches(store.database, [sites.nod]);
  expect(await branches()).toEqual(before);
});
