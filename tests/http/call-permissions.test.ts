import { expect, test } from 'vitest';
import type { CustomerStatus } from '../../src/account/account.table.ts';
import { type CallerKind, callerKinds } from '../../src/account/permissions/permissions.rule.ts';
import { addItem } from '../../src/cart/cart.contract.ts';
import type { Role } from '../../src/demo/people.data.ts';
import type { Contract } from '../../src/lib/contract.ts';
import { storeCalls } from '../../src/store.calls.ts';
import { findItemIds } from '../actions/cart.ts';
import { setUp } from '../store/set-up.ts';
import { openTestStore } from '../store/test-store.ts';
import { validBodies } from '../valid-requests/valid-bodies.ts';
import { noDeskIds } from './no-desk-ids.data.ts';
import { whoMayCall } from './who-may-call.data.ts';

const store = setUp(openTestStore);

const contracts = storeCalls.filter(({ audience }) => audience === 'buyers').map(({ contract }) => contract);

test('it is written down for every call who may make it', () => {
  expect(contracts.map(({ path }) => path).toSorted()).toEqual(Object.keys(whoMayCall).toSorted());
});

const roleOf: Readonly<Record<Exclude<CallerKind, 'visitor'>, Role>> = {
  unverified: 'unregistered',
  pending: 'pending',
  approval: 'approval',
  active: 'active',
  overdue: 'overdue',
};

/** By name: the refusals of accounts that lack the capability by their standing. */
const refusalsByStanding: Readonly<Record<string, string>> = {
  'authentication/update_get_info/': 'active',
  'api/add_item/': 'not_active',
  'api/print_quote/:rfi/': 'not_active',
  'api/share_quote/': 'not_active',
  'api/reorder/': 'not_active',
  'api/stock_alerts/': 'not_active',
  'api/stock_alert/': 'not_active',
  'api/sales_confirmation/': 'verification_pending',
  'payment/createOrder/': 'verification_pending',
  'stripepayment/nod-create-payment/': 'verification_pending',
};

/** Valid in form, so that what refuses them is the permission. */
const bodies: Readonly<Record<string, object>> = {
  ...validBodies({
    site: 'nod',
    email: 'active@nod.example',
    lines: [],
    itemIds: [],
    order: 'NOD26000001',
    invoice: '',
    rfi: '1',
    payment: 'none',
    addressId: 0,
    deskIds: noDeskIds,
  }),
  'api/add_item/': { item_info: [{ item_id: 1, quantity: '3', flag: 'add_cart' }] },
  'authentication/update_get_info/': { key: 'place_order', gst_update: '27AAPFU0939F1ZV' },
};

test.each(callerKinds)('a caller of the kind %s may make these calls and no others', async (kind) => {
  const refused: string[] = [];
  for (const contract of contracts) if (await isRefused(contract, kind)) refused.push(contract.path);
  const expected = contracts.map(({ path }) => path).filter((path) => !whoMayCall[path]?.includes(kind));
  expect(refused).toEqual(expected);
});

test('a repeated request gets its earlier reply, also when the account may do less since', async () => {
  const token = await store.signIn('active');
  const { NU205 } = await findItemIds(store, 'nod', ['NU205']);
  const line = { item_id: NU205, quantity: 4, flag: 'add_cart' as const };
  const add = async (key: string) => {
    const { body } = await store.call(addItem, { item_info: [line] }, { token, key });
    return body.refusal ?? body.message;
  };
  const setStatus = (status: CustomerStatus) =>
    store.database.$client.query(
      "update customers set status = $1 where id = (select customer_id from users where email = 'active@nod.example')",
      [status],
    );
  await add('first');
  await setStatus('approval_pending');
  expect([await add('first'), await add('second')]).toEqual(['Added to your cart.', 'not_active']);
  await setStatus('active');
});

const accessRefusals = { 401: 'Please sign in to continue.', 403: 'Please verify your e-mail address first.' };

async function isRefused(contract: Contract, kind: CallerKind): Promise<boolean> {
  const options = kind === 'visitor' ? {} : { token: await signInAs(kind) };
  const { status, body } = await store.call(contract, bodies[contract.path] ?? {}, options);
  if (status === 401 || status === 403) {
    expect(body.message).toBe(accessRefusals[status]);
    return true;
  }
  expect([contract.path, status < 500]).toEqual([contract.path, true]);
  return body.refusal !== undefined && body.refusal === refusalsByStanding[contract.path];
}

/** A new session each time, because some of the calls end sessions. */
async function signInAs(kind: Exclude<CallerKind, 'visitor'>): Promise<string> {
  const token = await store.signIn(roleOf[kind]);
  await store.database.$client.query('update users set email_verified_at = $1 where email = $2', [
    kind === 'unverified' ? null : new Date(0),
    `${roleOf[kind]}@nod.example`,
  ]);
  return token;
}
