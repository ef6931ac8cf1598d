import { expect, test } from 'vitest';
import { findItemIds } from '../../../tests/actions/cart.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { findVariants } from './find-variants.server.ts';

const store = setUp(openTestStore);

const find = (id: number, site = sites.nod) => findVariants({ db: store.database, database: store.database, site }, id);

test('a bearing is the first of its family; an item that the site does not sell has none', async () => {
  const id = (await findItemIds(store, 'nod', ['6205-2RS/C3']))['6205-2RS/C3'] ?? 0;
  expect((await find(id)).family).toMatchObject({
    shared: { basic: '6205' },
    members: expect.arrayContaining([expect.objectContaining({ id })]),
  });
  expect(await find(id, sites.gwd)).toEqual({ family: undefined });
});
