import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCart } from '../../../tests/actions/cart.ts';
import { submitOrder, toReviewedLines } from '../../../tests/actions/orders.ts';
import { openTestStore, type TestStore } from '../../../tests/store/test-store.ts';
import { cancelOrder } from '../buyer-changes/cancel-order.contract.ts';
import { checkPurchaseOrder } from './check-purchase-order.contract.ts';

let store: TestStore;
let token: string;
beforeAll(async () => {
  store = await openTestStore();
  token = await store.signIn('active');
});
afterAll(() => store.close());

const check = async (purchase_order_no: string, as = token) =>
  (await store.call(checkPurchaseOrder, { purchase_order_no }, { token: as })).body;

test('a PO number the customer has used before is pointed out in any case; cancelled orders and other customers do not count', async () => {
  const lines = await fillCart(store, token, [['NU205', 1]]);
  const { myscno } = (await submitOrder(store, token, toReviewedLines(lines), { purchase_order_no: 'PO-4500018743' }))
    .body;
  expect(await check(' po-4500018743 ')).toEqual({
    success: true,
    message: `po-4500018743 is already on order ${myscno}.`,
    orders: [myscno],
  });
  expect(await check('PO-1')).toEqual({ success: true, message: '', orders: [] });
  expect(await check('')).toMatchObject({ orders: [] });
  expect(await check('PO-4500018743', await store.signIn('newbalance0'))).toMatchObject({ orders: [] });
  await store.call(cancelOrder, { order_no: myscno }, { token });
  expect(await check('PO-4500018743')).toMatchObject({ orders: [] });
});
