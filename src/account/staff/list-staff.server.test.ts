import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { findStaffOnSite } from './list-staff.server.ts';
import { disableStaff } from './staff.db.ts';

const store = setUp(openTestStore);

test('each site lists its own roles; who was removed comes last', async () => {
  await store.database.$client.query("delete from staff_roles where role = 'sales' and site = 'gwd'");
  await disableStaff(store.database, 'admin@desk.example', store.now());
  const list = async (site: 'nod' | 'gwd') =>
    (await findStaffOnSite(store.database, sites[site])).map(({ name, roles, removed }) => [name, roles, removed]);
  expect(await list('nod')).toEqual([
    ['Farid Khan', ['accounts'], false],
    ['Meera Iyer', ['sales'], false],
    ['Nisha Rao', ['catalogue'], false],
    ['Arjun Shah', ['admin'], true],
  ]);
  expect((await list('gwd'))[1]).toEqual(['Meera Iyer', [], false]);
});
