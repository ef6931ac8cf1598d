import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { findStaff } from './find-staff.server.ts';

const store = setUp(openTestStore);

test('staff are found by their session, with their roles on the site of the request', async () => {
  const token = await store.signInAtDesk('sales');
  await store.database.$client.query("delete from staff_roles where role = 'sales' and site = 'gwd'");
  const find = (site: 'nod' | 'gwd', own = token) => findStaff(store.database, sites[site], own, store.now());
  expect(await find('nod')).toMatchObject({ name: 'Meera Iyer', email: 'sales@desk.example', roles: ['sales'] });
  expect(await find('gwd')).toMatchObject({ name: 'Meera Iyer', roles: [] });
  expect(await find('nod', 'another token')).toBeUndefined();
});
