import { beforeAll, expect, test } from 'vitest';
import { createApiToken } from '../../../tests/actions/api-token.ts';
import { receivePayment } from '../../../tests/actions/payments/receipts.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { listReceiptsByApi, readReceiptByApi } from './receipts.contract.ts';

const store = setUp(openTestStore);
let bearer: string;
beforeAll(async () => {
  bearer = await createApiToken(store.database);
});

const list = async (filter: Partial<Parameters<typeof store.call<typeof listReceiptsByApi>>[1]> = {}) =>
  (await store.call(listReceiptsByApi, { limit: 500, ...filter }, { bearer })).body.rows;

test('money that staff recorded is listed, the newest last, and read by its number', async () => {
  const { number } = await receivePayment(store, 1234_00);
  const receipt = (await list()).at(-1);
  expect(receipt).toMatchObject({
    number,
    amount_minor: 1234_00,
    currency: 'INR',
    online: false,
    customer: { email: 'active@nod.example' },
  });
  expect((await store.call(readReceiptByApi, { number }, { bearer })).body).toEqual(receipt);
  const other = await createApiToken(store.database, { site: 'gwd' });
  expect((await store.call(readReceiptByApi, { number }, { bearer: other, site: 'gwd' })).status).toBe(404);
});

test('receipts are found by number, customer and day', async () => {
  const { number } = await receivePayment(store, 77_00);
  const all = await list();
  const receipt = all.find((row) => row.number === number);
  const day = receipt?.received_on ?? '';
  const ofCustomer = all.filter(({ customer }) => customer.id === receipt?.customer.id);
  expect(await list({ number })).toEqual([receipt]);
  expect(await list({ customer: receipt?.customer.id })).toEqual(ofCustomer);
  expect(await list({ received_from: day, received_to: day })).toEqual(all.filter((row) => row.received_on === day));
  expect(await list({ received_to: '2000-01-01' })).toEqual([]);
});
