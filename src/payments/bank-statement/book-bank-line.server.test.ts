import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAudit, importLines, invoiceFor, lineOf } from '../../../tests/actions/payments/bank-lines.ts';
import { findCustomerId, findLedgerInconsistencies } from '../../../tests/actions/payments/ledger.ts';
import { receivePayment } from '../../../tests/actions/payments/receipts.ts';
import { openTestInbox } from '../../../tests/fakes/inbox.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { reverseReceipt } from '../receipts/receipts.server.ts';
import { type BookedLine, bookLineInTransaction, type LineBooking, linkBankLine } from './book-bank-line.server.ts';

const store = setUp(openTestStore);
const office = setUp(() => openTestInbox(store));
let customerId: number;
beforeAll(async () => {
  customerId = await findCustomerId(store, 'active@nod.example');
  for (const [number, amount] of [
    ['NM/B/1', 500_00],
    ['NM/B/2', 300_00],
    ['NM/B/3', 900_00],
  ] as const)
    await invoiceFor(store, customerId, number, amount);
});
afterAll(async () => expect(await findLedgerInconsistencies(store)).toEqual([]));

const openOf = async (number: string) =>
  (await store.database.$client.query('select open_minor from ledger_entries where reference = $1', [number])).rows[0]
    .open_minor;
const book = async (lineId: number, over: Partial<LineBooking> = {}) => {
  const { version } = await lineOf(store, lineId);
  const booking = { lineId, version, customerId, parts: [], unpaidBalances: [], note: '', allowDuplicate: false };
  return store.database.transaction((db) =>
    bookLineInTransaction(db, sites.nod, { ...booking, by: 'Meera', now: store.now(), ...over }),
  );
};

test('one line pays two invoices, one in part with its reason; all is in the audit trail, and the buyer is mailed', async () => {
  const [id = 0] = await importLines(store, [[600_00, 'NEFT N1 WESTERN GEAR', 'N1']]);
  const parts = [
    { reference: 'NM/B/1', amountMinor: 500_00 },
    { reference: 'NM/B/2', amountMinor: 100_00 },
  ];
  const unpaidBalances = [{ invoice: 'NM/B/2', reason: 'dispute' as const, note: ' 3 pieces are missing ' }];
  const booked = (await book(id, { parts, unpaidBalances })) as BookedLine;
  expect(booked).toMatchObject({ paid: parts, onAccountMinor: 0, company: 'Western Gear & Pump' });
  expect([await openOf('NM/B/1'), await openOf('NM/B/2')]).toEqual([0, 200_00]);
  expect(await lineOf(store, id)).toMatchObject({
    state: 'booked',
    version: 1,
    receiptNumber: booked.number,
    decidedBy: 'Meera',
  });
  const { rows } = await store.database.$client.query('select reason, note, amount_minor, ended_at from unpaid_rests');
  expect(rows).toEqual([{ reason: 'dispute', note: '3 pieces are missing', amount_minor: 200_00, ended_at: null }]);
  expect(await findAudit(store, 'bank line booked')).toMatchObject({
    before: { state: 'open', receipt: null },
    after: { state: 'booked', company: 'Western Gear & Pump', receipt: booked.number, parts, unpaidBalances },
    line: { amountMinor: 600_00, reference: 'N1' },
  });
  expect((await office.mailTo('active@nod.example')).text).toContain('Paid on NM/B/2');
});

test('money can stay on the account', async () => {
  const [id = 0] = await importLines(store, [[40_00, 'NEFT N2 WESTERN GEAR', 'N2']]);
  expect(await book(id, { note: 'in advance' })).toMatchObject({ paid: [], onAccountMinor: 40_00 });
  expect(await openOf('NM/B/3')).toBe(900_00);
});

test('the second of two staff sees by whom the line was booked', async () => {
  const [id = 0] = await importLines(store, [[10_00, 'NEFT N3 WESTERN GEAR', 'N3']]);
  const { version } = await lineOf(store, id);
  const both = await Promise.all([book(id, { version }), book(id, { version, by: 'Rohan' })]);
  const refused = both.filter((one) => one instanceof Refusal);
  expect(refused).toHaveLength(1);
  expect(refused[0]?.message).toMatch(
    /^(Meera|Rohan) booked it for Western Gear & Pump as NODP\d{8} on .*\. Look at it again\.$/,
  );
  expect(await book(id)).toMatchObject({ refusal: 'decided_before' });
});

