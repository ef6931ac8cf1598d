import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCart, loadCart } from '../../../tests/actions/cart.ts';
import {
  createConfirmedOrder,
  dispatchGoods,
  findInconsistencies,
  submitOrder,
  toReviewedLines,
} from '../../../tests/actions/orders.ts';
import { answerAsStaff, loadRfiLines, quoteLine, submitRfi } from '../../../tests/actions/rfi.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { addItem } from '../../cart/cart.contract.ts';
import { creditInfo } from '../../payments/credit/credit-info.contract.ts';
import { sites } from '../../sites/resolve-site.ts';
import { myOrder } from '../history/order-history.contract.ts';
import { decideOrder } from './decide-order.server.ts';
import { type DispatchRequest, dispatchOrder } from './dispatch-order.server.ts';

const store = setUp(openTestStore);
let token: string;
beforeAll(async () => {
  token = await store.signIn('active');
});
afterAll(async () => expect(await findInconsistencies(store)).toEqual([]));

const rows = async (text: string, values: unknown[] = []) => (await store.database.$client.query(text, values)).rows;
const statusOf = async (number: string) =>
  (await store.call(myOrder, {}, { token })).body.message.data.find((row) => row.mysc_order_no === number)?.status;
const stockOf = async (name: string) =>
  (
    await rows(
      "select s.on_hand, s.reserved from stock s join items i on i.id = s.item_id where i.site = 'nod' and i.name = $1",
      [name],
    )
  )[0];
const trySend = (number: string, overrides: Partial<DispatchRequest> = {}) =>
  dispatchOrder(store.database, sites.nod, { number, by: 'test', now: store.now(), ...overrides });
const balance = async () => (await store.call(creditInfo, {}, { token })).body.data.avl_balance;

test('dispatching all goods updates stock, status, tax invoice, ledger and mail; used credit is unchanged', async () => {
  const before = await stockOf('NU205');
  const number = await createConfirmedOrder(store, token, [
    ['NU205', 4],
    ['51105', 7],
  ]);
  const used = await balance();
  const sent = await dispatchGoods(store, number, { carrier: 'Own van', docket: 'MH 01 AB 0000' });
  expect(sent).toMatchObject({ dispatch: `${number}-1`, stillOwed: 0 });
  expect(sent.invoice).toMatch(/^NM\/\d\d-\d\d\/\d{6}$/);
  expect(await statusOf(number)).toBe('Dispatched');
  expect(await stockOf('NU205')).toEqual({ on_hand: before.on_hand - 4, reserved: before.reserved });
  expect(await balance()).toBe(used);
  const [order] = await rows('select id, subtotal_minor, tax_minor, total_minor from orders where number = $1', [
    number,
  ]);
  const [invoice] = await rows('select subtotal_minor, tax_minor, total_minor, head from documents where number = $1', [
    sent.invoice,
  ]);
  expect(invoice).toMatchObject({
    subtotal_minor: order.subtotal_minor,
    tax_minor: order.tax_minor,
    total_minor: order.total_minor,
  });
  expect(invoice.head).toMatchObject({
    dispatch: `${number}-1`,
    carrier: 'Own van, MH 01 AB 0000',
    orderNumber: number,
  });
  expect(
    await rows('select kind, amount_minor, open_minor from ledger_entries where order_id = $1 order by id', [order.id]),
  ).toEqual([
    { kind: 'order', amount_minor: order.total_minor, open_minor: 0 },
    { kind: 'release', amount_minor: -order.total_minor, open_minor: 0 },
    { kind: 'invoice', amount_minor: order.total_minor, open_minor: order.total_minor },
  ]);
  expect(
    await rows("select receiver from outbox where template = 'order-sent' and data ->> 'orderNumber' = $1", [number]),
  ).toEqual([{ receiver: 'active@nod.example' }]);
});

test('goods leave in parts and lots, each part with its own invoice', async () => {
  const number = await createConfirmedOrder(store, token, [
    ['51105', 40],
    ['6308', 3],
  ]);
  const lines = [
    { lineNo: 1, quantity: 24, lot: '2608-114' },
    { lineNo: 1, quantity: 10, lot: '2609-031', origin: 'Japan' },
  ];
  const first = await dispatchGoods(store, number, { lines });
  expect(first.stillOwed).toBe(9);
  const [line] = await rows(
    'select quantity, lots, origin from document_lines n join documents d on d.id = n.document_id where d.number = $1',
    [first.invoice],
  );
  expect(line).toMatchObject({ quantity: 34, lots: '2608-114 (24), 2609-031 (10)' });
  expect(line.origin).toContain('Japan');
  const second = await dispatchGoods(store, number);
  expect(second).toMatchObject({ dispatch: `${number}-2`, stillOwed: 0 });
  expect(Number(second.invoice.slice(-6))).toBe(Number(first.invoice.slice(-6)) + 1);
});

