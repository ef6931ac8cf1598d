import { beforeAll, expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { explainPriceAtDesk } from './explain-price.contract.ts';
import { findCustomersToPriceAtDesk } from './price-lists.contract.ts';
import { savePricesAtDesk } from './price-rows.contract.ts';

const store = setUp(openTestStore);
let desk: string;
let customer: { id: number; owner: string };
beforeAll(async () => {
  desk = await store.signInAtDesk('catalogue');
  const { body } = await store.call(findCustomersToPriceAtDesk, { site: 'nod', q: 'active@' }, { desk });
  customer = body.customers[0] ?? { id: 0, owner: '' };
});

const explain = async (more: { item?: string; quantity?: string; customerId?: number } = {}) =>
  (await store.call(explainPriceAtDesk, { site: 'nod', customerId: customer.id, item: 'ZWZ UC205', ...more }, { desk }))
    .body;

test('the price of a customer is explained row by row, with the steps of quantity', async () => {
  const edit = { line: 1, for: 'ZWZ UC205', min_qty: '25', net_price: '111.50' };
  const { owner } = customer;
  await store.call(savePricesAtDesk, { site: 'nod', owner, mode: 'good-lines', edits: [edit] }, { desk });
  const few = await explain({ quantity: '24' });
  expect(few.rows[0]).toMatchObject({ label: 'UC205', own: true, reason: 'from 25', wins: false });
  expect(few.rows.filter(({ wins }) => wins)).toHaveLength(1);
  const many = await explain({ quantity: '25' });
  expect(await explain({ quantity: '25.00' })).toEqual(many);
  expect(many).toMatchObject({ unitMinor: 111_50, quantity: 25, seesPrices: true, item: { name: 'UC205' } });
  expect(many.rows[0]).toMatchObject({ reason: 'wins', wins: true, terms: '₹\u00a0111.50' });
  expect(many.steps.map(({ quantity }) => quantity)).toContain(25);
});

test.each([
  [{ quantity: '0' }, 'quantity'],
  [{ quantity: 'many' }, 'quantity'],
  [{ quantity: '2.000' }, 'quantity'],
  [{ item: 'nothing' }, 'unknown_item'],
  [{ customerId: 99_999_999 }, 'unknown_customer'],
])('%j is answered with %s', async (request, refusal) => {
  expect((await explain(request)).refusal).toBe(refusal);
});
