import { afterAll, beforeAll, expect, test } from 'vitest';
import { invoiceFor } from '../../../tests/actions/payments/bank-lines.ts';
import { allowTransferFor, createTransferOrder } from '../../../tests/actions/payments/bank-transfers.ts';
import { findCustomerId, findLedgerInconsistencies, findUnpaid } from '../../../tests/actions/payments/ledger.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { addDays, dayOf } from '../../lib/dates.ts';
import {
  callListAtDesk,
  debtorAtDesk,
  endPromiseAtDesk,
  endUnpaidNoteAtDesk,
  notePromiseAtDesk,
  noteUnpaidAtDesk,
  previewReminderAtDesk,
  recordReceiptAtDesk,
  reverseReceiptAtDesk,
  writeOffAtDesk,
} from './debtor.contract.ts';
import { remindersAtDesk, sendReminderAtDesk } from './receivables.contract.ts';

const store = setUp(openTestStore);
let desk: string;
let customerId: number;
let today: string;
const site = 'nod' as const;
beforeAll(async () => {
  desk = await store.signInAtDesk('accounts');
  await store.database.$client.query("update ledger_entries set open_minor = 0 where kind in ('invoice', 'receipt')");
  customerId = await findCustomerId(store, 'newbalance0@nod.example');
  today = dayOf(store.now(), 'Asia/Kolkata');
  await invoiceFor(store, customerId, 'NM/26-27/980001', 500_00, { daysAgo: 8 });
});
afterAll(async () =>
  expect((await findLedgerInconsistencies(store)).filter((one) => !/open/i.test(JSON.stringify(one)))).toEqual([]),
);

const calls = async () => (await store.call(callListAtDesk, { site }, { desk })).body;
const debtor = async () => (await store.call(debtorAtDesk, { site, customerId }, { desk })).body;
const note = async (over: object = {}) => {
  const request = { site, customerId, amount: 300_00, day: addDays(today, 2), note: 'By cheque', seen: 0, ...over };
  return (await store.call(notePromiseAtDesk, request, { desk })).body;
};

test('a promise is noted, takes the customer off the call list, and is ended', async () => {
  expect((await calls()).calls).toMatchObject([
    { customerId, overdueMinor: 500_00, daysLate: 8, brokenMinor: null, lastNote: null },
  ]);
  expect(await note({ day: '' })).toMatchObject({ refusal: 'day' });
  expect(await note({ amount: 600_00 })).toMatchObject({
    refusal: 'amount',
    message: 'This is more than the customer owes.',
  });
  expect(await note()).toMatchObject({ success: true });
  const { calls: left, promises } = await calls();
  expect([left, promises]).toMatchObject([[], [{ customerId, amountMinor: 300_00, state: 'open', endedBy: null }]]);
  expect((await debtor()).promises).toMatchObject([{ note: 'By cheque', state: 'open' }]);
  expect(await note()).toMatchObject({ refusal: 'changed_since' });
  const end = async () =>
    (await store.call(endPromiseAtDesk, { site, customerId, seen: promises[0]?.id ?? 0 }, { desk })).body;
  expect(await end()).toMatchObject({ success: true });
  expect(await end()).toMatchObject({ refusal: 'changed_since' });
});

test('a reminder is read before it is sent, and kept as it was written', async () => {
  const preview = async (stage = '') =>
    (await store.call(previewReminderAtDesk, { site, customerId, stage }, { desk })).body;
  const read = await preview();
  expect(read).toMatchObject({ stage: 'friendly', receiver: 'newbalance0@nod.example' });
  expect(read.text).toContain('NM/26-27/980001');
  expect(read.text).toContain('http://nod.localhost:3000/statement');
  const letters = async () => (await store.call(remindersAtDesk, { site, customerId }, { desk })).body.letters;
  expect(await letters()).toEqual([]);
  await store.call(sendReminderAtDesk, { site, customerId }, { desk });
  expect(await letters()).toMatchObject([{ stage: 'friendly', subject: read.subject, text: read.text }]);
  expect(await preview()).toMatchObject({ refusal: 'sent_before' });
});

