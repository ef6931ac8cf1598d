import { expect, test } from 'vitest';
import { anybody, anyStaff } from '../../src/account/permissions/permission-to.server.ts';
import { canAtDesk, type StaffCapability, staffRoles } from '../../src/account/permissions/permissions.rule.ts';
import type { Contract } from '../../src/lib/contract.ts';
import { storeCalls } from '../../src/store.calls.ts';
import { setUp } from '../store/set-up.ts';
import { openTestStore } from '../store/test-store.ts';

const store = setUp(openTestStore);

/**
 * All but those of signing in. Which capability each needs, and which roles have it, is written down in
 * docs/permissions.md, which a project check compares.
 */
const calls = storeCalls.filter(
  ({ audience, options }) => audience === 'staff' && options.requires.capability !== anybody.capability,
);
const contracts = calls.map(({ contract }) => contract);

test.each(staffRoles)('the role %s may make these calls and no others', async (role) => {
  const refused = [];
  for (const contract of contracts)
    if ((await statusFor(contract, await store.signInAtDesk(role))) === 403) refused.push(contract.path);
  const isOpen = (capability: string) =>
    capability === anyStaff.capability || canAtDesk([role], capability as StaffCapability);
  const closed = calls.filter(({ options }) => !isOpen(options.requires.capability));
  expect(refused).toEqual(closed.map(({ contract }) => contract.path));
});

test('staff of another site may make no call that is about this one', async () => {
  const desk = await store.signInAtDesk('admin');
  await store.database.$client.query("delete from staff_roles where role = 'admin' and site = 'nod'");
  const open = [];
  for (const contract of contracts)
    if (contract.path.includes(':site') && (await statusFor(contract, desk)) !== 403) open.push(contract.path);
  expect(open).toEqual([]);
});

/** A text for each `:name` of the path, such as the number of a record. */
const pathParts = ({ path }: Contract) =>
  Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, '1']));

async function statusFor(contract: Contract, desk: string): Promise<number> {
  const { status } = await store.call(contract, { ...pathParts(contract), site: 'nod' }, { desk });
  expect([contract.path, status === 401 || status >= 500]).toEqual([contract.path, false]);
  return status;
}
