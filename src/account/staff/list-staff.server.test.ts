import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { findStaffOnSite } from './list-staff.server.ts';
import { removeStaff } from './remove-staff.server.ts';

const store = setUp(openTestStore);

test('each site lists who works for it, then who was removed from it, and nobody else', async () => {
  await store.database.$client.query("delete from staff_roles where role = 'sales' and site = 'gwd'");
  const removal = { administrator: undefined, by: 'Asha', now: store.now() };
  expect(await removeStaff(store.database, sites.nod, { email: 'catalogue@desk.example', ...removal })).toEqual({
    name: 'Nisha Rao',
  });
  const list = async (site: 'nod' | 'gwd') =>
    (await findStaffOnSite(store.database, sites[site])).map(({ name, roles, removed }) => [name, roles, removed]);
  expect(await list('nod')).toEqual([
    ['Arjun Shah', ['admin'], false],
    ['Farid Khan', ['accounts'], false],
    ['Meera Iyer', ['sales'], false],
    ['Nisha Rao', [], true],
  ]);
  expect(await list('gwd')).toEqual([
    ['Arjun Shah', ['admin'], false],
    ['Farid Khan', ['accounts'], false],
    ['Nisha Rao', ['catalogue'], false],
  ]);
});

test('somebody whom an earlier release removed is listed as removed, by every site they worked for', async () => {
  await store.database.$client.query("update staff set disabled_at = now() where email = 'accounts@desk.example'");
  for (const site of ['nod', 'zwz'] as const)
    expect(await findStaffOnSite(store.database, sites[site])).toContainEqual({
      email: 'accounts@desk.example',
      name: 'Farid Khan',
      roles: [],
      removed: true,
    });
});
