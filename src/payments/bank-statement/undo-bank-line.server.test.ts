import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAudit, importLines, invoiceFor, lineOf } from '../../../tests/actions/payments/bank-lines.ts';
import { findCustomerId, findLedgerInconsistencies } from '../../../tests/actions/payments/ledger.ts';
import { receivePayment } from '../../../tests/actions/payments/receipts.ts';
import { openTestInbox } from '../../../tests/fakes/inbox.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { minutesAfter } from '../../lib/dates.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { reverseReceipt } from '../receipts/receipts.server.ts';
import { type BookedLine, bookLineInTransaction, type LineBooking, linkBankLine } from './book-bank-line.server.ts';
import { ignoreBankLine } from './ignore-bank-line.server.ts';
import { takeReceiptBack, undoBankLine } from './undo-bank-line.server.ts';

const store = setUp(openTestStore);
const office = setUp(() => openTestInbox(store));
let customerId: number;
beforeAll(async () => {
  customerId = await findCustomerId(store, 'active@nod.example');
  await invoiceFor(store, customerId, 'NM/U/1', 800_00);
});
afterAll(async () => expect(await findLedgerInconsistencies(store)).toEqual([]));

const staff = () => ({ by: 'Meera', now: store.now() });
const book = async (line: Omit<LineBooking, 'customerId' | 'note' | 'by' | 'now'>): Promise<BookedLine> => {
  const booking = { ...line, customerId, note: '', ...staff() };
  return (await store.database.transaction((db) => bookLineInTransaction(db, sites.nod, booking))) as BookedLine;
};
const bookedLine = async (amountMinor: number, reference: string): Promise<{ id: number; number: string }> => {
  const [id = 0] = await importLines(store, [[amountMinor, `CHQ ${reference} WESTERN`, reference]]);
  const parts = [{ reference: 'NM/U/1', amountMinor }];
  const unpaidBalances = [{ invoice: 'NM/U/1', reason: 'later' as const, note: '' }];
  const { number } = await book({ lineId: id, version: 0, parts, unpaidBalances, allowDuplicate: false });
  return { id, number };
};
const undo = async (lineId: number, why: string, version?: number) => {
  const seen = version ?? (await lineOf(store, lineId)).version;
  return undoBankLine(store.database, sites.nod, { lineId, version: seen, why, ...staff() });
};
const openMinor = async () =>
  (await store.database.$client.query("select open_minor from ledger_entries where reference = 'NM/U/1'")).rows[0]
    .open_minor;

test('a booked line is undone by reversing its receipt; the buyer reads why, and it can be booked again', async () => {
  const { id, number } = await bookedLine(100_00, '000881');
  expect(await undo(id, ' ')).toMatchObject({ message: 'Say why the receipt is reversed; the buyer reads it.' });
  expect(await undo(id, 'It was the money of another customer.', 0)).toMatchObject({ refusal: 'changed_since' });
  expect(await undo(id, 'It was the money of another customer.')).toBeUndefined();
  expect(await lineOf(store, id)).toMatchObject({ state: 'open', receiptNumber: null });
  expect(await openMinor()).toBe(800_00);
  const mail = await office.mailTo('active@nod.example');
  expect(mail.text).toContain(`We had to reverse receipt ${number}: It was the money of another customer.`);
  expect(await findAudit(store, 'bank line undone')).toMatchObject({
    before: { state: 'booked', receipt: number },
    after: { state: 'open', why: 'It was the money of another customer.' },
  });
  expect(await undo(id, 'Again')).toMatchObject({ message: 'The line waits; there is nothing to undo.' });
});

test('an ignored line waits again without a reason', async () => {
  const [id = 0] = await importLines(store, [[7_00, 'INTEREST', 'I1']]);
  await ignoreBankLine(store.database, sites.nod, { lineId: id, version: 0, reason: 'Interest', ...staff() });
  expect(await undo(id, '')).toBeUndefined();
  expect(await lineOf(store, id)).toMatchObject({ state: 'open', note: '' });
});

const mailCount = async () =>
  (await store.database.$client.query('select count(*)::integer from outbox')).rows[0].count;

/** A receipt that was recorded by hand for a part of the invoice, and a line of the statement over the same amount. */
async function recordedBefore(amountMinor: number, reference: string): Promise<{ id: number; number: string }> {
  const parts = [{ reference: 'NM/U/1', amountMinor }];
  const { number } = await receivePayment(store, amountMinor, { reference, parts });
  const [id = 0] = await importLines(store, [[amountMinor, `CHQ ${reference} WESTERN`, reference]]);
  return { id, number };
}
const link = async (lineId: number, receiptNumber: string) => {
  const { version } = await lineOf(store, lineId);
  const now = minutesAfter(store.now(), 1);
  return linkBankLine(store.database, sites.nod, { lineId, version, receiptNumber, by: 'Meera', now });
};
/** The money is paid back, so that the next test finds the invoice unpaid. */
const reverse = (number: string) =>
  reverseReceipt(store.database, sites.nod, { number, why: 'The cheque bounced.', ...staff() });

