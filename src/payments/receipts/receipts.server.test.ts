import { beforeAll, expect, test } from 'vitest';
import { findCustomerId, findLedgerInconsistencies } from '../../../tests/actions/payments/ledger.ts';
import { openTestInbox } from '../../../tests/fakes/inbox.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { addDays, dayOf } from '../../lib/dates.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { bookInvoice } from '../credit/credit.server.ts';
import { creditInfo } from '../credit/credit-info.contract.ts';
import { type ReceiptInput, recordReceipt, recordReceiptInTransaction, reverseReceipt } from './receipts.server.ts';

const store = setUp(openTestStore);
const office = setUp(() => openTestInbox(store));
beforeAll(async () => {
  const customerId = await findCustomerId(store, 'active@nod.example');
  const booking = { orderId: null, amountMinor: 500_00, currency: 'INR' as const, now: store.now(), by: 'test' };
  await bookInvoice(store.database, { site: sites.nod, customerId }, { number: 'NM/R/1', ...booking });
});

const today = () => dayOf(store.now(), sites.nod.calendar.timeZone);
const receiptOf = (over: Partial<ReceiptInput> = {}): ReceiptInput => ({
  email: 'Active@NOD.example',
  amountMinor: 120_00,
  reference: 'NEFT 0042117',
  receivedOn: today(),
  allowDuplicate: false,
  now: store.now(),
  by: 'Meera',
  ...over,
});
const record = (over?: Partial<ReceiptInput>) => recordReceipt(store.database, sites.nod, receiptOf(over));
const balance = async () =>
  (await store.call(creditInfo, {}, { token: await store.signIn('active') })).body.data.avl_balance;
const year = () => today().slice(2, 4);

test('a receipt frees credit, is numbered, audited and emailed', async () => {
  const before = await balance();
  const receipt = await record();
  expect(receipt).toEqual({
    number: `NODP${year()}000001`,
    paid: [{ reference: 'NM/R/1', amountMinor: 120_00 }],
    keptMinor: 0,
    onAccountMinor: 0,
  });
  expect(await balance()).toBeCloseTo(before + 120, 2);
  const { rows } = await store.database.$client.query(
    "select actor_name, subject, details from audit_trail where action = 'receipt recorded'",
  );
  const details = { amountMinor: 120_00, reference: 'NEFT 0042117' };
  expect(rows).toEqual([{ actor_name: 'Meera', subject: `NODP${year()}000001`, details }]);
  const mail = await office.mailTo('active@nod.example');
  expect(mail.subject).toBe('We received ₹\u00a0120.00');
  for (const part of ['NEFT 0042117', 'Paid on NM/R/1', '/statement']) expect(mail.text).toContain(part);
});

test('a repeated reference and amount is refused unless confirmed', async () => {
  const twice = await record({ reference: 'neft 0042117' });
  expect(twice).toBeInstanceOf(Refusal);
  expect((twice as Refusal<string>).message).toMatch(/^Receipt NODP\d{8} of .* has the same reference and amount\./);
  expect(await record({ allowDuplicate: true })).toMatchObject({ number: `NODP${year()}000002` });
  expect(await record({ amountMinor: 120_01 })).toMatchObject({ number: `NODP${year()}000003` });
});

test('a receipt is reversed once and the buyer emailed; the same money can be recorded again', async () => {
  const before = await balance();
  const back = { number: `NODP${year()}000002`, why: 'The cheque was refused.', now: store.now(), by: 'Meera' };
  expect(await reverseReceipt(store.database, sites.nod, back)).toMatchObject({ company: 'Western Gear & Pump' });
  expect(await balance()).toBeCloseTo(before - 120, 2);
  const mail = await office.mailTo('active@nod.example');
  expect(mail.subject).toBe('Your payment of ₹\u00a0120.00 was reversed');
  expect(mail.text).toContain('The cheque was refused.');
  expect(await reverseReceipt(store.database, sites.nod, back)).toMatchObject({ refusal: 'reversed_before' });
  expect(await findLedgerInconsistencies(store)).toEqual([]);
});

test('invalid receipts are refused and nothing is written', async () => {
  const before = await balance();
  const refusals = [
    await record({ email: 'nobody@nod.example' }),
    await record({ amountMinor: 0 }),
    await record({ receivedOn: addDays(today(), 1) }),
    await record({ reference: 'x', invoices: ['NM/R/9'] }),
    await reverseReceipt(store.database, sites.nod, { number: 'NODP1', why: 'x', now: store.now(), by: 'x' }),
    // Another site knows neither the account nor the receipt.
    await reverseReceipt(store.database, sites.zwz, {
      number: `NODP${year()}000001`,
      why: 'x',
      now: store.now(),
      by: 'x',
    }),
  ];
  expect(refusals.map((one) => one instanceof Refusal)).toEqual(refusals.map(() => true));
  expect(await balance()).toBe(before);
});

test('money for an order reserves what its invoices need; reversed, it reserves nothing', async () => {
  const customerId = await findCustomerId(store, 'active@nod.example');
  const order = { id: 900_100, number: 'NODO26000001', customerId, uninvoicedMinor: 50_00 };
  const money = receiptOf({ amountMinor: 80_00, reference: 'UTR 77' });
  const receipt = await store.database.transaction((db) => recordReceiptInTransaction(db, sites.nod, money, order));
  if (receipt instanceof Refusal) throw new Error(receipt.message);
  expect(receipt).toMatchObject({ keptMinor: 50_00, onAccountMinor: 30_00 });
  const query = async (text: string, value: unknown) => (await store.database.$client.query(text, [value])).rows;
  const reserved = () =>
    query(
      "select sum(amount_minor)::int as minor from ledger_entries where order_id = $1 and kind in ('order', 'release')",
      order.id,
    );
  expect(
    await query("select details ->> 'order' as number from audit_trail where subject = $1", receipt.number),
  ).toEqual([{ number: order.number }]);
  expect(await reserved()).toEqual([{ minor: 50_00 }]);
  const back = { number: receipt.number, why: 'The transfer was recalled.', now: store.now(), by: 'Meera' };
  await reverseReceipt(store.database, sites.nod, back);
  expect(await reserved()).toEqual([{ minor: 0 }]);
});

test('a receipt that nobody recorded cannot be reversed', async () => {
  const nobodys = { number: 'NODP1', why: 'x', now: store.now(), by: 'Meera' };
  expect(await reverseReceipt(store.database, sites.nod, nobodys)).toMatchObject({
    refusal: 'unknown_receipt',
    message: 'NOD has no receipt NODP1.',
  });
});
