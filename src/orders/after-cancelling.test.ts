import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { fillCart } from '../../tests/actions/cart.ts';
import { createConfirmedOrder, dispatchGoods } from '../../tests/actions/orders.ts';
import { createPaidOrder } from '../../tests/actions/payments/payments.ts';
import { runs } from '../../tests/fixed-seed.ts';
import { setUp } from '../../tests/store/set-up.ts';
import { openTestStore } from '../../tests/store/test-store.ts';
import { minorOf } from '../cart/lines/cart-totals.rule.ts';
import { sites } from '../sites/resolve-site.ts';
import { cancelLines } from './fulfilment/cancel-lines.server.ts';
import { recordDelivery } from './fulfilment/record-delivery.server.ts';
import { ownOrders } from './history/own-orders.contract.ts';
import { orderDetail } from './order-page/order-detail.contract.ts';

const store = setUp(openTestStore);
const tokens = { nod: '', gwd: '' };
beforeAll(async () => {
  tokens.nod = await store.signIn('active', 'nod');
  tokens.gwd = await store.signIn('active', 'gwd');
  await rows("update stock set on_hand = 1000000 where item_id in (select id from items where name = '6306')");
});

const rows = async (text: string, values: unknown[] = []) => (await store.database.$client.query(text, values)).rows;
const staff = () => ({ by: 'test', now: store.now() });

const walks = fc.record({
  site: fc.constantFrom('nod' as const, 'gwd' as const),
  isPaidOnline: fc.boolean(),
  listMinor: fc.integer({ min: 101, max: 999 }),
  ordered: fc.integer({ min: 3, max: 9 }),
  steps: fc.array(fc.record({ isSent: fc.boolean(), pieces: fc.integer({ min: 1, max: 3 }) }), { maxLength: 4 }),
});

test('what an order costs after pieces were cancelled is what its invoices and credit notes add up to', async () => {
  await fc.assert(
    fc.asyncProperty(walks, async ({ site, isPaidOnline, listMinor, ordered, steps }) => {
      await rows("update items set list_minor = $1 where name = '6306'", [listMinor]);
      const token = tokens[site];
      const place = async () => {
        if (!isPaidOnline) return createConfirmedOrder(store, token, [['6306', ordered]], { site });
        const provider = site === 'gwd' ? 'stripe' : 'razorpay';
        const lines = await fillCart(store, token, [['6306', ordered]], site);
        return (await createPaidOrder(store, token, lines, { site, provider })).number;
      };
      const number = await place();
      const detail = async () => (await store.call(orderDetail, { order_no: number }, { site, token })).body.data;
      const cancel = (pieces: number) =>
        cancelLines(store.database, sites[site], { number, lines: [{ lineNo: 1, quantity: pieces }], ...staff() });
      await dispatchGoods(store, number, { lines: [{ lineNo: 1, quantity: 1 }] }, site);
      for (const { isSent, pieces } of steps) {
        const { owed } = await detail();
        if (pieces >= owed) break;
        if (isSent) await dispatchGoods(store, number, { lines: [{ lineNo: 1, quantity: pieces }] }, site);
        else await cancel(pieces);
      }
      const before = await detail();
      await cancel(before.owed);
      await recordDelivery(store.database, sites[site], { number, ...staff() });

      const [{ billed, mailed }] = await rows(
        `select sum(case d.kind when 'tax_invoice' then d.total_minor when 'credit_note' then -d.total_minor end)::int as billed,
            (select (b.data ->> 'totalMinor')::int from outbox b where b.template = 'order-status'
              and b.data ->> 'orderNumber' = $1 and b.data ->> 'status' = 'Delivered') as mailed
          from documents d join orders o on o.id = d.order_id where o.number = $1`,
        [number],
      );
      const after = await detail();
      const { data } = (await store.call(ownOrders, { q: number }, { site, token })).body;
      expect({
        page: minorOf(after.total_now),
        list: minorOf(data.orders[0]?.total ?? 0),
        mailed,
        foretold: Math.round((before.total_now - (before.lines[0]?.cancel_value ?? 0)) * 100),
      }).toEqual({ page: billed, list: billed, mailed: billed, foretold: billed });
    }),
    { numRuns: runs(10) },
  );
});