test('a receipt that staff recorded by hand is not booked twice; the line is linked to it', async () => {
  const { number } = await receivePayment(store, 55_00, { by: 'Rohan', reference: 'UPI 55' });
  const [id = 0] = await importLines(store, [[55_00, 'UPI 55 WESTERN', 'UPI55']]);
  const refused = await book(id);
  expect(refused).toMatchObject({ refusal: 'receipt_twice' });
  expect((refused as Refusal<string>).message).toContain(
    `Receipt ${number} over the same amount was recorded by Rohan`,
  );
  const { version } = await lineOf(store, id);
  const link = { lineId: id, version, receiptNumber: number.toLowerCase(), by: 'Meera', now: store.now() };
  const linked = await linkBankLine(store.database, sites.nod, link);
  expect(linked).toMatchObject({ number });
  expect(await lineOf(store, id)).toMatchObject({ state: 'booked', receiptNumber: number });
  expect(await findAudit(store, 'bank line linked')).toMatchObject({
    before: { state: 'open', receipt: null },
    after: { state: 'booked', company: 'Western Gear & Pump', receipt: number },
    line: { amountMinor: 55_00, reference: 'UPI55' },
  });
  const [other = 0] = await importLines(store, [[55_00, 'UPI 56 WESTERN', 'UPI56']]);
  const again = { ...link, lineId: other, version: 0 };
  expect(await linkBankLine(store.database, sites.nod, again)).toMatchObject({
    refusal: 'cannot_be',
  });
  const unknown = { ...again, receiptNumber: 'NODP1' };
  expect(await linkBankLine(store.database, sites.nod, unknown)).toMatchObject({
    refusal: 'unknown_receipt',
  });
  expect(await book(other)).toMatchObject({ onAccountMinor: 55_00 });
});

test('another payment of the same amount is confirmed', async () => {
  await receivePayment(store, 66_00, { by: 'Rohan', reference: 'UPI 66' });
  const [id = 0] = await importLines(store, [[66_00, 'UPI 67 WESTERN', 'UPI67']]);
  expect(await book(id, { allowDuplicate: true })).toMatchObject({ onAccountMinor: 66_00 });
});

test('a reversed receipt lets its line wait again and ends what was noted of the rest', async () => {
  const [id = 0] = await importLines(store, [[100_00, 'NEFT N4 WESTERN GEAR', 'N4']]);
  const parts = [{ reference: 'NM/B/3', amountMinor: 100_00 }];
  const unpaidBalances = [{ invoice: 'NM/B/3', reason: 'later' as const, note: '' }];
  const { number } = (await book(id, { parts, unpaidBalances })) as BookedLine;
  await reverseReceipt(store.database, sites.nod, { number, why: 'wrong customer', now: store.now(), by: 'Rohan' });
  expect(await lineOf(store, id)).toMatchObject({ state: 'open', receiptNumber: null, decidedBy: 'Rohan', version: 2 });
  // The money that stays on the account pays the invoice that is open again.
  expect(await openOf('NM/B/3')).toBe(900_00 - 40_00 - 10_00 - 55_00 - 66_00);
  const { rows } = await store.database.$client.query("select ended_by from unpaid_rests where reason = 'later'");
  expect(rows).toEqual([{ ended_by: 'Rohan' }]);
});

test.each([
  ['a line that does not exist', { lineId: 99_999_999 }, 'NOD has no bank line 99999999.'],
  ['a customer of another site', { customerId: 0 }, 'NOD has no such customer.'],
  [
    'an invoice that is not open',
    { parts: [{ reference: 'NM/B/9', amountMinor: 1 }] },
    'NM/B/9 is not an open invoice of this customer.',
  ],
])('%s is refused', async (_what, over, sentence) => {
  const [id = 0] = await importLines(store, [[1_00, `NEFT ${_what}`, _what]]);
  const refused = await book(id, over);
  expect(refused).toBeInstanceOf(Refusal);
  expect((refused as Refusal<string>).message).toBe(sentence);
});
