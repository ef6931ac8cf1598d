import { expect, test } from 'vitest';
import { createConfirmedOrder, dispatchGoods } from '../../../tests/actions/orders.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { addDays, dayOf } from '../../lib/dates.ts';
import { slowStockAtDesk, stoppedCustomersAtDesk } from './lapsed.contract.ts';

const store = setUp(openTestStore);
const list = { site: 'nod', q: '', view: '', sort: '', page: '' } as const;

test('a customer who bought before and not since has stopped, until there is a new invoice', async () => {
  const desk = await store.signInAtDesk('sales');
  const buyer = await store.signIn('active');
  const stopped = async (view = '') =>
    (await store.call(stoppedCustomersAtDesk, { ...list, view }, { desk })).body.rows.map(({ company }) => company);
  await dispatchGoods(store, await createConfirmedOrder(store, buyer, [['6205', 2]]));
  expect(await stopped()).toEqual([]);
  await store.database.$client.query("update documents set issued_on = issued_on - 100 where site = 'nod'");
  expect(await stopped()).toEqual(['Western Gear & Pump']);
  expect(await stopped('180')).toEqual([]);
  await dispatchGoods(store, await createConfirmedOrder(store, buyer, [['6205', 1]]));
  expect(await stopped()).toEqual([]);
});

test('stock is slow that nobody has bought for long; what was sold lately is not', async () => {
  const desk = await store.signInAtDesk('sales');
  const buyer = await store.signIn('active');
  await store.database.$client.query("update items set cost_minor = 9000000 where site = 'nod' and name = 'NU205'");
  const slow = async (view = '') => (await store.call(slowStockAtDesk, { ...list, view }, { desk })).body;
  const first = await slow();
  expect(first.rows[0]).toMatchObject({ name: 'NU205', lastOn: null });
  expect(first.rows[0]?.valueMinor).toBe(9_000_000 * (first.rows[0]?.onHand ?? 0));
  await dispatchGoods(store, await createConfirmedOrder(store, buyer, [['NU205', 1]]));
  const second = await slow();
  expect(second.rows.map(({ itemId }) => itemId)).not.toContain(first.rows[0]?.itemId);
  expect(second.total).toBe(first.total - 1);
  expect(second.valueMinor).toBeLessThan(first.valueMinor);
  await store.database.$client.query(
    "update orders set placed_at = placed_at - interval '200 days' where site = 'nod'",
  );
  // What was ordered long ago and sent today lies no more.
  expect((await slow()).total).toBe(first.total - 1);
  await store.database.$client.query(
    "update dispatches set dispatched_at = dispatched_at - interval '200 days' where site = 'nod'",
  );
  expect((await slow()).rows[0]).toMatchObject({
    name: 'NU205',
    lastOn: addDays(dayOf(store.now(), 'Asia/Kolkata'), -200),
  });
  expect((await slow('365')).total).toBe(first.total - 1);
});
