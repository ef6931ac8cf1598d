import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { fillCart } from '../../tests/actions/cart.ts';
import { dispatchGoods, findInconsistencies } from '../../tests/actions/orders.ts';
import { createPaidOrder } from '../../tests/actions/payments/payments.ts';
import { runs } from '../../tests/fixed-seed.ts';
import { readPdf } from '../../tests/rendering/read-pdf.ts';
import { setUp } from '../../tests/store/set-up.ts';
import { openTestStore } from '../../tests/store/test-store.ts';
import { sum } from '../lib/sum.ts';
import { sites } from '../sites/resolve-site.ts';
import type { SiteCode } from '../sites/site.ts';
import { printSalesInvoice } from './documents/print-invoice.contract.ts';
import { cancelLines } from './fulfilment/cancel-lines.server.ts';
import { decideOrder } from './fulfilment/decide-order.server.ts';
import { dispatchOrder } from './fulfilment/dispatch-order.server.ts';
import { orderDetail } from './order-page/order-detail.contract.ts';
import { returnGoods } from './returns/return-goods.server.ts';
import { accountStatement } from './statement/statement.contract.ts';

const store = setUp(openTestStore);
afterAll(async () => expect(await findInconsistencies(store)).toEqual([]));

const rows = async (text: string, values: unknown[] = []) => (await store.database.$client.query(text, values)).rows;
const staff = () => ({ by: 'test', now: store.now() });
const amountsOf = async (number: string, kind: 'tax_invoice' | 'credit_note') =>
  (
    await rows("select total_minor from documents where head ->> 'orderNumber' = $1 and kind = $2 order by id", [
      number,
      kind,
    ])
  ).map((row) => row.total_minor);
/** What the ledger says of an order, and what of its invoices is unpaid. */
const ledgerOf = async (number: string) => {
  const [found] = await rows(
    `select coalesce(sum(e.amount_minor), 0)::int as "sumMinor",
        coalesce(sum(e.open_minor) filter (where e.kind = 'invoice'), 0)::int as "unpaidMinor"
      from ledger_entries e join orders o on o.id = e.order_id where o.number = $1`,
    [number],
  );
  return found;
};

test.each([
  ['to another state', 'newbalance0', 1145_69, [381_90, 381_90, 381_89]],
  ['within the state', 'active', 1145_68, [381_90, 381_90, 381_88]],
] as const)(
  'three at 323.64 %s, paid online and sent one by one, leave nothing unpaid',
  async (_, role, paid, parts) => {
    const token = await store.signIn(role);
    const { number, amountMinor } = await createPaidOrder(
      store,
      token,
      await fillCart(store, token, [['6205 2RS', 3]]),
    );
    expect(amountMinor).toBe(paid);
    if (role === 'newbalance0') await decideOrder(store.database, sites.nod, { number, to: 'Confirmed', ...staff() });
    for (const _ of parts) await dispatchGoods(store, number, { lines: [{ lineNo: 1, quantity: 1 }] });
    expect(await amountsOf(number, 'tax_invoice')).toEqual(parts);
    const figures = (await store.call(accountStatement, {}, { token })).body.data;
    expect([figures.unpaid, figures.on_account, figures.closing]).toEqual([0, 0, 0]);
    expect(figures.rows.filter((row) => row.kind === 'Invoice').map((row) => row.debit)).toEqual(
      parts.map((one) => one / 100),
    );
    const { documents, total } = (await store.call(orderDetail, { order_no: number }, { token })).body.data;
    expect(documents.filter((one) => one.kind === 'tax_invoice').map((one) => one.total)).toEqual(
      parts.map((one) => one / 100),
    );
    expect(total).toBe(paid / 100);
    const { url } = (await store.call(printSalesInvoice, { order: number }, { token })).body;
    const pdf = await store.app.request(url, { headers: { host: 'nod.localhost:3000' } });
    const pages = readPdf(Buffer.from(await pdf.arrayBuffer())).pages;
    expect(pages.map((page) => /Total ₹ ([\d.,]+)/.exec(page)?.[1])).toEqual(
      parts.map((one) => (one / 100).toFixed(2)),
    );
  },
);

