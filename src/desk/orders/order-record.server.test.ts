import { beforeAll, expect, test } from 'vitest';
import { createConfirmedOrder, dispatchGoods } from '../../../tests/actions/orders.ts';
import { readPdf } from '../../../tests/rendering/read-pdf.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { printSalesInvoice } from '../../orders/documents/print-invoice.contract.ts';
import { cancelLines } from '../../orders/fulfilment/cancel-lines.server.ts';
import { recordDelivery } from '../../orders/fulfilment/record-delivery.server.ts';
import { takeBackApproval } from '../../orders/fulfilment/take-back.server.ts';
import { orderDetail } from '../../orders/order-page/order-detail.contract.ts';
import { printPickList } from '../../orders/packing/print-packing.server.ts';
import { returnGoods } from '../../orders/returns/return-goods.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { orderAtDesk } from './order-record.contract.ts';

const store = setUp(openTestStore);
let desk: string;
let token: string;
beforeAll(async () => {
  desk = await store.signInAtDesk('sales');
  token = await store.signIn('active');
});

const staff = () => ({ by: 'Meera', now: store.now() });
const load = (number: string, site: 'nod' | 'gwd' = 'nod') => store.call(orderAtDesk, { site, number }, { desk });

test('an order is one page: lines, money, checks, documents, messages and history', async () => {
  const number = await createConfirmedOrder(store, token, [['51105', 9]], {
    purchase_order_no: 'PO-45',
    remark: 'Gate 3',
  });
  await cancelLines(store.database, sites.nod, {
    number,
    lines: [{ lineNo: 1, quantity: 2 }],
    note: 'By phone',
    ...staff(),
  });
  const { invoice } = await dispatchGoods(store, number, {
    lines: [{ lineNo: 1, quantity: 4, lot: '2608-114' }],
    carrier: 'Own van',
    ewayBill: '391600421187',
  });
  await recordDelivery(store.database, sites.nod, { number, note: 'Signed', ...staff() });
  const note = await returnGoods(store.database, sites.nod, {
    invoice,
    lines: [{ lineNo: 1, quantity: 1 }],
    reason: 'Wrong size',
    restock: true,
    ...staff(),
  });
  if (note instanceof Refusal) throw new Error(note.message);
  const { body } = await load(number);
  expect(body).toMatchObject({
    number,
    company: 'Western Gear & Pump',
    status: 'Dispatched',
    payment: 'Credit limit, 45 days from each invoice',
    remark: 'Gate 3',
    taxWords: 'CGST 9% and SGST 9%',
    ewayBillAbove: 50_000_00,
    lines: [{ ordered: 9, cancelled: 2, dispatched: 4, returned: 1, owed: 3, onShelf: 3, reserved: 3 }],
    dispatches: [
      {
        dispatchNo: 1,
        carrier: 'Own van',
        ewayBill: '391600421187',
        invoice,
        deliveryNote: 'Signed',
        lines: [{ lineNo: 1, itemName: '51105', quantity: 4, lot: '2608-114' }],
      },
    ],
    returnable: [{ invoice, lines: [{ lineNo: 1, quantity: 4, left: 3 }] }],
  });
  expect(body.documents.map(({ kind, number: named }) => [kind, named])).toEqual([
    ['proforma', number],
    ['tax_invoice', invoice],
    ['credit_note', note.number],
  ]);
  expect(body.steps.map(({ what, by }) => [what, by])).toEqual([
    ['Awaiting Internal Approval', 'buyer'],
    ['Confirmed', 'test'],
    ['Dispatch 1', 'test'],
    ['Dispatch 1 delivered', 'Meera'],
  ]);
  expect(body.history.map(({ action, by }) => [action, by])).toEqual([
    ['goods returned', 'Meera'],
    ['order delivered', 'Meera'],
    ['order dispatched', 'test'],
    ['order lines cancelled', 'Meera'],
    ['order confirmed', 'test'],
  ]);
  expect(body.history[3]?.details).toMatchObject({
    before: { lines: [{ lineNo: 1, reserved: 9, cancelled: 0 }] },
    after: { lines: [{ lineNo: 1, reserved: 7, cancelled: 2 }] },
  });
  expect(body.messages.map((message) => message.subject)).toContain(`Part of order ${number} is cancelled`);
  const nothingToCorrect = { path: '', pincodeOf: '' };
  expect(body.checks).toEqual([
    { ok: true, text: 'Nothing is overdue.', ...nothingToCorrect },
    { ok: true, text: 'The delivery address is verified.', ...nothingToCorrect },
    { ok: true, text: 'The GSTIN fits.', ...nothingToCorrect },
    { ok: true, text: 'The PO number is used once.', ...nothingToCorrect },
  ]);
  const { unpaid, uninvoiced, creditUsed } = body.money;
  expect([unpaid > 0, uninvoiced > 0, creditUsed]).toEqual([true, true, unpaid + uninvoiced]);
  expect(body.seen).toBeGreaterThan(0);
});

