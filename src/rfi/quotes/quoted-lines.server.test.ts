import { afterAll, beforeEach, expect, test } from 'vitest';
import { emptyCart, fillCart, loadCart } from '../../../tests/actions/cart.ts';
import { findInconsistencies, submitOrder, toReviewedLines } from '../../../tests/actions/orders.ts';
import { answerAsStaff, loadRfiLines, quoteLine, submitRfi } from '../../../tests/actions/rfi.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { addItem } from '../../cart/cart.contract.ts';
import { sites } from '../../sites/resolve-site.ts';
import { markQuotesOrdered } from './quoted-lines.server.ts';

const store = setUp(openTestStore);
let token: string;
beforeEach(async () => {
  token = await store.signIn('active');
  await emptyCart(store, token);
});
afterAll(async () => expect(await findInconsistencies(store)).toEqual([]));

async function quotedInCart(name: string, quantity: number, unitMinor: number) {
  const number = await submitRfi(store, token, [[name, quantity]]);
  await answerAsStaff(store, number, [quoteLine(store, 1, unitMinor)]);
  const [line] = await loadRfiLines(store, token, number);
  const item_info = [{ item_id: line?.ItemCode ?? '', rfq_id: number, flag: 'rfq_history' as const }];
  expect((await store.call(addItem, { item_info }, { token })).body.success).toBe(true);
  return { number, line: (await loadCart(store, token)).find((one) => one.status === '4') };
}

async function orderedLine(number: string, quotedOnly = true) {
  const { rows } = await store.database.$client.query(
    `select n.ordered, n.reserved, n.unit_minor, n.expected_on, n.rfi_line_id is not null as quoted from order_lines n
      join orders o on o.id = n.order_id where o.number = $1 and (not $2 or n.rfi_line_id is not null)`,
    [number, quotedOnly],
  );
  return rows;
}

test('a quoted line can exceed the stock: free pieces are reserved, the rest is due on the quoted day', async () => {
  const { rows } = await store.database.$client.query(
    "select s.on_hand - s.reserved as free from stock s join items i on i.id = s.item_id where i.site = 'nod' and i.name = '6313-2RS/C3'",
  );
  const free = rows[0].free;
  expect(free).toBeGreaterThan(0);
  const { number, line } = await quotedInCart('6313-2RS/C3', free + 15, 900_00);
  expect(line).toMatchObject({ Availability: 'Stock', amount_per_unit: 900, quantity: free + 15 });
  const { body } = await submitOrder(store, token, toReviewedLines(line ? [line] : []));
  expect(body.success).toBe(true);
  expect(await orderedLine(body.myscno)).toEqual([
    { ordered: free + 15, reserved: free, unit_minor: 900_00, expected_on: line?.exp_dod, quoted: true },
  ]);
  expect((await loadRfiLines(store, token, number))[0]?.status).toBe('Ordered');
});

test('an item ordered on an ordinary and a quoted line never reserves more than the stock', async () => {
  const { line } = await quotedInCart('6316/C3', 85, 4000_00);
  await store.call(addItem, { item_info: [{ item_id: line?.itemid ?? 0, quantity: 10 }] }, { token });
  const both = await loadCart(store, token);
  expect(both.map((one) => [one.status, one.Availability]).toSorted()).toEqual([
    ['0', 'Stock'],
    ['4', 'Stock'],
  ]);
  const { body } = await submitOrder(store, token, toReviewedLines(both));
  const rows = await orderedLine(body.myscno, false);
  expect(rows.map((row) => [row.quoted, row.ordered, row.reserved]).toSorted()).toEqual([
    [false, 10, 10],
    [true, 85, 80],
  ]);
});

test('a quoted line can be ordered once', async () => {
  const { number, line } = await quotedInCart('NU205', 4, 640_00);
  expect((await submitOrder(store, token, toReviewedLines(line ? [line] : []))).body.success).toBe(true);
  const item_info = [{ item_id: line?.itemcode ?? '', rfq_id: number, flag: 'rfq_history' as const }];
  expect((await store.call(addItem, { item_info }, { token })).body).toMatchObject({
    success: false,
    message: 'NU205 is Ordered and cannot be added. Please check your RFI History.',
  });
  const id = (await loadRfiLines(store, token, number))[0]?.StkTranNo ?? 0;
  await expect(markQuotesOrdered(store.database, sites.nod, [id], store.now())).rejects.toThrow('ordered already');
});

test('a quoted line that is ordered while another tab adds it is not in the cart again', async () => {
  for (let i = 0; i < 5; i += 1) {
    const { number, line } = await quotedInCart('51105', 4, 90_00);
    const item_info = [{ item_id: line?.itemcode ?? '', rfq_id: number, flag: 'rfq_history' as const }];
    const again = Array.from({ length: 4 }, () => store.call(addItem, { item_info }, { token }));
    const [ordered] = await Promise.all([submitOrder(store, token, toReviewedLines(line ? [line] : [])), ...again]);
    expect(ordered.body.success).toBe(true);
    expect((await loadCart(store, token)).filter((one) => one.status === '4')).toEqual([]);
  }
});

test('a quote that changed since the review is refused', async () => {
  const { number, line } = await quotedInCart('NU205', 4, 640_00);
  await answerAsStaff(store, number, [quoteLine(store, 1, 650_00)]);
  expect((await submitOrder(store, token, toReviewedLines(line ? [line] : []))).body).toMatchObject({
    refusal: 'price_changed',
  });
});

test("a line with an expired quote is ordered at the customer's price", async () => {
  const { line } = await quotedInCart('NU205', 4, 640_00);
  const day = store.now();
  store.setClock(new Date(day.getTime() + 5 * 86_400_000));
  expect((await submitOrder(store, token, toReviewedLines(line ? [line] : []))).body).toMatchObject({
    refusal: 'quote_ended',
    message: expect.stringMatching(/^The quote for NU205 ended on \w+ \d+ \w+\. Please go back to the cart/),
  });
  const lapsed = (await loadCart(store, token)).filter((one) => one.itemname === 'NU205');
  expect(lapsed).toMatchObject([{ status: '0', quantity: 4 }]);
  const { body } = await submitOrder(store, token, toReviewedLines(lapsed));
  expect(body.success).toBe(true);
  expect(await orderedLine(body.myscno, false)).toMatchObject([{ quoted: false }]);
  store.setClock(day);
});

test('an ordinary line beside a quoted one keeps its own price', async () => {
  const { line } = await quotedInCart('NU205', 4, 640_00);
  const [ordinary] = await fillCart(store, token, [['6308', 2]]);
  expect(line?.amount_per_unit).toBe(640);
  expect(ordinary.status).toBe('0');
});
