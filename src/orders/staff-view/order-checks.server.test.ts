import { beforeAll, expect, test } from 'vitest';
import { createConfirmedOrder } from '../../../tests/actions/orders.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { checkOrder } from './order-checks.server.ts';
import { findOrderForStaff } from './order-for-staff.server.ts';

const store = setUp(openTestStore);
let token: string;
beforeAll(async () => {
  token = await store.signIn('active');
});

const wrongOf = async (number: string) => {
  const found = await findOrderForStaff(store.database, sites.nod, number);
  if (!found) throw new Error('no order');
  const checks = await checkOrder(store.database, sites.nod, found, store.now());
  return checks.filter((check) => !check.ok).map((check) => check.text);
};

test('a PO number that was used before, an address nobody verified and an odd tax number are pointed out', async () => {
  const first = await createConfirmedOrder(store, token, [['NU205', 1]], { purchase_order_no: 'PO-45' });
  expect(await wrongOf(first)).toEqual([]);
  const second = await createConfirmedOrder(store, token, [['NU205', 1]], { purchase_order_no: 'po-45' });
  expect(await wrongOf(second)).toEqual([`The PO number is also on ${first}.`]);
  const plain = await createConfirmedOrder(store, token, [['NU205', 1]]);
  await store.database.$client.query(
    'update addresses set approval_status = 1 where id = (select delivery_address_id from orders where number = $1)',
    [plain],
  );
  await store.database.$client.query(
    "update tax_registrations set number = '27AAACW1938G1ZA' where customer_id = (select customer_id from orders where number = $1)",
    [plain],
  );
  expect(await wrongOf(plain)).toEqual([
    'The delivery address is not verified.',
    'The check character of GSTIN 27AAACW1938G1ZA does not fit.',
  ]);
});

test('an overdue invoice is pointed out', async () => {
  const number = await createConfirmedOrder(store, token, [['NU205', 1]]);
  await store.database.$client.query(
    `insert into ledger_entries (site, customer_id, kind, amount_minor, open_minor, currency, reference, booked_on, created_at, created_by)
     select o.site, o.customer_id, 'invoice', 100, 100, 'INR', 'NM/1', '2020-01-01', now(), 'test' from orders o where o.number = $1`,
    [number],
  );
  expect(await wrongOf(number)).toContain('An invoice of this customer is overdue.');
});