const names = ['6205-2RS/C3', '6308', '6306'] as const;
const stories = fc.record({
  site: fc.constantFrom<SiteCode[]>('zwz', 'nod', 'gwd'),
  role: fc.constantFrom('active' as const, 'newbalance0' as const),
  lines: fc.uniqueArray(
    fc.record({
      name: fc.constantFrom(...names),
      quantity: fc.integer({ min: 1, max: 9 }),
      listMinor: fc.integer({ min: 1, max: 3_000_00 }),
    }),
    { selector: (line) => line.name, minLength: 1 },
  ),
  /** Pieces of each line that leave with each dispatch. */
  parts: fc.array(fc.tuple(fc.nat(3), fc.nat(3), fc.nat(3)), { maxLength: 4 }),
  /** Pieces of the first line that are cancelled before each dispatch. */
  cancelled: fc.array(fc.nat(3), { maxLength: 4 }),
  restIsCancelled: fc.boolean(),
  /** Pieces of each line of an invoice that come back at once. */
  returned: fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 4 }),
  allComesBack: fc.boolean(),
});

test(
  'whatever of a paid order is sent, cancelled or returned, its balance is exactly 0',
  async () => {
    await rows('update stock set on_hand = 1000000 where item_id in (select id from items where name = any($1))', [
      names,
    ]);
    await fc.assert(
      fc.asyncProperty(
        stories,
        async ({ site, role, lines, parts, cancelled, restIsCancelled, returned, allComesBack }) => {
          for (const { name, listMinor } of lines)
            await rows('update items set list_minor = $3 where site = $1 and name = $2', [site, name, listMinor]);
          const token = await store.signIn(role, site);
          const wanted = lines.map(({ name, quantity }) => [name, quantity] as const);
          const provider = site === 'gwd' ? 'stripe' : 'razorpay';
          const { number, amountMinor } = await createPaidOrder(
            store,
            token,
            await fillCart(store, token, wanted, site),
            {
              site,
              provider,
            },
          );
          await decideOrder(store.database, sites[site], { number, to: 'Confirmed', ...staff() });
          const left = lines.map((line) => line.quantity);
          for (const [round, part] of parts.entries()) {
            const gone = Math.min(left[0] ?? 0, cancelled[round] ?? 0);
            left[0] = (left[0] ?? 0) - gone;
            const lessLines = { number, lines: [{ lineNo: 1, quantity: gone }], ...staff() };
            if (gone > 0) await cancelLines(store.database, sites[site], lessLines);
            const sent = left.flatMap((owed, i) => {
              const quantity = Math.min(owed, part[i] ?? 0);
              left[i] = owed - quantity;
              return quantity > 0 ? [{ lineNo: i + 1, quantity }] : [];
            });
            await dispatchOrder(store.database, sites[site], { number, lines: sent, ...staff() });
          }
          if (restIsCancelled) await cancelLines(store.database, sites[site], { number, ...staff() });
          else await dispatchOrder(store.database, sites[site], { number, ...staff() });
          await takeBackSome(site, number, returned, allComesBack);
          const [invoiced, credited] = [await amountsOf(number, 'tax_invoice'), await amountsOf(number, 'credit_note')];
          const [billedMinor, creditedMinor] = [sum(invoiced, Number), sum(credited, Number)];
          const isComplete = !restIsCancelled && sum(cancelled, Number) === 0;
          if (isComplete) expect(billedMinor).toBe(amountMinor);
          else expect(billedMinor).toBeLessThanOrEqual(amountMinor);
          if (allComesBack) expect(creditedMinor).toBe(billedMinor);
          else expect(creditedMinor).toBeLessThanOrEqual(billedMinor);
          expect(await ledgerOf(number)).toEqual({ sumMinor: 0, unpaidMinor: 0 });
        },
      ),
      { numRuns: runs(10) },
    );
  },
  runs(120_000),
);

async function takeBackSome(site: SiteCode, number: string, returned: readonly number[], all: boolean) {
  const invoices = await rows(
    "select number from documents where head ->> 'orderNumber' = $1 and kind = 'tax_invoice'",
    [number],
  );
  for (const { number: invoice } of invoices) {
    const back = { invoice, reason: 'x', restock: false, ...staff() };
    for (const quantity of returned)
      await returnGoods(store.database, sites[site], { ...back, lines: [{ lineNo: 1, quantity }] });
    if (all) await returnGoods(store.database, sites[site], back);
  }
}