test('a link is undone without a reason; the receipt and its invoice stay, and the buyer gets no mail', async () => {
  const { id, number } = await recordedBefore(30_00, '000884');
  expect(await link(id, number)).toMatchObject({ number });
  const [open, mails] = [await openMinor(), await mailCount()];
  expect(await undo(id, '')).toBeUndefined();
  expect(await lineOf(store, id)).toMatchObject({ state: 'open', receiptNumber: null });
  expect(await openMinor()).toBe(open);
  expect(await mailCount()).toBe(mails);
  expect(await findAudit(store, 'bank line undone')).toMatchObject({
    before: { state: 'booked', receipt: number },
    after: { state: 'open', why: '' },
  });
  expect(await link(id, number)).toMatchObject({ number });
  expect(await undo(id, 'It is the receipt of another cheque.')).toBeUndefined();
  expect(await openMinor()).toBe(open);
  expect(await findAudit(store, 'bank line undone')).toMatchObject({
    after: { why: 'It is the receipt of another cheque.' },
  });
  expect(await reverse(number)).toMatchObject({ number });
  expect(await openMinor()).toBe(800_00);
});

test('a link that two staff undo at once is undone once', async () => {
  const { id, number } = await recordedBefore(31_00, '000885');
  await link(id, number);
  const { version } = await lineOf(store, id);
  const both = await Promise.all([undo(id, '', version), undo(id, '', version)]);
  expect(both.filter((one) => one instanceof Refusal)).toMatchObject([{ refusal: 'changed_since' }]);
  expect(await lineOf(store, id)).toMatchObject({ state: 'open', version: version + 1 });
  await reverse(number);
});

test('a linked line whose receipt is reversed waits again', async () => {
  const { id, number } = await recordedBefore(32_00, '000886');
  await link(id, number);
  expect(await reverse(number)).toMatchObject({ number });
  expect(await lineOf(store, id)).toMatchObject({ state: 'open', receiptNumber: null });
  expect(await openMinor()).toBe(800_00);
});

test('a line that was linked wrongly and then booked is undone by reversing its own receipt', async () => {
  const { id, number } = await recordedBefore(33_00, '000887');
  await link(id, number);
  await undo(id, '');
  const parts = [{ reference: 'NM/U/1', amountMinor: 33_00 }];
  const unpaidBalances = [{ invoice: 'NM/U/1', reason: 'later' as const, note: '' }];
  const booked = await book({ lineId: id, version: 2, parts, unpaidBalances, allowDuplicate: true });
  const open = await openMinor();
  expect(await undo(id, '')).toMatchObject({ message: 'Say why the receipt is reversed; the buyer reads it.' });
  expect(await undo(id, 'The money was there already.')).toBeUndefined();
  expect(await openMinor()).toBe(open + 33_00);
  expect((await office.mailTo('active@nod.example')).text).toContain(`reverse receipt ${booked.number}`);
  await reverse(number);
});

test('a returned cheque takes its receipt back; the line of the cheque stays decided', async () => {
  const { id, number } = await bookedLine(200_00, '000882');
  const [returned = 0] = await importLines(store, [[-200_00, 'CHQ 000882 RETURNED FUNDS', '000882']]);
  const taken = { lineId: returned, version: 0, receiptNumber: number, why: 'The cheque was returned.', ...staff() };
  expect(await takeReceiptBack(store.database, sites.nod, { ...taken, why: '' })).toBeInstanceOf(Refusal);
  expect(await takeReceiptBack(store.database, sites.nod, { ...taken, version: 3 })).toMatchObject({
    refusal: 'changed_since',
  });
  expect(await openMinor()).toBe(600_00);
  expect(await takeReceiptBack(store.database, sites.nod, taken)).toBeUndefined();
  expect(await openMinor()).toBe(800_00);
  expect(await lineOf(store, returned)).toMatchObject({ state: 'booked', receiptNumber: number });
  expect(await lineOf(store, id)).toMatchObject({ state: 'booked' });
  expect(await undo(returned, 'A mistake')).toMatchObject({ refusal: 'cannot_be' });
  const [third = 0] = await importLines(store, [[-200_00, 'CHQ 000882 RETURNED AGAIN', '000882']]);
  const again = { ...taken, lineId: third };
  expect(await takeReceiptBack(store.database, sites.nod, again)).toMatchObject({ refusal: 'reversed_before' });
  const unknown = { ...again, receiptNumber: 'NODP1' };
  expect(await takeReceiptBack(store.database, sites.nod, unknown)).toMatchObject({ refusal: 'unknown_receipt' });
});

test('a line takes back only a receipt of its own amount', async () => {
  const { number } = await bookedLine(50_00, '000883');
  const [returned = 0] = await importLines(store, [[-60_00, 'CHQ 000883 RETURNED', '000883']]);
  const taken = { lineId: returned, version: 0, receiptNumber: number, why: 'Returned.', ...staff() };
  expect(await takeReceiptBack(store.database, sites.nod, taken)).toMatchObject({
    message: `Receipt ${number} has another amount than the line.`,
  });
  expect(await openMinor()).toBe(750_00);
});
