import { expect, test } from 'vitest';
import { openTestInbox } from '../../../tests/fakes/inbox.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { getInfo } from '../get-info.contract.ts';
import type { AccountDecision } from '../permissions/account-decision.rule.ts';
import { updateGetInfo } from '../profile/profile.contract.ts';
import { session } from '../sign-in/sign-in.contract.ts';
import { decideAccount, type ExpectedAccount } from './decide-account.server.ts';

const store = setUp(openTestStore);
const office = setUp(() => openTestInbox(store));

const email = 'pending@nod.example';
const decide = (decision: AccountDecision, reason = '', who = email) =>
  decideAccount(store.database, sites.nod, { email: who, decision, reason, by: 'Meera', now: store.now() });
const info = async () => (await store.call(getInfo, {}, { token: await store.signIn('pending') })).body.data;

test('rejected with a reason, corrected, documents verified, approved: each step is mailed and shown', async () => {
  expect(await decide('reject', 'The GSTIN is another company’s.')).toBeUndefined();
  expect(await info()).toMatchObject({
    status: 'Verification Pending',
    status_message: 'The GSTIN is another company’s.',
    needs_correction: true,
  });
  const { body } = await store.call(session, {}, { token: await store.signIn('pending') });
  expect(body.needs_correction).toBe(true);
  expect((await office.mailTo(email)).text).toContain('The GSTIN is another company’s.');

  const token = await store.signIn('pending');
  store.setClock(new Date(store.now().getTime() + 1000));
  await store.call(updateGetInfo, { key: 'place_order', gst_update: '06AAACZ1234F1ZP' }, { token });
  expect(await info()).toMatchObject({ needs_correction: false });

  expect(await decide('approval')).toBeUndefined();
  expect(await info()).toMatchObject({
    status: 'Approval Pending',
    status_message: '',
    gst_verified: true,
    billing_details: { verified: true },
  });
  expect(await decide('approve')).toBeUndefined();
  const active = await info();
  expect(active.status).toBe('Active');
  expect(active.CustomerDeliveryAddress.details[0]?.approval_status).toBe(2);
  expect((await office.mailTo(email)).subject).toBe('Your NOD account: Active');
});

test('an Active account can be moved back to Approval Pending or put on hold', async () => {
  for (const [decision, reason] of [
    ['approval', ''],
    ['hold', 'Papers have expired.'],
  ] as const)
    expect(await decide(decision, reason, 'newbalance0@nod.example')).toBeUndefined();
});

test('who decided what, when and why stands in the audit trail', async () => {
  await decide('hold', 'Asked twice.', 'approval@nod.example');
  const { rows } = await store.database.$client.query(
    "select actor, actor_name, action, at, details from audit_trail where subject = 'approval@nod.example'",
  );
  expect(rows).toEqual([
    {
      actor: 'staff',
      actor_name: 'Meera',
      action: 'account hold',
      at: store.now(),
      details: { before: 'approval_pending', after: 'verification_pending', reason: 'Asked twice.' },
    },
  ]);
});

test('what cannot be decided is refused in words, and nobody is told', async () => {
  const queued = async () => (await store.database.$client.query('select count(*)::int as n from outbox')).rows;
  const before = await queued();
  expect((await decide('reject', '', 'active@nod.example'))?.message).toMatch(/give a reason/);
  expect((await decide('approve', '', 'unregistered@nod.example'))?.message).toMatch(/profile/);
  expect((await decide('approve', '', 'overdue@nod.example'))?.message).toMatch(/already/);
  expect((await decide('approve', '', 'active@zwz.example'))?.message).toBe('NOD has no account active@zwz.example.');
  expect(await queued()).toEqual(before);
});

test('the same decision taken twice at once is taken once', async () => {
  const both = await Promise.all([1, 2].map(() => decide('hold', 'Once.', 'overdue@nod.example')));
  expect(both.filter((refused) => refused === undefined)).toHaveLength(1);
});

test('approving verifies the default tax registration and no other', async () => {
  const { $client } = store.database;
  const { rows: before } = await $client.query(
    `insert into tax_registrations (site, customer_id, number, legal_name, region_id, created_at)
      select r.site, r.customer_id, '01AAGCB7383J1Z4', r.legal_name, 1, r.created_at from tax_registrations r
        join users u on u.customer_id = r.customer_id where u.email = 'approval@nod.example' and r.is_default
      returning customer_id as "customerId"`,
  );
  const { customerId } = before[0];
  await $client.query(
    'update tax_registrations set verified_at = null, verified_by = null where customer_id = $1 and is_default',
    [customerId],
  );
  expect(await decide('approve', '', 'approval@nod.example')).toBeUndefined();
  const { rows } = await $client.query(
    'select is_default, verified_by from tax_registrations where customer_id = $1 order by is_default',
    [customerId],
  );
  expect(rows).toEqual([
    { is_default: false, verified_by: null },
    { is_default: true, verified_by: 'Meera' },
  ]);
});

test('the second of two who decide is told what the account is and who decided it', async () => {
  const seen = { status: 'active', taxNumber: '27AAACW1938G1ZB' } as const;
  const second = (against: ExpectedAccount) =>
    decideAccount(store.database, sites.nod, {
      email: 'active@nod.example',
      decision: 'hold',
      reason: 'Papers',
      seen: against,
      by: 'Anil',
      now: store.now(),
    });
  expect(await decide('approval', '', 'active@nod.example')).toBeUndefined();
  expect((await second(seen))?.message).toMatch(
    /^Nothing was changed\. The account is Approval Pending now\. Changed by Meera on /,
  );
  expect((await second({ status: 'approval_pending', taxNumber: '24AAACW1938G1ZH' }))?.message).toContain(
    'The GSTIN is 27AAACW1938G1ZB now.',
  );
  expect(await second({ ...seen, status: 'approval_pending' })).toBeUndefined();
});

test('an account is not approved with a billing address that staff have not seen', async () => {
  const who = 'approval@zwz.example';
  const token = await store.signIn('approval', 'zwz');
  const { data } = (await store.call(getInfo, {}, { token, site: 'zwz' })).body;
  const { b_address: line, b_city: city, b_pincode: pincode, b_state: region } = data.billing_details;
  const seen = { status: 'approval_pending' as const, taxNumber: data.gst_no };
  const approve = (billing: ExpectedAccount['billing']) =>
    decideAccount(store.database, sites.zwz, {
      email: who,
      decision: 'approve',
      reason: '',
      seen: { ...seen, billing },
      by: 'Meera',
      now: store.now(),
    });
  const billingDeatils = {
    billingaddress: line,
    billingpincode: '110020',
    billingstate: 'Delhi',
    billingcity_name: 'Okhla',
  };
  const sent = { key: 'BillingInformation', billingDeatils };
  expect((await store.call(updateGetInfo, sent, { token, site: 'zwz' })).body.success).toBe(true);
  expect((await approve({ line, city, pincode, region }))?.message).toMatch(
    `Nothing was changed. The billing address is ${line}, Okhla, 110020, Delhi now. Changed by ${who} on `,
  );
  expect((await approve(null))?.refusal).toBe('changed_meanwhile');
  expect(await approve({ line, city: 'Okhla', pincode: '110020', region: 'Delhi' })).toBeUndefined();
});
