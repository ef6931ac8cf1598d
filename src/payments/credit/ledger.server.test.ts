import { beforeAll, expect, test } from 'vitest';
import { findCustomerId, findLedgerInconsistencies } from '../../../tests/actions/payments/ledger.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { dayOf } from '../../lib/dates.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { bookPaidOrder, bookRefund } from '../receipts/paid-order.server.ts';
import { recordReceipt, reverseReceipt } from '../receipts/receipts.server.ts';
import { allocateCredit, bookCreditNote, bookInvoice, releaseCredit } from './credit.server.ts';
import { grantCredit } from './grant-credit.server.ts';
import { lockCustomerRow } from './ledger.db.ts';

const store = setUp(openTestStore);
let customerId: number;
beforeAll(async () => {
  customerId = await findCustomerId(store, 'active@nod.example');
});

const now = () => ({ now: store.now(), by: 'test' });
const money = (amountMinor: number) => ({ orderId: null, amountMinor, currency: 'INR' as const, ...now() });
const today = () => dayOf(store.now(), sites.nod.calendar.timeZone);
let serial = 0;
const next = (prefix: string) => `${prefix}${++serial}`;

const invoice = async (amountMinor: number, orderId: number | null = null) => {
  const number = next('NM/L/');
  await store.database.transaction((db) =>
    bookInvoice(db, { site: sites.nod, customerId }, { number, ...money(amountMinor), orderId }),
  );
  return number;
};
const receive = async (amountMinor: number, invoices: string[] = []) => {
  const input = { email: 'active@nod.example', amountMinor, reference: next('UTR '), receivedOn: today(), invoices };
  const receipt = await recordReceipt(store.database, sites.nod, { ...input, allowDuplicate: false, ...now() });
  if (receipt instanceof Refusal) throw new Error(receipt.message);
  return receipt;
};
const reverse = (number: string) => reverseReceipt(store.database, sites.nod, { number, why: 'refused', ...now() });
const credit = (of: string, amountMinor: number) =>
  store.database.transaction((db) =>
    bookCreditNote(db, { site: sites.nod, customerId }, { ...money(amountMinor), number: next('NMC/L/'), invoice: of }),
  );
const openOf = async (reference: string) =>
  (await store.database.$client.query('select open_minor from ledger_entries where reference = $1', [reference]))
    .rows[0].open_minor;
const usedMinor = async () =>
  (await store.database.$client.query('select used_minor from credit_terms where customer_id = $1', [customerId]))
    .rows[0].used_minor;

test('money without named invoices pays the oldest; the rest pays the next invoice', async () => {
  const [first, second] = [await invoice(100_00), await invoice(50_00)];
  const { paid, onAccountMinor } = await receive(180_00);
  expect(paid).toEqual([
    { reference: first, amountMinor: 100_00 },
    { reference: second, amountMinor: 50_00 },
  ]);
  expect(onAccountMinor).toBe(30_00);
  const third = await invoice(70_00);
  expect(await openOf(third)).toBe(40_00);
  await receive(40_00);
  expect(await findLedgerInconsistencies(store)).toEqual([]);
});

test('only the named invoices are paid, even when there are older ones', async () => {
  const [older, named] = [await invoice(20_00), await invoice(30_00)];
  expect((await receive(45_00, [named])).onAccountMinor).toBe(15_00);
  expect([await openOf(older), await openOf(named)]).toEqual([20_00, 0]);
  await invoice(15_00);
  await receive(20_00);
  expect(await findLedgerInconsistencies(store)).toEqual([]);
});

test('a refused cheque reopens its invoices, which money on account then pays', async () => {
  const paid = await invoice(80_00);
  const cheque = await receive(80_00);
  const other = await receive(30_00);
  expect(other.onAccountMinor).toBe(30_00);
  await reverse(cheque.number);
  expect(await openOf(paid)).toBe(50_00);
  await receive(50_00);
  expect(await findLedgerInconsistencies(store)).toEqual([]);
});

test('a credit note on a paid invoice stays on account and pays the next one', async () => {
  const paid = await invoice(60_00);
  await receive(60_00);
  await credit(paid, 25_00);
  expect(await openOf(await invoice(25_00))).toBe(0);
  expect(await findLedgerInconsistencies(store)).toEqual([]);
});

