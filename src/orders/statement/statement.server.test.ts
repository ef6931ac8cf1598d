import { beforeAll, expect, test } from 'vitest';
import { createConfirmedOrder, dispatchGoods } from '../../../tests/actions/orders.ts';
import { importLines } from '../../../tests/actions/payments/bank-lines.ts';
import { bookOpenInvoice } from '../../../tests/actions/payments/ledger.ts';
import { deliverWebhooks, payInSandbox, startInvoicePayment } from '../../../tests/actions/payments/payments.ts';
import { receivePayment } from '../../../tests/actions/payments/receipts.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { addDays, dayOf } from '../../lib/dates.ts';
import { toMinor } from '../../lib/money.ts';
import { sum } from '../../lib/sum.ts';
import { listOpenLines } from '../../payments/bank-statement/list-bank-lines.server.ts';
import { reverseReceipt } from '../../payments/receipts/receipts.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { returnGoods } from '../returns/return-goods.server.ts';
import { type AccountStatement, accountStatement } from './statement.contract.ts';

const store = setUp(openTestStore);
let token: string;
const start = new Date('2026-06-01T06:00:00Z');
const dayMs = 86_400_000;
const at = (days: number) => store.setClock(new Date(start.getTime() + days * dayMs));
const dayAt = (days: number) => addDays('2026-06-01', days);

const order = async (quantity: number) => {
  const number = await createConfirmedOrder(store, token, [['NU205', quantity]]);
  return { number, invoice: (await dispatchGoods(store, number)).invoice };
};
let older: { number: string; invoice: string };
let newer: { number: string; invoice: string };

beforeAll(async () => {
  at(0);
  token = await store.signIn('active');
  older = await order(10);
  at(20);
  await receivePayment(store, 1000_00, { reference: 'Cheque 1' });
  at(25);
  token = await store.signIn('active');
  newer = await order(4);
  const back = { invoice: newer.invoice, lines: [{ lineNo: 1, quantity: 1 }], reason: 'Damaged.', restock: true };
  await returnGoods(store.database, sites.nod, { ...back, by: 'test', now: store.now() });
  at(40);
  token = await store.signIn('active');
});

const ask = async (period: { from?: string; to?: string } = {}, as = token) =>
  (await store.call(accountStatement, period, { token: as })).body;
const loadStatement = async (period: { from?: string; to?: string } = {}) => (await ask(period)).data;
const minor = (major: number) => toMinor(major) ?? Number.NaN;

function addsUp(data: AccountStatement) {
  const moved = sum(data.rows, (row) => minor(row.debit) - minor(row.credit));
  expect(minor(data.opening) + moved).toBe(minor(data.closing));
  expect(data.rows.at(-1)?.balance ?? data.opening).toBe(data.closing);
  expect(sum(data.ages, (age) => minor(age.amount))).toBe(minor(data.unpaid));
  expect(sum(data.open_items, (item) => minor(item.unpaid))).toBe(minor(data.unpaid) - minor(data.on_account));
}

