import { expect, test } from 'vitest';
import { createConfirmedOrder } from '../../../tests/actions/orders.ts';
import { findCustomerId } from '../../../tests/actions/payments/ledger.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { findHistoryIds } from './find-history-ids.server.ts';

const store = setUp(openTestStore);

test('state, period and search narrow the orders together; the counts are of all states', async () => {
  const token = await store.signIn('active');
  const numbers = [
    await createConfirmedOrder(store, token, [['6308', 2]]),
    await createConfirmedOrder(store, token, [['NU205', 2]]),
  ];
  const customerId = await findCustomerId(store, 'active@nod.example');
  const found = async (filter: { state?: string; period?: string; q?: string }, limit = 10) => {
    const asked = { state: '', period: '', q: '', ...filter };
    return findHistoryIds(store.database, sites.nod, asked, { customerId, now: store.now(), limit });
  };
  expect((await found({})).ids).toHaveLength(2);
  expect((await found({}, 1)).ids).toHaveLength(1);
  expect((await found({ q: '6308', period: 'month' })).ids).toHaveLength(1);
  expect(await found({ q: numbers[0] ?? '', state: 'delivered' })).toEqual({
    ids: [],
    counts: [{ status: 'Confirmed', count: 1 }],
  });
  expect((await found({ period: 'last_year' })).counts).toEqual([]);
});

test('orders are sorted by date, total and status, and read on in that order', async () => {
  const token = await store.signIn('active');
  const small = await createConfirmedOrder(store, token, [['NU205', 1]]);
  store.setClock(new Date(store.now().getTime() + 60_000));
  const large = await createConfirmedOrder(store, token, [['NU205', 9]]);
  const customerId = await findCustomerId(store, 'active@nod.example');
  const sorted = async (sort: string, q = '', before = '') => {
    const asked = { state: '', period: '', q, sort, before };
    const { ids } = await findHistoryIds(store.database, sites.nod, asked, { customerId, now: store.now(), limit: 9 });
    const { rows } = await store.database.$client.query(
      'select number from orders where number = any($2) and id = any($1) order by array_position($1, id)',
      [ids, [small, large]],
    );
    return rows.map(({ number }) => number);
  };
  for (const q of ['', 'NU205']) {
    expect(await sorted('newest', q)).toEqual([large, small]);
    expect(await sorted('oldest', q)).toEqual([small, large]);
    expect(await sorted('highest', q)).toEqual([large, small]);
    expect(await sorted('lowest', q)).toEqual([small, large]);
    expect(await sorted('lowest', q, small)).toEqual([large]);
    expect(await sorted('oldest', q, large)).toEqual([]);
  }
  await store.database.$client.query("update orders set status = 'Delivered' where number = $1", [large]);
  expect(await sorted('status')).toEqual([small, large]);
  expect(await sorted('unheard of')).toEqual([large, small]);
});