test('an order that was paid online changes nobody’s credit: neither before, nor invoiced in parts, nor refunded', async () => {
  const before = await usedMinor();
  const reserved = await invoice(10_00);
  const paid = { orderId: 700_001, paymentId: 700_001, amountMinor: 90_00, reference: 'pay_1', now: store.now() };
  await store.database.transaction((db) => bookPaidOrder(db, sites.nod, customerId, paid));
  expect([await usedMinor(), await openOf(reserved)]).toEqual([before + 10_00, 10_00]);
  const how = { currency: 'INR' as const, ...now() };
  await store.database.transaction((db) => releaseCredit(db, sites.nod, 700_001, { ...how, maxMinor: 60_00 }));
  const part = await invoice(60_00, 700_001);
  expect([await usedMinor(), await openOf(part)]).toEqual([before + 10_00, 0]);
  await store.database.transaction(async (db) => {
    await releaseCredit(db, sites.nod, 700_001, how);
    const back = { paymentId: 700_001, amountMinor: 99_99, why: 'the rest was cancelled', ...now() };
    await bookRefund(db, sites.nod, { ...back, amountMinor: 30_00 });
    await credit2(db, part);
    await bookRefund(db, sites.nod, back);
  });
  expect([await usedMinor(), await openOf(part)]).toEqual([before + 10_00, 0]);
  await receive(10_00, [reserved]);
  expect(await findLedgerInconsistencies(store)).toEqual([]);
});
const credit2 = (db: Parameters<typeof bookCreditNote>[0], of: string) =>
  bookCreditNote(db, { site: sites.nod, customerId }, { ...money(60_00), number: next('NMC/L/'), invoice: of });

test('newly granted credit counts what the ledger already holds', async () => {
  const newcomer = await findCustomerId(store, 'newbalance0@nod.example');
  await bookInvoice(store.database, { site: sites.nod, customerId: newcomer }, { number: 'NM/L/N', ...money(40_00) });
  const terms = { customerId: newcomer, limitMinor: 100_00, periodDays: 30, graceDays: 5, ...now() };
  await grantCredit(store.database, sites.nod, terms);
  expect(await findLedgerInconsistencies(store)).toEqual([]);
});

test('with concurrent receipts, orders and invoices no money is allocated twice', async () => {
  const invoices = await Promise.all([100_00, 70_00, 30_00].map((amount) => invoice(amount)));
  await Promise.all([
    ...[60_00, 60_00, 60_00].map((amount) => receive(amount)),
    store.database.transaction(async (db) => {
      await lockCustomerRow(db, { customerId });
      await allocateCredit(db, { site: sites.nod, customerId }, { ...money(5_00), orderId: 700_100 });
    }),
    invoice(40_00),
  ]);
  const open = await Promise.all(invoices.map(openOf));
  expect(open.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(60_00);
  expect(await findLedgerInconsistencies(store)).toEqual([]);
});

test('two concurrent reversals of a receipt reverse it once', async () => {
  const { number } = await receive(33_00);
  const answers = await Promise.all([reverse(number), reverse(number), reverse(number)]);
  expect(answers.filter((one) => one instanceof Refusal)).toHaveLength(2);
  expect(await findLedgerInconsistencies(store)).toEqual([]);
});

/** A small generator of its own, so that a sequence that fails can be had again by its seed. */
function randomOf(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
}

test.each([1, 2, 3, 4])('whatever happens in whatever order, the ledger adds up: sequence %i', async (seed) => {
  const random = randomOf(seed * 7919);
  const numbers = { invoices: [await invoice(1_00)], receipts: [] as string[], orders: [] as number[] };
  const pick = <T>(from: readonly T[]) => from[random(from.length)];
  for (let step = 0; step < 40; step += 1) {
    const amount = 1 + random(500_00);
    const what = random(7);
    const orderId = 800_000 + seed * 1000 + step;
    if (what === 0) numbers.invoices.push(await invoice(amount));
    if (what === 1) numbers.receipts.push((await receive(amount)).number);
    if (what === 2) await credit(pick(numbers.invoices) ?? '', amount);
    if (what === 3 && numbers.receipts.length > 0) await reverse(pick(numbers.receipts) ?? '');
    if (what === 4) {
      await allocateCredit(store.database, { site: sites.nod, customerId }, { ...money(amount), orderId });
      numbers.orders.push(orderId);
    }
    if (what === 5) {
      const paid = { orderId, paymentId: orderId, amountMinor: amount, reference: 'pay', now: store.now() };
      await store.database.transaction((db) => bookPaidOrder(db, sites.nod, customerId, paid));
      numbers.orders.push(orderId);
    }
    if (what === 6 && numbers.orders.length > 0) {
      const order = pick(numbers.orders) ?? 0;
      const how = { currency: 'INR' as const, ...now() };
      await releaseCredit(store.database, sites.nod, order, { ...how, maxMinor: amount });
      if (random(2) === 0) await invoice(amount, order);
      else await bookRefund(store.database, sites.nod, { paymentId: order, amountMinor: amount, why: 'x', ...now() });
    }
    expect(await findLedgerInconsistencies(store), `seed ${seed}, step ${step}, ${what}`).toEqual([]);
  }
});
