import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStore, type TestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { findStaff } from './find-staff.server.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

test('staff are found by their session, with their roles on the site of the request', async () => {
  const token = await store.signInAtDesk('sales');
  await store.database.$client.query("delete from staff_roles where role = 'sales' and site = 'gwd'");
  const find = (site: 'nod' | 'gwd', own = token) => findStaff(store.database, sites[site], own, store.now());
  expect(await find('nod')).toMatchObject({ name: 'Meera Iyer', email: 'sales@desk.example', roles: ['sales'] });
  expect(await find('gwd')).toMatchObject({ name: 'Meera Iyer', roles: [] });
  expect(await find('nod', 'another token')).toBeUndefined();
});
