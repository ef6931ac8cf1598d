import { beforeAll, expect, test } from 'vitest';
import { fillCart, loadCart } from '../../../tests/actions/cart.ts';
import { createConfirmedOrder, dispatchGoods, submitOrder, toReviewedLines } from '../../../tests/actions/orders.ts';
import { answerAsStaff, loadRfiLines, quoteLine, submitRfi } from '../../../tests/actions/rfi.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { addItem } from '../../cart/cart.contract.ts';
import { orderDetail } from './order-detail.contract.ts';

const store = setUp(openTestStore);
let token: string;
beforeAll(async () => {
  token = await store.signIn('active');
});

const detail = (order_no: string, as = token) => store.call(orderDetail, { order_no }, { token: as });

test('an order shows its lines, amounts, parties and first step', async () => {
  const lines = await fillCart(store, token, [
    ['6205-2RS/C3', 40],
    ['NU205', 4],
  ]);
  const { body } = await submitOrder(store, token, toReviewedLines(lines), {
    purchase_order_no: 'PO-1',
    wished_date: '2099-05-01',
    remark: 'Gate 2',
  });
  const { data } = (await detail(body.myscno)).body;
  expect(data).toMatchObject({
    mysc_order_no: body.myscno,
    status: 'Awaiting Internal Approval',
    purchase_order_no: 'PO-1',
    wished_date: '2099-05-01',
    remark: 'Gate 2',
    place_of_supply: 'Maharashtra',
    tax_words: 'CGST 9% and SGST 9%',
    payment: 'Credit limit, 45 days from each invoice',
    owed: 44,
    may_cancel: true,
    documents: [],
    same_po: [],
  });
  expect(data.total).toBeCloseTo(
    lines.reduce((sum, line) => sum + line.total_value1 + line.gst_value, 0),
    2,
  );
  expect(data.lines.map((line) => [line.row_no, line.item_name, line.quantity, line.reserved])).toEqual([
    [`${body.myscno}I1`, '6205-2RS/C3', 40, 40],
    [`${body.myscno}I2`, 'NU205', 4, 4],
  ]);
  expect(data.steps).toMatchObject([{ what: 'Awaiting Internal Approval', dispatch: 0 }]);
});

test('owed pieces have an expected day; a row number also finds its order', async () => {
  const rfi = await submitRfi(store, token, [['6313-2RS/C3', 24]]);
  await answerAsStaff(store, rfi, [quoteLine(store, 1, 900_00, { expectedOn: '2099-01-05' })]);
  const [line] = await loadRfiLines(store, token, rfi);
  const item_info = [{ item_id: line?.ItemCode ?? '', rfq_id: rfi, flag: 'rfq_history' as const }];
  await store.call(addItem, { item_info }, { token });
  const cart = (await loadCart(store, token)).filter((one) => one.status === '4');
  const { myscno } = (await submitOrder(store, token, toReviewedLines(cart))).body;
  const { data } = (await detail(`${myscno}I1`)).body;
  expect(data).toMatchObject({ owed: 24, owed_by: '2099-01-05' });
  expect(data.lines).toMatchObject([{ owed: 24, reserved: 10, owed_by: '2099-01-05', rfq_no: rfi }]);
});

test('documents are listed one by one with their dispatch, the proforma from Confirmed on and last', async () => {
  const number = await createConfirmedOrder(store, token, [['51105', 10]]);
  const titles = async () => (await detail(number)).body.data.documents.map((one) => one.title);
  expect(await titles()).toEqual(['Proforma invoice']);
  await dispatchGoods(store, number, { lines: [{ lineNo: 1, quantity: 4 }] });
  await dispatchGoods(store, number);
  expect(await titles()).toEqual(['Tax invoice', 'Tax invoice', 'Proforma invoice']);
  expect((await detail(number)).body.data.may_cancel).toBe(false);
});

test('other orders under the same PO number are listed', async () => {
  const order = async () => {
    const lines = await fillCart(store, token, [['NU205', 1]]);
    return (await submitOrder(store, token, toReviewedLines(lines), { purchase_order_no: 'PO-twice' })).body.myscno;
  };
  const [first, second] = [await order(), await order()];
  expect((await detail(second)).body.data.same_po).toEqual([first]);
});

test('orders of another customer or another site are not found', async () => {
  const number = await createConfirmedOrder(store, token, [['NU205', 1]]);
  expect((await detail(number, await store.signIn('newbalance0'))).status).toBe(404);
  const elsewhere = await store.signIn('active', 'zwz');
  expect((await store.call(orderDetail, { order_no: number }, { token: elsewhere, site: 'zwz' })).status).toBe(404);
});
