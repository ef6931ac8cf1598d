import { expect, test } from 'vitest';
import { findCustomerId } from '../../../tests/actions/payments/ledger.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { viewShop } from '../../account/view-shop/view-shop.contract.ts';
import { viewShopAsCustomer } from './view-shop.contract.ts';

const store = setUp(openTestStore);

test('sales get an address of the site that opens the shop as the customer, once', async () => {
  const desk = await store.signInAtDesk('sales');
  const customerId = String(await findCustomerId(store, 'active@nod.example'));
  const { body } = await store.call(viewShopAsCustomer, { site: 'nod', customerId }, { desk });
  expect(body.address).toMatch(/^http:\/\/nod\.localhost:\d+\/view-shop#[\w-]{43}$/);
  const ticket = body.address.split('#')[1] ?? '';
  expect((await store.call(viewShop, { ticket })).body).toMatchObject({
    success: true,
    username: 'Western Gear & Pump',
  });
  expect((await store.call(viewShop, { ticket })).body.success).toBe(false);
});
