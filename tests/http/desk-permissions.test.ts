import { expect, test } from 'vitest';
import { staffRoles } from '../../src/account/permissions/permissions.rule.ts';
import { beginPasskeySignIn, signInWithPasskey } from '../../src/account/staff/passkeys.contract.ts';
import { beginSetUp, finishSetUp } from '../../src/account/staff/set-up.contract.ts';
import { deskCaptcha, deskSession, signInAtDesk } from '../../src/account/staff/staff.contract.ts';
import type { Contract } from '../../src/lib/contract.ts';
import { storeCalls } from '../../src/store.calls.ts';
import { setUp } from '../store/set-up.ts';
import { openTestStore } from '../store/test-store.ts';
import { whoMayCallAtDesk } from './who-may-call-at-desk.data.ts';

const store = setUp(openTestStore);

const openToStrangers: string[] = [
  ...[signInAtDesk, deskCaptcha, deskSession, beginPasskeySignIn, signInWithPasskey],
  ...[beginSetUp, finishSetUp],
].map(({ path }) => path);
const contracts = storeCalls
  .filter(({ audience, contract }) => audience === 'staff' && !openToStrangers.includes(contract.path))
  .map(({ contract }) => contract);

test('it is written down for every call of the desk which roles may make it', () => {
  expect(contracts.map(({ path }) => path).toSorted()).toEqual(Object.keys(whoMayCallAtDesk).toSorted());
});

test.each(staffRoles)('the role %s may make these calls and no others', async (role) => {
  const refused = [];
  for (const contract of contracts)
    if ((await statusFor(contract, await store.signInAtDesk(role))) === 403) refused.push(contract.path);
  expect(refused).toEqual(pathsClosedTo((roles) => !roles.includes(role)));
});

test('staff of another site may make no call that is about this one', async () => {
  const desk = await store.signInAtDesk('admin');
  await store.database.$client.query("delete from staff_roles where role = 'admin' and site = 'nod'");
  const open = [];
  for (const contract of contracts)
    if (contract.path.includes(':site') && (await statusFor(contract, desk)) !== 403) open.push(contract.path);
  expect(open).toEqual([]);
});

const pathsClosedTo = (isClosed: (roles: readonly string[]) => boolean) =>
  contracts.map(({ path }) => path).filter((path) => isClosed(whoMayCallAtDesk[path] ?? []));

/** A text for each `:name` of the path, such as the number of a record. */
const pathParts = ({ path }: Contract) =>
  Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, '1']));

async function statusFor(contract: Contract, desk: string): Promise<number> {
  const { status } = await store.call(contract, { ...pathParts(contract), site: 'nod' }, { desk });
  expect([contract.path, status === 401 || status >= 500]).toEqual([contract.path, false]);
  return status;
}
