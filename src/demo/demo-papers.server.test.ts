import { expect, test } from 'vitest';
import { openPastBuyer } from '../../tests/actions/account/past-buyer.ts';
import { createConfirmedOrder, dispatchGoods } from '../../tests/actions/orders.ts';
import { loadPicture } from '../../tests/actions/returns.ts';
import { setUp } from '../../tests/store/set-up.ts';
import { openTestStore } from '../../tests/store/test-store.ts';
import { orderDetail } from '../orders/order-page/order-detail.contract.ts';
import { requestReturnAt, signDeliveryNoteAt } from './demo-papers.server.ts';

const store = setUp(openTestStore);

test('an order gets a signed delivery note, and a return with two photos that can be seen', async () => {
  const token = await store.signIn('active');
  const buyer = await openPastBuyer(store, token);
  const number = await createConfirmedOrder(store, token, [['51105', 9]]);
  const { invoice } = await dispatchGoods(store, number);
  await signDeliveryNoteAt(buyer, number, store.now());
  await requestReturnAt(buyer, { number, invoice }, store.now());
  const { dispatches, returns } = (await store.call(orderDetail, { order_no: number }, { token })).body.data;
  expect(dispatches[0]?.signed_note?.file_name).toBe('signed.png');
  expect(returns).toMatchObject([{ status: 'requested', lines: [{ item_name: '51105', quantity: 2 }] }]);
  const addresses = returns.flatMap(({ pictures }) => pictures.map(({ small }) => small));
  expect(addresses).toHaveLength(2);
  for (const path of [...addresses, dispatches[0]?.signed_note?.href ?? ''])
    expect((await loadPicture(store, path, `auth_key=${token}`)).status).toBe(200);
});
