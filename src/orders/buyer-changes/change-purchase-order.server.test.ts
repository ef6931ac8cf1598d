import { beforeAll, expect, test } from 'vitest';
import { createConfirmedOrder, dispatchGoods } from '../../../tests/actions/orders.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { printSalesInvoice } from '../documents/print-invoice.contract.ts';
import { orderDetail } from '../order-page/order-detail.contract.ts';
import { changePurchaseOrder } from './change-purchase-order.contract.ts';

const store = setUp(openTestStore);
let token: string;
let number: string;
beforeAll(async () => {
  token = await store.signIn('active');
  number = await createConfirmedOrder(store, token, [['51105', 9]], { purchase_order_no: 'PO-1' });
});

const change = async (purchase_order_no: string, before: string, order_no = number) =>
  (await store.call(changePurchaseOrder, { order_no, purchase_order_no, before }, { token })).body;
const detail = async () => (await store.call(orderDetail, { order_no: number }, { token })).body.data;
const rows = async (text: string) => (await store.database.$client.query(text, [number])).rows;
const printedNumbers = () =>
  rows(
    `select d.kind, d.head ->> 'purchaseOrderNo' as po from documents d join orders o on o.id = d.order_id
      where o.number = $1 order by d.id`,
  );

test('a new PO number is on the order and on the invoices that follow; the one that is issued keeps the old', async () => {
  await store.call(printSalesInvoice, { order: number }, { token });
  expect(await printedNumbers()).toEqual([{ kind: 'proforma', po: 'PO-1' }]);
  await dispatchGoods(store, number, { lines: [{ lineNo: 1, quantity: 4 }] });
  expect(await detail()).toMatchObject({ may_change_po: true });
  expect(await change('PO-2', 'PO-1')).toEqual({
    success: true,
    message: `The PO number of order ${number} is saved.`,
  });
  expect(await detail()).toMatchObject({ purchase_order_no: 'PO-2' });
  expect(await change('PO-3', 'PO-2')).toMatchObject({ success: true });
  await dispatchGoods(store, number);
  expect(await printedNumbers()).toEqual([
    { kind: 'tax_invoice', po: 'PO-1' },
    { kind: 'tax_invoice', po: 'PO-3' },
  ]);
});

test('buyer and sales desk are written to, and the order’s history has the number before and after', async () => {
  const mails = await rows(
    `select receiver, data from outbox where data ->> 'orderNumber' = $1 and data ->> 'status' like 'PO number%' order by id`,
  );
  expect(mails.map((mail) => [mail.receiver, mail.data.slots])).toEqual([
    ['active@nod.example', { from: 'PO-1', to: 'PO-2' }],
    ['sales@nod.example', { from: 'PO-1', to: 'PO-2' }],
    ['active@nod.example', { from: 'PO-2', to: 'PO-3' }],
    ['sales@nod.example', { from: 'PO-2', to: 'PO-3' }],
  ]);
  const [entry] = await rows(
    `select actor, details from audit_trail where subject = $1 and action = 'PO number changed' order by id`,
  );
  expect(entry).toMatchObject({
    actor: 'buyer',
    details: { before: { purchaseOrderNo: 'PO-1' }, after: { purchaseOrderNo: 'PO-2' } },
  });
});

test('once everything has left the number stays as it is', async () => {
  expect(await change('PO-4', 'PO-3')).toMatchObject({ refusal: 'too_late' });
  expect(await detail()).toMatchObject({ purchase_order_no: 'PO-3', may_change_po: false });
});

test('a number that somebody changed meanwhile is not overwritten; the same number twice changes nothing', async () => {
  number = await createConfirmedOrder(store, token, [['NU205', 1]]);
  expect(await change('PO-8', '')).toMatchObject({ success: true });
  expect(await change('PO-9', '')).toMatchObject({
    refusal: 'changed_meanwhile',
    message: 'The PO number has been changed to PO-8. Please check it again.',
  });
  expect(await change('PO-8', '')).toMatchObject({ success: true });
  expect(await change('', 'PO-8')).toMatchObject({ success: true });
  expect(await rows(`select 1 from audit_trail where subject = $1 and action = 'PO number changed'`)).toHaveLength(2);
});

test("somebody else's order is unknown, and endless changes are stopped", async () => {
  const foreign = { order_no: number, purchase_order_no: 'PO-X', before: '' };
  const other = await store.signIn('newbalance0');
  expect((await store.call(changePurchaseOrder, foreign, { token: other })).status).toBe(404);
  const statuses = new Set<number>();
  for (let i = 0; i < 20; i += 1) statuses.add((await store.call(changePurchaseOrder, foreign, { token })).status);
  expect(statuses).toContain(429);
});
