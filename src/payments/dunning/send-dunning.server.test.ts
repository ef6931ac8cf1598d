import { beforeAll, expect, test } from 'vitest';
import { findAudit, invoiceFor } from '../../../tests/actions/payments/bank-lines.ts';
import { findCustomerId } from '../../../tests/actions/payments/ledger.ts';
import { openTestInbox } from '../../../tests/fakes/inbox.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { noteUnpaid } from '../receivables/unpaid-balance.server.ts';
import { exceptFromDunning } from './except-customer.server.ts';
import { type DunningRequest, listSentLetters, parseStage, sendDunningLetter } from './send-dunning.server.ts';

const store = setUp(openTestStore);
const office = setUp(() => openTestInbox(store));
let customerId: number;
beforeAll(async () => {
  // Without credit terms an invoice is due at once.
  customerId = await findCustomerId(store, 'newbalance0@nod.example');
  await invoiceFor(store, customerId, 'NM/L/1', 1_000_00, { daysAgo: 12 });
  await invoiceFor(store, customerId, 'NM/L/2', 500_00, { daysAgo: 4 });
  await invoiceFor(store, customerId, 'NM/L/3', 250_00, { daysAgo: 0 });
});

const send = (over: Partial<DunningRequest> = {}) =>
  sendDunningLetter(store.database, sites.nod, { customerId, by: 'Meera', now: store.now(), ...over });
const later = (days: number) => store.setClock(new Date(store.now().getTime() + days * 86_400_000));

test('the first reminder names the open invoices, the days and the bank account', async () => {
  expect(await send()).toMatchObject({ stage: 'friendly', invoices: ['NM/L/1', 'NM/L/2'] });
  const { subject, text } = await office.mailTo('newbalance0@nod.example');
  expect(subject).toBe('A reminder: ₹\u00a01,500.00 is due');
  for (const part of ['NM/L/1', 'NM/L/2', 'NM/L/3', '1,750.00', 'DDBX0000169', '/statement'])
    expect(text).toContain(part);
  expect(await findAudit(store, 'reminder sent')).toMatchObject({
    stage: 'friendly',
    overdueMinor: 1_500_00,
    before: { 'NM/L/1': [], 'NM/L/2': [] },
    after: { 'NM/L/1': 'friendly', 'NM/L/2': 'friendly' },
  });
});

test('a stage is sent once for an invoice, also by two staff at the same time', async () => {
  const refused = await send({ stage: 'friendly', by: 'Rohan' });
  expect((refused as Refusal<string>).message).toMatch(
    /^For Deccan Fan Works this reminder was sent for all overdue invoices\. Meera sent the last one on /,
  );
  expect(await send()).toMatchObject({ refusal: 'sent_before' });
  const both = await Promise.all([send({ stage: 'firm' }), send({ stage: 'firm', by: 'Rohan' })]);
  expect(both.filter((one) => one instanceof Refusal)).toHaveLength(1);
  expect((await office.mailTo('newbalance0@nod.example')).subject).toMatch(/^Second reminder: /);
});

test('days later the next stage and what has become late are due together', async () => {
  later(30);
  expect(await send()).toMatchObject({ stage: 'stop', invoices: ['NM/L/1', 'NM/L/2', 'NM/L/3'] });
  const [letter] = await listSentLetters(store.database, sites.nod, customerId);
  expect(letter).toMatchObject({
    stage: 'stop',
    sentBy: 'Meera',
    totalMinor: 1_750_00,
    invoices: [
      { reference: 'NM/L/1', stage: 'stop', openMinor: 1_000_00 },
      { reference: 'NM/L/2', stage: 'stop', openMinor: 500_00 },
      { reference: 'NM/L/3', stage: 'friendly', openMinor: 250_00 },
    ],
  });
});

test('an invoice in dispute is not reminded of', async () => {
  later(10);
  const dispute = { invoice: 'NM/L/3', reason: 'dispute' as const, note: 'Wrong price', by: 'Meera', now: store.now() };
  await noteUnpaid(store.database, sites.nod, dispute);
  expect(await send({ stage: 'firm' })).toMatchObject({ refusal: 'sent_before' });
});

test('an excepted customer gets none, and the refusal says why', async () => {
  const exception = {
    customerId,
    excepted: true,
    reason: 'Pays through the parent company',
    by: 'Rohan',
    now: store.now(),
  };
  await exceptFromDunning(store.database, sites.nod, exception);
  expect(await send({ stage: 'stop' })).toMatchObject({
    message: 'Deccan Fan Works gets no reminders: Pays through the parent company (Rohan).',
  });
});

test('nobody is reminded of nothing, and nobody of another site', async () => {
  const other = await findCustomerId(store, 'approval@nod.example');
  expect(await send({ customerId: other })).toMatchObject({
    message: 'Damodar Steel Rolling has no overdue invoice to remind of.',
  });
  expect(
    await sendDunningLetter(store.database, sites.zwz, { customerId, by: 'Meera', now: store.now() }),
  ).toMatchObject({
    refusal: 'unknown_customer',
  });
});

test('stages have names', () => {
  expect(parseStage('firm')).toBe('firm');
  expect(parseStage('angry')).toBeUndefined();
});
