import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import type { SiteCode } from '../../sites/site.ts';
import { type AddStaff, addStaff } from './add-staff.server.ts';
import { findStaffByEmail, listRoles } from './staff.db.ts';

const store = setUp(openTestStore);

const email = 'asha@desk.example';
const add = (fields: Partial<AddStaff> = {}, site: SiteCode = 'nod') =>
  addStaff(store.database, sites[site], store.server.secret, {
    email,
    name: 'Asha Rao',
    password: 'a long password of hers',
    roles: ['sales'],
    administrator: undefined,
    by: 'Arjun Shah',
    now: store.now(),
    ...fields,
  });

const rolesOf = async () => {
  const [person] = await findStaffByEmail(store.database, { email });
  return (await listRoles(store.database, { staffId: person?.id ?? 0 })).map(({ site, role }) => `${site} ${role}`);
};

test('a new person gets roles on one site and the secret of an authenticator app, encrypted', async () => {
  const added = await add({ roles: ['sales', 'accounts'] });
  const uri = 'totpUri' in added ? added.totpUri : undefined;
  expect(uri).toMatch(/^otpauth:\/\/totp\//);
  const [person] = await findStaffByEmail(store.database, { email });
  expect(person?.totpSecret).not.toContain(/secret=([A-Z2-7]+)/.exec(uri ?? '')?.[1]);
  expect(await rolesOf()).toEqual(['nod accounts', 'nod sales']);
});

test('somebody who works here already gets new roles on this site and keeps those on others', async () => {
  expect(await add({ name: 'A. Rao', roles: ['admin'] }, 'gwd')).toEqual({ name: 'Asha Rao', totpUri: undefined });
  await add({ roles: ['catalogue'] });
  expect(await rolesOf()).toEqual(['gwd admin', 'nod catalogue']);
  const { rows } = await store.database.$client.query(
    'select site, actor_name, action, details from audit_trail where subject = $1 order by id desc limit 1',
    [email],
  );
  expect(rows).toEqual([
    {
      site: 'nod',
      actor_name: 'Arjun Shah',
      action: 'staff roles changed',
      details: { before: ['accounts', 'sales'], after: ['catalogue'] },
    },
  ]);
});

test.each([
  [{ email: 'no address' }, 'email'],
  [{ roles: [] }, 'roles'],
  [{ email: 'new@desk.example', name: '' }, 'name'],
])('is refused: %o', async (fields, refusal) => {
  expect(await add(fields)).toMatchObject({ refusal });
});

test('two administrators who add the same new person at once make one person of them', async () => {
  const who = { email: 'both@desk.example', name: 'Bo Th' };
  const added = await Promise.all([add(who, 'nod'), add(who, 'gwd'), add({ ...who, roles: ['accounts'] }, 'nod')]);
  expect(added.filter((one) => 'totpUri' in one && one.totpUri !== undefined)).toHaveLength(1);
  const [person] = await findStaffByEmail(store.database, { email: who.email });
  const sites = new Set((await listRoles(store.database, { staffId: person?.id ?? 0 })).map(({ site }) => site));
  expect([...sites]).toEqual(['gwd', 'nod']);
});

test('what was done to a person is recorded under the address that is stored, however it was typed', async () => {
  await add({ email: 'Farid@Desk.example' });
  await add({ email: 'FARID@desk.example', roles: ['admin'] });
  const { rows } = await store.database.$client.query(
    "select subject, action from audit_trail where lower(subject) = 'farid@desk.example' order by id",
  );
  expect(rows).toEqual([
    { subject: 'farid@desk.example', action: 'staff added' },
    { subject: 'farid@desk.example', action: 'staff roles changed' },
  ]);
});
