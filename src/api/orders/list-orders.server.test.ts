import { beforeAll, expect, test } from 'vitest';
import { createApiToken } from '../../../tests/actions/api-token.ts';
import { createConfirmedOrder, dispatchGoods } from '../../../tests/actions/orders.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { addDays, dayOf } from '../../lib/dates.ts';
import { listOrdersByApi, readOrderByApi } from './orders.contract.ts';

const store = setUp(openTestStore);
let bearer: string;
beforeAll(async () => {
  bearer = await createApiToken(store.database);
});

const read = (number: string, site: 'nod' | 'zwz' = 'nod') => store.call(readOrderByApi, { number }, { bearer, site });

test('an order says who bought what, what has left, and under which invoice', async () => {
  const number = await createConfirmedOrder(store, await store.signIn('active'), [['6205', 3]], { remark: 'Gate 2' });
  const sent = await dispatchGoods(store, number, {
    lines: [{ lineNo: 1, quantity: 2, lot: 'L7' }],
    carrier: 'Own van',
  });
  const { body } = await read(number);
  expect(body).toMatchObject({
    number,
    status: 'Dispatched',
    payment: 'credit',
    currency: 'INR',
    remark: 'Gate 2',
    customer: { email: 'active@nod.example' },
    lines: [{ line_no: 1, itemname: '6205', ordered: 3, dispatched: 2, tax_percent: 18 }],
    dispatches: [
      {
        number: sent.dispatch,
        invoice: sent.invoice,
        carrier: 'Own van',
        delivered_at: null,
        lines: [{ line_no: 1, quantity: 2, lot: 'L7' }],
      },
    ],
  });
  const listed = (await store.call(listOrdersByApi, { limit: 500 }, { bearer })).body;
  expect(listed.rows?.find((order) => order.number === number)).toEqual(body);
});

test('an order that is unknown or of another site is not found', async () => {
  const number = await createConfirmedOrder(store, await store.signIn('active'), [['6205', 1]]);
  const other = await createApiToken(store.database, { site: 'zwz' });
  const { status } = await store.call(readOrderByApi, { number }, { bearer: other, site: 'zwz' });
  expect([status, (await read('NOD26999999')).status]).toEqual([404, 404]);
});

test('orders are found by number, status, customer and day', async () => {
  const number = await createConfirmedOrder(store, await store.signIn('active'), [['6205', 1]]);
  type Filter = Partial<Parameters<typeof store.call<typeof listOrdersByApi>>[1]>;
  const list = async (filter: Filter = {}) =>
    (await store.call(listOrdersByApi, { limit: 500, ...filter }, { bearer })).body.rows;
  const all = await list();
  const numbers = (rows: typeof all) => rows.map((row) => row.number);
  const { customer, placed_at: placedAt } = all.find((row) => row.number === number) ?? {
    customer: { id: 0 },
    placed_at: '',
  };
  const day = dayOf(new Date(placedAt), 'Asia/Kolkata');
  const dayBefore = addDays(day, -1);
  expect(numbers(await list({ number }))).toEqual([number]);
  expect(await list({ status: 'Confirmed' })).toEqual(all.filter(({ status }) => status === 'Confirmed'));
  expect(await list({ customer: customer.id })).toEqual(all.filter((row) => row.customer.id === customer.id));
  expect(numbers(await list({ placed_from: day, placed_to: day }))).toContain(number);
  expect(numbers(await list({ placed_to: dayBefore }))).not.toContain(number);
  expect(await list({ number, status: 'Delivered' })).toEqual([]);
});
