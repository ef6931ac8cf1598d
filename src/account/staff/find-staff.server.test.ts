import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { findStaff, findStaffServedBy } from './find-staff.server.ts';

const store = setUp(openTestStore);

test('staff are found by their session, with their roles on the site of the request', async () => {
  const token = await store.signInAtDesk('sales');
  await store.database.$client.query("delete from staff_roles where role = 'sales' and site = 'gwd'");
  const find = (site: 'nod' | 'gwd', own = token) => findStaff(store.database, sites[site], own, store.now());
  expect(await find('nod')).toMatchObject({ name: 'Meera Iyer', email: 'sales@desk.example', roles: ['sales'] });
  expect(await find('gwd')).toMatchObject({ name: 'Meera Iyer', roles: [] });
  expect(await find('nod', 'another token')).toBeUndefined();
});

test('where one site alone is served, nobody has a role on another', async () => {
  const token = await store.signInAtDesk('admin');
  const find = (brand: 'nod' | undefined, site: 'nod' | 'gwd') =>
    findStaffServedBy({ brand })(store.database, sites[site], token, store.now());
  expect(await find('nod', 'nod')).toMatchObject({ roles: ['admin'] });
  expect(await find('nod', 'gwd')).toMatchObject({ roles: [] });
  expect(await find(undefined, 'gwd')).toMatchObject({ roles: ['admin'] });
});
