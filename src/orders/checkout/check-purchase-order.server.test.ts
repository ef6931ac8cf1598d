import { beforeAll, expect, test } from 'vitest';
import { fillCart } from '../../../tests/actions/cart.ts';
import { submitOrder, toReviewedLines } from '../../../tests/actions/orders.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { cancelOrder } from '../buyer-changes/cancel-order.contract.ts';
import { checkPurchaseOrder } from './check-purchase-order.contract.ts';

const store = setUp(openTestStore);
let token: string;
beforeAll(async () => {
  token = await store.signIn('active');
});

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
