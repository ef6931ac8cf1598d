import { expect, test } from 'vitest';
import type { CustomerStatus } from '../../src/account/customer-status.data.ts';

import { type CallerKind, type Capability, callerKinds, can } from '../../src/account/permissions/permissions.rule.ts';
import { addItem } from '../../src/cart/cart.contract.ts';
import type { Role } from '../../src/demo/people.data.ts';
import type { BuyerHandler } from '../../src/server/calls/define-call.server.ts';
import { storeCalls } from '../../src/store.calls.ts';
import { findItemIds } from '../actions/cart.ts';
import { setUp } from '../store/set-up.ts';
import { openTestStore } from '../store/test-store.ts';
import { validBodies } from '../valid-requests/valid-bodies.ts';
import { noRecords } from './no-records.data.ts';

const store = setUp(openTestStore);

/** Which capability each needs, and who has it, is written down in docs/permissions.md, which a project check compares. */
const calls = storeCalls.filter((handler) => handler.audience === 'buyers');

const roleOf: Readonly<Record<Exclude<CallerKind, 'visitor'>, Role>> = {
  unverified: 'unregistered',
  pending: 'pending',
  approval: 'approval',
  active: 'active',
  overdue: 'overdue',
};

/** What handlers refuse that read the standing again under their lock. */
const refusedUnderLock: Readonly<Record<string, string>> = { 'edit-profile': 'active', order: 'verification_pending' };

/** Valid in form, so that what refuses them is the permission. */
const bodies: Readonly<Record<string, object>> = {
  ...validBodies(noRecords),
  'api/add_item/': { item_info: [{ item_id: 1, quantity: '3', flag: 'add_cart' }] },
  'authentication/update_get_info/': { key: 'place_order', gst_update: '27AAPFU0939F1ZV' },
};

test.each(callerKinds)('a caller of the kind %s may make these calls and no others', async (kind) => {
  const refused: string[] = [];
  for (const call of calls) if (await isRefused(call, kind)) refused.push(call.contract.path);
  const closed = calls.filter(({ options }) => !can(kind, options.requires.capability as Capability));
  expect(refused).toEqual(closed.map(({ contract }) => contract.path));
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

async function isRefused({ contract, options: { requires } }: BuyerHandler, kind: CallerKind): Promise<boolean> {
  const options = kind === 'visitor' ? {} : { token: await signInAs(kind) };
  const { status, body } = await store.call(contract, bodies[contract.path] ?? {}, options);
  if (status === 401 || status === 403) {
    expect(body.message).toBe(accessRefusals[status]);
    return true;
  }
  expect([contract.path, status < 500]).toEqual([contract.path, true]);
  return body.refusal !== undefined && body.refusal === (requires.refusal ?? refusedUnderLock[requires.capability]);
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
