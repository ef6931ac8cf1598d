import { beforeAll, expect, test } from 'vitest';
import { createConfirmedOrder, dispatchGoods } from '../../../tests/actions/orders.ts';
import { receivePayment } from '../../../tests/actions/payments/receipts.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { addDays, dayOf } from '../../lib/dates.ts';
import { sum } from '../../lib/sum.ts';
import { reverseReceipt } from '../../payments/receipts/receipts.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { returnGoods } from '../returns/return-goods.server.ts';
import { loadVouchers, type Voucher } from './vouchers.server.ts';

const store = setUp(openTestStore);
let invoice: string;
let receipt: string;
let today: string;
beforeAll(async () => {
  today = dayOf(store.now(), sites.nod.calendar.timeZone);
  const number = await createConfirmedOrder(store, await store.signIn('active'), [['NU205', 4]]);
  ({ invoice } = await dispatchGoods(store, number));
  const returned = { invoice, lines: [{ lineNo: 1, quantity: 1 }], reason: 'Damaged', restock: true };
  await returnGoods(store.database, sites.nod, { ...returned, by: 'test', now: store.now() });
  receipt = (await receivePayment(store, 1_000_00, { invoices: [invoice], reference: 'NEFT 1' })).number;
  await reverseReceipt(store.database, sites.nod, { number: receipt, why: 'Returned', by: 'test', now: store.now() });
});

const load = async (from = today, to = today) => {
  const vouchers = await loadVouchers(store.database, sites.nod, { from, to });
  if (vouchers instanceof Refusal) throw new Error(vouchers.message);
  return vouchers;
};
const byKind = (vouchers: readonly Voucher[], kind: string) => vouchers.filter((one) => one.kind === kind);

test('the vouchers of a day: the sale, what came back, the receipt and its reversal', async () => {
  const vouchers = await load();
  const [sale] = byKind(vouchers, 'Sales').filter(({ number }) => number === invoice);
  expect(sale).toMatchObject({ customer: 'Western Gear & Pump', day: today, bills: [{ bill: invoice, isNew: true }] });
  expect(byKind(vouchers, 'Credit Note')).toMatchObject([
    { note: `Takes back ${invoice}`, bills: [{ bill: invoice, isNew: false }] },
  ]);
  expect(byKind(vouchers, 'Receipt')).toMatchObject([
    { number: receipt, reference: 'NEFT 1', lines: [{ ledger: 'Deccan Demo Bank' }, {}] },
  ]);
  expect(byKind(vouchers, 'Payment')).toMatchObject([{ number: receipt, note: 'Returned' }]);
  for (const { lines } of vouchers) expect(sum(lines, (line) => line.amountMinor)).toBe(0);
});

test('the vouchers of all time agree with the ledger of the customer', async () => {
  const vouchers = await load(addDays(today, -365), today);
  const { rows } = await store.database.$client.query(
    `select sum(amount_minor)::bigint as owed from ledger_entries e join customers c on c.id = e.customer_id
      where c.name = 'Western Gear & Pump' and e.site = 'nod' and kind not in ('order', 'release')`,
  );
  const lines = vouchers.flatMap((one) => one.lines.filter(({ ledger }) => ledger === 'Western Gear & Pump'));
  expect(sum(lines, ({ amountMinor }) => amountMinor)).toBe(rows[0].owed);
});

test('keys are unique, and another site has its own books', async () => {
  const keys = (await load()).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(await loadVouchers(store.database, sites.gwd, { from: today, to: today })).toEqual([]);
});

test.each([
  ['2026-11-1', '2026-11-30', 'Write the first and the last day like 2026-11-01.'],
  ['2026-02-30', '2026-11-30', 'Write the first and the last day like 2026-11-01.'],
  ['2026-11-30', '2026-11-01', 'The last day is before the first.'],
  ['2024-01-01', '2026-11-01', 'Choose at most 366 days.'],
])('%s to %s is refused', async (from, to, message) => {
  expect(await loadVouchers(store.database, sites.nod, { from, to })).toMatchObject({ message });
});