test('an approval that was taken back is a step of its own, and there is no proforma', async () => {
  const number = await createConfirmedOrder(store, token, [['NU205', 1]]);
  await takeBackApproval(store.database, sites.nod, { number, reason: 'Wrong address', ...staff() });
  const { body } = await load(number);
  expect(body.documents).toEqual([]);
  expect(body.steps.at(-1)).toMatchObject({ what: 'Approval taken back', by: 'Meera', note: 'Wrong address' });
});

test('a proforma that is still to be made has the total of what is left, at the desk and for the buyer', async () => {
  const number = await createConfirmedOrder(store, token, [['NU205', 4]]);
  await cancelLines(store.database, sites.nod, { number, lines: [{ lineNo: 1, quantity: 1 }], ...staff() });
  const listed = async () => {
    const atDesk = (await load(number)).body.documents.map((one) => one.totalMinor);
    const { data } = (await store.call(orderDetail, { order_no: number }, { token })).body;
    return [...atDesk, ...data.documents.map((one) => Math.round(one.total * 100))];
  };
  const before = await listed();
  await store.call(printSalesInvoice, { order: number }, { token });
  expect(before).toEqual(await listed());
});

test('after a cancellation the order costs at the desk what it costs on its own page', async () => {
  const number = await createConfirmedOrder(store, token, [['NU205', 4]]);
  const whole = (await load(number)).body;
  expect(whole.totalNowMinor).toBe(whole.totalMinor);
  await cancelLines(store.database, sites.nod, { number, lines: [{ lineNo: 1, quantity: 1 }], ...staff() });
  const { data } = (await store.call(orderDetail, { order_no: number }, { token })).body;
  expect((await load(number)).body.totalNowMinor).toBe(Math.round(data.total_now * 100));
});

test('an unknown order and one of another site are not found', async () => {
  const number = await createConfirmedOrder(store, token, [['NU205', 1]]);
  expect((await load('NOD26999999')).status).toBe(404);
  expect((await load(number, 'gwd')).status).toBe(404);
});

test("pieces held for another customer's payment are neither free nor asked for", async () => {
  const number = await createConfirmedOrder(store, token, [['51105', 9]]);
  const { rows } = await store.database.$client.query(
    `with line as (update order_lines n set reserved = 2 from orders o where o.id = n.order_id and o.number = $1 returning n.id),
      held as (update stock_holds h set quantity = 2 from line where h.reason = 'order' and h.held_for = line.id
        returning h.item_id, h.branch_id)
      update stock s set reserved = s.reserved - 7, on_hand = s.reserved - 7 + 5 from held
        where s.item_id = held.item_id and s.branch_id = held.branch_id returning s.item_id, s.branch_id`,
    [number],
  );
  const hold = (pieces: number, own: boolean) =>
    store.database.$client.query(
      `insert into stock_holds (site, branch_id, item_id, customer_id, quantity, reason, held_for, ends_at, created_at)
        select 'nod', $1, $2, c.id, $3, 'payment', 1, $4::timestamptz + interval '1 minute', $4 from customers c
        where c.site = 'nod' and (c.id = (select customer_id from orders where number = $5)) = $6 limit 1`,
      [rows[0].branch_id, rows[0].item_id, pieces, store.now(), number, own],
    );
  await hold(4, false);
  await hold(1, true);
  const { body } = await load(number);
  expect(body).toMatchObject({ lines: [{ reserved: 2, asked: 3, onShelf: 3 }] });
  const list = await printPickList(store.database, sites.nod, [number], store.now());
  if (list instanceof Refusal) throw new Error(list.message);
  expect((await readPdf(list.pdf)).pages.join(' ')).toMatch(/51105 .*3 NOS/);
});