test('owed pieces of a quoted line can leave when stock arrives, beyond the reserved ones', async () => {
  const { on_hand, reserved } = await stockOf('6316/C3');
  const free = on_hand - reserved;
  const rfi = await submitRfi(store, token, [['6316/C3', free + 5]]);
  await answerAsStaff(store, rfi, [quoteLine(store, 1, 4000_00)]);
  const [line] = await loadRfiLines(store, token, rfi);
  const item_info = [{ item_id: line?.ItemCode ?? '', rfq_id: rfi, flag: 'rfq_history' as const }];
  await store.call(addItem, { item_info }, { token });
  const cart = (await loadCart(store, token)).filter((one) => one.status === '4');
  const { myscno: number } = (await submitOrder(store, token, toReviewedLines(cart))).body;
  await decideOrder(store.database, sites.nod, { number, to: 'Confirmed', by: 'test', now: store.now() });

  expect((await dispatchGoods(store, number)).stillOwed).toBe(5);
  expect(await trySend(number)).toMatchObject({ refusal: 'nothing_to_send' });
  await rows(
    "update stock s set on_hand = on_hand + 8 from items i where i.id = s.item_id and i.site = 'nod' and i.name = '6316/C3'",
  );
  expect((await dispatchGoods(store, number)).stillOwed).toBe(0);
  expect(await stockOf('6316/C3')).toEqual({ on_hand: 3 + reserved, reserved });
});

test.each<[string, () => Partial<DispatchRequest>, string]>([
  ['more than is owed', () => ({ lines: [{ lineNo: 1, quantity: 5 }] }), 'Line 1: only 4 are still owed.'],
  [
    'more than is owed, in two lots',
    () => ({
      lines: [
        { lineNo: 1, quantity: 3, lot: 'a' },
        { lineNo: 1, quantity: 2, lot: 'b' },
      ],
    }),
    'Line 1: only 4 are still owed.',
  ],
  ['nothing', () => ({ lines: [{ lineNo: 1, quantity: 0 }] }), 'Line 1: a quantity is a whole number from 1.'],
  ['an unknown line', () => ({ lines: [{ lineNo: 9, quantity: 1 }] }), 'has no line 9.'],
])('sending %s is refused, and nothing is written', async (_case, overrides, reason) => {
  const number = await createConfirmedOrder(store, token, [['NU205', 4]]);
  const refused = await trySend(number, overrides());
  expect('message' in refused && refused.message).toContain(reason);
  expect(await statusOf(number)).toBe('Confirmed');
  expect(
    (await rows("select count(*)::int as n from documents where head ->> 'orderNumber' = $1", [number]))[0].n,
  ).toBe(0);
});

test('an order that awaits approval, an unknown one and one of another site send nothing', async () => {
  const lines = await fillCart(store, token, [['NU205', 1]]);
  const { myscno } = (await submitOrder(store, token, toReviewedLines(lines))).body;
  expect(await trySend(myscno)).toMatchObject({ refusal: 'not_allowed' });
  expect(await trySend('NOD26999999')).toMatchObject({ refusal: 'unknown_order' });
  const elsewhere = { number: myscno, by: 'test', now: store.now() };
  expect(await dispatchOrder(store.database, sites.zwz, elsewhere)).toMatchObject({ refusal: 'unknown_order' });
});

test('twenty dispatches of the same goods at once: they leave once, without a gap in the numbers', async () => {
  const number = await createConfirmedOrder(store, token, [['NU205', 4]]);
  const before = await stockOf('NU205');
  const results = await Promise.all(Array.from({ length: 20 }, () => trySend(number)));
  expect(results.filter((result) => 'dispatch' in result)).toHaveLength(1);
  expect(await stockOf('NU205')).toEqual({ on_hand: before.on_hand - 4, reserved: before.reserved - 4 });
});

test('many orders invoiced at once have numbers without a gap', async () => {
  const numbers: string[] = [];
  for (let i = 0; i < 8; i += 1) numbers.push(await createConfirmedOrder(store, token, [['608-2Z', 1 + i]]));
  const sent = await Promise.all(numbers.map((number) => dispatchGoods(store, number)));
  const serials = sent.map(({ invoice }) => Number(invoice.slice(-6))).toSorted((a, b) => a - b);
  expect(serials).toEqual(serials.map((_, i) => (serials[0] ?? 0) + i));
});

test('in the Gulf the series counts by the calendar year, with VAT', async () => {
  const gulf = await store.signIn('active', 'gwd');
  const number = await createConfirmedOrder(store, gulf, [['6205-2RS/C3', 10]], { site: 'gwd' });
  const { invoice } = await dispatchGoods(store, number, {}, 'gwd');
  expect(invoice).toMatch(/^GD\/\d{4}\/\d{6}$/);
  const [line] = await rows(
    'select central_minor, state_minor, whole_minor from document_lines n join documents d on d.id = n.document_id where d.number = $1',
    [invoice],
  );
  expect(line).toMatchObject({ central_minor: 0, state_minor: 0 });
  expect(line.whole_minor).toBeGreaterThan(0);
});
