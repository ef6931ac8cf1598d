import { expect, test } from 'vitest';
import { createPasskeyDevice } from '../../../tests/actions/account/passkey-device.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import type { SiteCode } from '../../sites/site.ts';
import type { StaffRole } from '../permissions/permissions.rule.ts';
import { addStaff } from './add-staff.server.ts';
import { addPasskey, beginPasskey, deskPasskeys } from './passkeys.contract.ts';
import { removeStaff } from './remove-staff.server.ts';
import { deskSession, signInAtDesk } from './staff.contract.ts';
import { createStaffSession, findStaffByEmail, listRoles } from './staff.db.ts';
import { currentTotpCode } from './totp.server.ts';

const store = setUp(openTestStore);

const password = 'a long password of hers';
let people = 0;
const newEmail = () => `person-${++people}@desk.example`;

const give = (email: string, site: SiteCode, roles: readonly StaffRole[], by?: string) =>
  administratorOf(by).then((administrator) =>
    addStaff(store.database, sites[site], store.server.secret, {
      email,
      name: 'Asha Rao',
      password,
      roles,
      administrator,
      by: 'Arjun Shah',
      now: store.now(),
    }),
  );
const remove = async (email: string, site: SiteCode = 'nod', by?: string) =>
  removeStaff(store.database, sites[site], {
    email,
    administrator: await administratorOf(by),
    by: 'Arjun Shah',
    now: store.now(),
  });
const idOf = async (email: string) => (await findStaffByEmail(store.database, { email }))[0]?.id ?? 0;
const administratorOf = async (email?: string) => (email ? { staffId: await idOf(email) } : undefined);
const rolesOf = async (email: string) =>
  (await listRoles(store.database, { staffId: await idOf(email) })).map(({ site, role }) => `${site} ${role}`);
const signInAs = async (email: string) =>
  createStaffSession(store.database, await idOf(email), store.now(), { userAgent: '', address: '' });
const sessionOf = async (desk: string) => (await store.call(deskSession, {}, { desk })).body.session;

test('who works for two sites is removed from one and goes on working for the other', async () => {
  const email = newEmail();
  await give(email, 'nod', ['sales']);
  await give(email, 'gwd', ['accounts', 'admin']);
  const desk = await signInAs(email);
  expect(await remove(email)).toEqual({ name: 'Asha Rao' });
  expect((await sessionOf(desk))?.sites.map(({ site, roles }) => [site, roles])).toEqual([
    ['gwd', ['accounts', 'admin']],
  ]);
  expect(await remove(email)).toMatchObject({ refusal: 'unknown' });
  const { rows } = await store.database.$client.query(
    "select site, action, details from audit_trail where subject = $1 and action = 'staff removed'",
    [email],
  );
  expect(rows).toEqual([{ site: 'nod', action: 'staff removed', details: { before: ['sales'], after: [] } }]);
});

test('nobody is removed by the administrator of a site for which they do not work', async () => {
  const email = newEmail();
  await give(email, 'gwd', ['sales']);
  const desk = await signInAs(email);
  expect(await remove(email)).toMatchObject({ refusal: 'unknown' });
  expect(await sessionOf(desk)).not.toBeNull();
  expect(await rolesOf(email)).toEqual(['gwd sales']);
});

test('who has no role left on any site is signed out and can no longer sign in', async () => {
  const email = newEmail();
  await give(email, 'nod', ['sales']);
  await give(email, 'gwd', ['sales']);
  const desk = await signInAs(email);
  await Promise.all([remove(email), remove(email, 'gwd')]);
  expect(await sessionOf(desk)).toBeNull();
  expect(await findStaffByEmail(store.database, { email })).toEqual([]);
});

test('who comes back has a new password and code, none of the old passkeys, and only the roles given now', async () => {
  const email = newEmail();
  await give(email, 'gwd', ['admin']);
  await give(email, 'nod', ['admin']);
  const before = await signInAs(email);
  const device = createPasskeyDevice('http://nod.localhost:3000');
  const { options } = (await store.call(beginPasskey, {}, { desk: before })).body;
  await store.call(addPasskey, { name: 'Old phone', credential: device.create(options) }, { desk: before });
  await remove(email);
  await remove(email, 'gwd');

  const back = await give(email, 'nod', ['sales']);
  const totp = 'totpUri' in back ? (/secret=([A-Z2-7]+)/.exec(back.totpUri ?? '')?.[1] ?? '') : '';
  expect(await rolesOf(email)).toEqual(['nod sales']);
  const code = currentTotpCode(totp, store.now());
  const { body } = await store.call(signInAtDesk, { email, password, code }, { desk: 'none' });
  expect(body).toEqual({ success: true });
  const { passkeys } = (await store.call(deskPasskeys, {}, { desk: await signInAs(email) })).body;
  expect(passkeys).toEqual([]);
});

test('who comes back to one site while working for another signs in as before', async () => {
  const email = newEmail();
  await give(email, 'gwd', ['sales']);
  await give(email, 'nod', ['sales']);
  const desk = await signInAs(email);
  await remove(email);
  expect(await give(email, 'nod', ['accounts'])).toEqual({ name: 'Asha Rao', totpUri: undefined });
  expect((await sessionOf(desk))?.sites.map(({ site }) => site)).toEqual(['nod', 'gwd']);
});

test('the only administrator of a site is neither removed nor given other roles', async () => {
  const [email, only] = [newEmail(), 'admin@desk.example'];
  await give(email, 'gwd', ['admin']);
  const refused = { refusal: 'last_administrator' };
  expect(await remove(only)).toMatchObject(refused);
  expect(await give(only, 'nod', ['sales'])).toMatchObject(refused);
  expect(await rolesOf(only)).toEqual(['gwd admin', 'nod admin', 'zwz admin']);
  await give(email, 'nod', ['admin']);
  expect(await give(only, 'nod', ['sales'])).toMatchObject({ name: 'Arjun Shah' });
  await give(only, 'nod', ['admin']);
});

const threeAdministrators = async () => {
  const [first, second, third] = [newEmail(), newEmail(), newEmail()];
  for (const email of [first, second, third]) await give(email, 'zwz', ['admin']);
  return [first, second] as const;
};

test.each<[string, (email: string, by: string) => Promise<object>]>([
  ['remove', (email, by) => remove(email, 'zwz', by)],
  ['demote', (email, by) => give(email, 'zwz', ['sales'], by)],
])('of two administrators who %s each other at the same moment exactly one succeeds', async (_what, act) => {
  for (let round = 0; round < 6; round++) {
    const [first, second] = await threeAdministrators();
    const outcomes = await Promise.all([act(first, second), act(second, first)]);
    const refusals = outcomes.map((one) => ('refusal' in one ? one.refusal : 'done'));
    expect(refusals.toSorted()).toEqual(['done', 'not_administrator']);
  }
});
