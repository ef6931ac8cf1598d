import { expect, test } from 'vitest';
import { setUp } from '../../tests/store/set-up.ts';
import { openTestStore } from '../../tests/store/test-store.ts';
import { sites } from '../sites/resolve-site.ts';
import { pricingContext, siteDates } from './pricing-context.server.ts';

const store = setUp(openTestStore);

test('a cart is priced on the calendar day of its site, not of the server', () => {
  const fridayEvening = new Date('2026-11-20T19:00:00Z');
  expect(siteDates(sites.nod, fridayEvening)).toEqual({ today: '2026-11-21', nextWorkingDay: '2026-11-23' });
  expect(siteDates(sites.gwd, fridayEvening).today).toBe('2026-11-20');
});

test('an unverified tax number leaves the tax to the delivery address, without one to the first branch', async () => {
  const { $client } = store.database;
  const { rows } = await $client.query("select id from customers where site = 'nod' and name = 'Deccan Fan Works'");
  const customerId = Number(rows[0].id);
  const taxTreatment = async () => {
    const context = { db: store.database, site: sites.nod, caller: { customerId }, now: store.now() };
    return (await pricingContext(context)).taxTreatment;
  };
  await $client.query('update tax_registrations set verified_at = null where customer_id = $1', [customerId]);
  expect(await taxTreatment()).toBe('integrated');
  await $client.query('update addresses set retired_at = now() where customer_id = $1', [customerId]);
  expect(await taxTreatment()).toBe('state');
});