test('a cheque is recorded, shown in the ledger, and taken back', async () => {
  const record = async (over: object = {}) => {
    const request = { site, customerId, amount: 200_00, reference: 'CHQ 000882', day: today, invoices: [], ...over };
    return (await store.call(recordReceiptAtDesk, request, { desk })).body;
  };
  expect(await record({ day: '' })).toMatchObject({ refusal: 'day' });
  expect(await record({ day: addDays(today, 1) })).toMatchObject({
    refusal: 'day',
    message: 'The day is in the future.',
  });
  expect(await record({ reference: ' ' })).toMatchObject({
    refusal: 'reference',
    message: expect.stringContaining('number of the cheque'),
  });
  expect(await record({ customerId: 0 })).toMatchObject({ refusal: 'unknown_customer' });
  const { receiptNo } = await record({ invoices: ['NM/26-27/980001'] });
  expect(await record()).toMatchObject({ refusal: 'receipt_twice' });
  expect((await record({ confirmed: true })).success).toBe(true);
  expect((await debtor()).statement).toMatchObject({ unpaid: 100 });
  const reverse = async (why: string) =>
    (await store.call(reverseReceiptAtDesk, { site, receiptNo, why }, { desk })).body;
  expect(await reverse('')).toMatchObject({ refusal: 'why' });
  expect(await reverse('The cheque was returned')).toMatchObject({ success: true });
  expect(await reverse('Again')).toMatchObject({ refusal: 'reversed_before' });
  expect((await debtor()).statement.rows.map(({ kind, number }) => [kind, number])).toContainEqual([
    'Receipt reversed',
    receiptNo,
  ]);
});

test('a dispute is noted of an invoice, which is not reminded of until it is settled', async () => {
  await invoiceFor(store, customerId, 'NM/26-27/980002', 70_00, { daysAgo: 8 });
  const invoice = 'NM/26-27/980002';
  const noteWhy = async (over: object = {}) =>
    (
      await store.call(
        noteUnpaidAtDesk,
        { site, customerId, invoice, reason: 'dispute', note: '3 pieces are missing', ...over },
        { desk },
      )
    ).body;
  const settle = async () => (await store.call(endUnpaidNoteAtDesk, { site, customerId, invoice }, { desk })).body;
  expect(await noteWhy({ note: ' ' })).toMatchObject({ refusal: 'note', message: 'Write what is in dispute.' });
  expect(await noteWhy({ invoice: 'NM/1' })).toMatchObject({ refusal: 'unknown_invoice' });
  expect(await noteWhy()).toMatchObject({ success: true });
  expect((await debtor()).unpaidNotes).toMatchObject([
    { invoice, open: 70_00, reason: 'dispute', note: '3 pieces are missing' },
  ]);
  const disputed = async () => (await calls()).calls.find((one) => one.customerId === customerId)?.disputedMinor;
  expect(await disputed()).toBe(70_00);
  expect(await settle()).toMatchObject({ success: true });
  expect((await debtor()).unpaidNotes).toEqual([]);
  expect(await disputed()).toBe(0);
  expect(await settle()).toMatchObject({ refusal: 'changed_since' });
});

test('a cheque is recorded for an order that waits for its transfer', async () => {
  await allowTransferFor(store, 'newbalance0');
  const buyer = await store.signIn('newbalance0');
  const { number, totalMinor } = await createTransferOrder(store, buyer, [['6205 2RS', 1]]);
  const { orders } = await debtor();
  expect(orders).toContainEqual({ number, owing: totalMinor });
  const record = async (over: object = {}) => {
    const paid = { amount: totalMinor, reference: 'CHQ 000901', day: today, invoices: [], order: number };
    return (await store.call(recordReceiptAtDesk, { site, customerId, ...paid, ...over }, { desk })).body;
  };
  expect(await record({ invoices: ['NM/26-27/980002'] })).toMatchObject({ refusal: 'order' });
  expect(await record({ order: 'NOD26999999' })).toMatchObject({ refusal: 'unknown_order' });
  expect(await record()).toMatchObject({ success: true });
  expect((await debtor()).orders).toEqual([]);
  expect(await record({ reference: 'CHQ 000902' })).toMatchObject({ refusal: 'cannot_be' });
});

test('a customer of another site is unknown', async () => {
  const { body } = await store.call(
    debtorAtDesk,
    { site: 'zwz', customerId },
    { desk: await store.signInAtDesk('admin') },
  );
  expect(body).toMatchObject({ refusal: 'unknown_customer' });
});

test('a write-off that is sent again with its key is booked once', async () => {
  await invoiceFor(store, customerId, 'NM/26-27/980099', 500_00);
  const asked = { kind: 'write_off' as const, amount: 40, reason: 'Paise' };
  const request = { site, customerId, invoice: 'NM/26-27/980099', ...asked };
  const press = () => store.call(writeOffAtDesk, request, { desk, key: 'pressed twice' });
  for (const { body } of await Promise.all([press(), press()])) expect(body).toMatchObject({ success: true });
  expect(await findUnpaid(store, 'NM/26-27/980099')).toBe(499_60);
});
