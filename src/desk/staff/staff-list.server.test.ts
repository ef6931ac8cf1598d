import { beforeAll, expect, test } from 'vitest';
import { createApiToken } from '../../../tests/actions/api-token.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { addStaffAtDesk, listStaffAtDesk, removeStaffFromDesk, renewStaffSignIn } from './staff-list.contract.ts';

const store = setUp(openTestStore);
let desk: string;
beforeAll(async () => {
  desk = await store.signInAtDesk('admin');
});

const person = { site: 'nod', email: 'Asha@desk.example', name: 'Asha Rao', roles: ['sales'] } as const;
const add = async (fields: Partial<{ email: string; name: string; roles: ('sales' | 'admin')[] }> = {}) =>
  (await store.call(addStaffAtDesk, { ...person, roles: ['sales'], ...fields }, { desk })).body;

const freshSignIn = {
  password: expect.stringMatching(/^[\w-]{16}$/),
  totpUri: expect.stringContaining('otpauth://totp/'),
  totpQr: expect.stringContaining('<svg'),
};

test('an administrator adds a person, who gets a password and a code for the authenticator app once', async () => {
  const added = await add();
  expect(added.signIn).toEqual(freshSignIn);
  const again = await add({ roles: ['sales', 'admin'] });
  expect(again.signIn).toBeNull();
  const { body } = await store.call(listStaffAtDesk, { site: 'nod' }, { desk });
  expect(body.staff.find(({ name }) => name === 'Asha Rao')).toEqual({
    email: 'asha@desk.example',
    name: 'Asha Rao',
    roles: ['admin', 'sales'],
    removed: false,
  });
});

test('roles that another administrator changed meanwhile are not overwritten', async () => {
  const change = async (seen: ('sales' | 'admin')[], roles: ('sales' | 'admin')[]) =>
    (await store.call(addStaffAtDesk, { ...person, roles, seen }, { desk })).body;
  expect(await change(['admin', 'sales'], ['sales'])).toMatchObject({ success: true });
  expect(await change(['sales', 'admin'], ['admin'])).toMatchObject({
    refusal: 'changed_meanwhile',
    message: 'Somebody has changed these roles meanwhile.',
  });
  expect(await change(['sales'], ['admin', 'sales'])).toMatchObject({ success: true });
});

test('administrators do not take the administration from themselves', async () => {
  const own = { email: 'admin@desk.example', name: 'Admin' };
  expect((await add({ ...own, roles: ['sales'] })).message).toBe(
    'You cannot stop being administrator yourself. Another administrator can do this.',
  );
  expect(await add({ ...own, roles: ['admin', 'sales'] })).toMatchObject({ success: true });
});

test('what is missing is said', async () => {
  expect((await add({ email: 'x' })).message).toBe('Please enter an e-mail address.');
  expect((await add({ roles: [] })).message).toBe('Please choose at least one role.');
  expect((await add({ email: 'b@desk.example', name: ' ' })).message).toBe('Please enter a name.');
});

test('an administrator removes others, not themselves, and brings them back with a new sign-in', async () => {
  const remove = async (email: string) =>
    (await store.call(removeStaffFromDesk, { site: 'nod', email }, { desk })).body.refusal;
  expect(await remove('admin@desk.example')).toBe('yourself');
  expect(await remove('asha@desk.example')).toBeUndefined();
  expect(await remove('asha@desk.example')).toBe('unknown');
  const back = await add({ name: 'A. Rao' });
  expect(back).toMatchObject({ name: 'Asha Rao', signIn: freshSignIn });
});

test('a colleague gets a new password and code, shown once; nobody can do it for themselves', async () => {
  const renew = async (email: string) => (await store.call(renewStaffSignIn, { site: 'nod', email }, { desk })).body;
  const given = await renew('accounts@desk.example');
  expect(given.signIn).toEqual(freshSignIn);
  expect((await renew('admin@desk.example')).refusal).toBe('yourself');
  expect((await renew('nobody@desk.example')).refusal).toBe('unknown');
});

test('who removes an administrator reads which tokens of programs they made still work', async () => {
  const remove = async () =>
    (await store.call(removeStaffFromDesk, { site: 'nod', email: 'a.shah@desk.example' }, { desk })).body.message;
  await add({ email: 'a.shah@desk.example', name: 'A. Shah', roles: ['admin'] });
  await createApiToken(store.database, { site: 'zwz' });
  await createApiToken(store.database, { now: new Date(0) });
  expect(await remove()).toMatch(
    /^A\. Shah no longer works for NOD\. Tokens they made still work: ERP \d+ 0\. End them under Integrations/,
  );
});
