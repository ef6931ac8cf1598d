import { afterAll, beforeEach, expect, test } from 'vitest';
import { emptyCart, fillCart, loadCart } from '../../../tests/actions/cart.ts';
import { findInconsistencies, submitOrder, toReviewedLines } from '../../../tests/actions/orders.ts';
import {
  advanceClock,
  createPaidOrder,
  loadPaymentOutcome,
  runPaymentJobs,
  startPayment,
} from '../../../tests/actions/payments/payments.ts';
import { answerAsStaff, loadRfiLines, quoteLine, submitRfi } from '../../../tests/actions/rfi.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { addItem, type CartLine, removeItem } from '../../cart/cart.contract.ts';

const store = setUp(openTestStore);
let token: string;
beforeEach(async () => {
  token = await store.signIn('active');
  await emptyCart(store, token);
});
afterAll(async () => expect(await findInconsistencies(store)).toEqual([]));

const query = async (text: string, values: unknown[]) => (await store.database.$client.query(text, values)).rows;

/** Quotes the pieces at 640 each; the buyer puts the quote in the cart. */
async function quoteToCart(name: string, quantity: number): Promise<{ rfi: string; line: CartLine }> {
  const rfi = await submitRfi(store, token, [[name, quantity]]);
  await answerAsStaff(store, rfi, [quoteLine(store, 1, 640_00)]);
  return { rfi, line: await addQuote(rfi) };
}

async function addQuote(rfi: string): Promise<CartLine> {
  const [asked] = await loadRfiLines(store, token, rfi);
  const quoted = { item_id: asked?.ItemCode ?? '', rfq_id: rfi, flag: 'rfq_history' } as const;
  await store.call(addItem, { item_info: [quoted] }, { token });
  const line = (await loadCart(store, token)).find((one) => one.status === '4');
  if (!line) throw new Error('the quote is not in the cart');
  return line;
}

const leaveInStock = (name: string, pieces: number) =>
  query(
    "update stock s set on_hand = reserved + $2 from items i where i.id = s.item_id and i.site = 'nod' and i.name = $1",
    [name, pieces],
  );
const loadOrderLines = (number: string) =>
  query(
    `select n.item_name as name, n.ordered, n.reserved, n.unit_minor as unit, n.rfi_line_id is not null as quoted,
        coalesce((select sum(h.quantity) from stock_holds h
          where h.reason = 'order' and h.held_for = n.id and h.ended_at is null), 0)::int as held
      from order_lines n join orders o on o.id = n.order_id where o.number = $1 order by n.line_no`,
    [number],
  );

test('a paid quote beyond the stock reserves the pieces there are, and another none', async () => {
  const { line } = await quoteToCart('NU205', 6);
  await leaveInStock('NU205', 2);
  const [ordinary] = await fillCart(store, token, [['6308', 3]]);
  const { number } = await createPaidOrder(store, token, [line, ordinary]);
  expect(await loadOrderLines(number)).toEqual([
    { name: 'NU205', ordered: 6, reserved: 2, unit: 640_00, quoted: true, held: 2 },
    expect.objectContaining({ name: '6308', ordered: 3, reserved: 3, quoted: false, held: 3 }),
  ]);

  const { line: later } = await quoteToCart('NU205', 6);
  const second = await createPaidOrder(store, token, [later]);
  expect(await loadOrderLines(second.number)).toMatchObject([{ ordered: 6, reserved: 0, quoted: true, held: 0 }]);
  expect(await query('select quantity from stock_holds h where h.quantity = 0', [])).toEqual([]);
});

test('a paid quote is ordered: it cannot be put in the cart again', async () => {
  const { rfi, line } = await quoteToCart('6308', 2);
  await createPaidOrder(store, token, [line]);
  await expect(addQuote(rfi)).rejects.toThrow('the quote is not in the cart');
});

test('a late payment for a quote that was ordered from another cart line is refunded', async () => {
  const { rfi, line } = await quoteToCart('6308', 2);
  const late = await startPayment(store, token, [line]);
  await store.call(removeItem, { item_detail_id: line.item_detail_id }, { token });
  const again = await addQuote(rfi);
  expect(again.item_detail_id).not.toBe(line.item_detail_id);
  expect((await submitOrder(store, token, toReviewedLines([again]))).body.success).toBe(true);

  await query("insert into sandbox_captures values ('pay_quote', $1, $2, 'INR', now())", [
    late.sessionId,
    late.amountMinor,
  ]);
  advanceClock(store, 1);
  await runPaymentJobs(store);
  expect(await loadPaymentOutcome(store, late.sessionId)).toMatchObject({
    state: 'refused',
    refusedFor: 'These items have already been ordered.',
    refundMinor: late.amountMinor,
  });
});