test('every movement has a row with the balance after it', async () => {
  const data = await loadStatement();
  expect(data.rows.map((row) => [row.day, row.kind, row.number, row.order_no])).toEqual([
    [dayAt(0), 'Invoice', older.invoice, older.number],
    [dayAt(20), 'Receipt', expect.stringMatching(/^NODP26\d{6}$/), ''],
    [dayAt(25), 'Invoice', newer.invoice, newer.number],
    [dayAt(25), 'Credit note', expect.stringMatching(/^NMC\//), newer.number],
  ]);
  expect(data.rows[1]).toMatchObject({ note: 'Cheque 1', debit: 0, credit: 1000 });
  expect(data.closing).toBe(data.unpaid);
  addsUp(data);
});

test('a later period opens with the earlier balance', async () => {
  const whole = await loadStatement();
  const data = await loadStatement({ from: dayAt(20), to: dayAt(24) });
  expect(data.opening).toBe(whole.rows[0]?.balance);
  expect(data.rows.map((row) => row.kind)).toEqual(['Receipt']);
  addsUp({ ...data });
  const none = await loadStatement({ from: dayAt(1), to: dayAt(2) });
  expect([none.rows, none.opening]).toEqual([[], none.closing]);
});

test('open items show due dates and payments', async () => {
  const data = await loadStatement();
  expect(data.open_items.map((item) => [item.kind, item.due_on, item.for_invoice])).toEqual([
    ['Invoice', dayAt(25 + 45), ''],
    ['Credit note', '', newer.invoice],
    ['Receipt', '', older.invoice],
    ['Invoice', dayAt(45), ''],
  ]);
  expect(data.open_items.at(-1)).toMatchObject({ order_no: older.number, days_over: -5, overdue: false });
  expect(data.terms).toEqual({
    credit_limit: 6000000,
    open_orders: 0,
    avl_balance: 6000000 - data.unpaid,
    over_limit: 0,
    period_days: 45,
    grace_days: 7,
  });
  expect(data.ages.map((age) => age.amount > 0)).toEqual([true, false, false, false, false]);
});

test('after period and grace an invoice is overdue; a bounced cheque raises the overdue amount', async () => {
  at(53);
  token = await store.signIn('active');
  const before = await loadStatement();
  const open = before.open_items.at(-1);
  expect(open).toMatchObject({ kind: 'Invoice', days_over: 8, overdue: true });
  expect(before.overdue).toBe(open?.unpaid);
  const cheque = before.rows.find((row) => row.kind === 'Receipt')?.number ?? '';
  await reverseReceipt(store.database, sites.nod, { number: cheque, why: 'Refused.', by: 'test', now: store.now() });
  const after = await loadStatement();
  expect(after.overdue).toBeCloseTo(before.overdue + 1000, 2);
  expect(after.rows.at(-1)).toMatchObject({ kind: 'Receipt reversed', number: cheque, note: 'Refused.', debit: 1000 });
  addsUp(after);
});

test('money beyond the invoices goes on account, in the customer’s favour', async () => {
  const { unpaid } = await loadStatement();
  await receivePayment(store, minor(unpaid) + 250_00, { reference: 'NEFT 2' });
  const data = await loadStatement();
  expect([data.unpaid, data.on_account, data.closing]).toEqual([0, 250, -250]);
  expect(data.open_items).toMatchObject([{ kind: 'Receipt', unpaid: -250 }]);
  addsUp(data);
});

test('a payment is listed with what it pays and what is on account', async () => {
  const { body } = await store.call(accountStatement, {}, { token });
  expect(body.may_pay_in_advance).toBe(true);
  expect(body.payments[0]).toMatchObject({ reference: 'NEFT 2', payment_id: '', on_account: 250, returned: 0 });
  expect(body.payments[0]?.paid.map(({ invoice }: { invoice: string }) => invoice)).toEqual([
    older.invoice,
    newer.invoice,
  ]);
  expect(body.payments[1]).toMatchObject({ reference: 'Cheque 1', returned: 1000, on_account: 0, paid: [] });
});

test('the desk recognises a transfer with the reference of the statement', async () => {
  await bookOpenInvoice(store, 'NM/S/1', 500_25);
  await bookOpenInvoice(store, 'NM/S/2', 300_50);
  const { payment_reference: reference } = await loadStatement();
  const [id = 0] = await importLines(store, [[550_75, `UPI/CR/6324/WESTERN/${reference}`, '']]);
  const { lines } = await listOpenLines(store.database, sites.nod, async () => []);
  expect(lines.find((line) => line.id === id)?.suggestions[0]).toMatchObject({
    score: 95,
    parts: [{ reference: 'NM/S/1' }, { reference: 'NM/S/2' }],
  });
});

test('a payment from which the buyer returns is unconfirmed until it is booked, and then listed however old', async () => {
  const { sessionId, paymentId } = await startInvoicePayment(store, token, { advance: 77_00 });
  const returning = async (as = token) =>
    (await store.call(accountStatement, { payment: paymentId }, { token: as })).body;
  expect((await returning()).is_unconfirmed).toBe(true);
  expect((await returning(await store.signIn('overdue'))).is_unconfirmed).toBe(false);
  await payInSandbox(store, sessionId);
  await deliverWebhooks(store);
  for (let i = 0; i < 7; i += 1) await receivePayment(store, 1_00, { reference: `NEFT 3${i}` });
  const { is_unconfirmed, payments } = await returning();
  expect(is_unconfirmed).toBe(false);
  expect(payments.map(({ payment_id }: { payment_id: string }) => payment_id === paymentId)).toContain(true);
  expect((await ask()).payments.map(({ payment_id }: { payment_id: string }) => payment_id)).not.toContain(paymentId);
});

test('a customer without terms or movements has an empty statement, and nobody sees another’s', async () => {
  const { data } = await ask({}, await store.signIn('newbalance0'));
  expect(data).toMatchObject({ terms: null, rows: [], open_items: [], opening: 0, closing: 0, unpaid: 0 });
  expect(data.today).toBe(dayOf(store.now(), sites.nod.calendar.timeZone));
});

test('a reversed period is refused; an invalid day is a bad request', async () => {
  expect(await ask({ from: dayAt(2), to: dayAt(1) })).toMatchObject({ success: false, refusal: 'no_such_period' });
  expect(await ask({ from: '2026-02-30' })).toMatchObject({ refusal: 'no_such_period' });
  expect((await store.call(accountStatement, { from: 'June' }, { token })).status).toBe(400);
  expect((await ask({ from: '', to: '' })).success).toBe(true);
});
