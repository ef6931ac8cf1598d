import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStore, type TestStore } from '../../tests/store/test-store.ts';
import { sites } from '../sites/resolve-site.ts';
import { pricingContext, siteDates } from './pricing-context.server.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

test('a cart is priced on the calendar day of its site, not of the server', () => {
  const fridayEvening = new Date('2026-11-20T19:00:00Z');
  expect(siteDates(sites.nod, fridayEvening)).toEqual({ today: '2026-11-21', nextWorkingDay: '2026-11-23' });
  expect(siteDates(sites.gwd, fridayEvening).today).toBe('2026-11-20');
});

test('the tax follows the default delivery address, without one the first branch', async () => {
  const { rows } = await store.database.$client.query(
    "select id from customers where site = 'nod' and name = 'Deccan Fan Works'",
  );
  const caller = { customerId: Number(rows[0].id) };
  const taxTreatment = async () =>
    (await pricingContext({ db: store.database, site: sites.nod, caller, now: store.now() })).taxTreatment;
  expect(await taxTreatment()).toBe('integrated');
  await store.database.$client.query('update addresses set retired_at = now() where customer_id = $1', [
    caller.customerId,
  ]);
  expect(await taxTreatment()).toBe('state');
});
