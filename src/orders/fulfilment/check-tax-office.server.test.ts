import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createConfirmedOrder } from '../../../tests/actions/orders.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { findSiteOrder } from '../orders.db.ts';
import { checkOrder } from '../staff-view/order-checks.server.ts';
import { findOrderForStaff } from '../staff-view/order-for-staff.server.ts';
import { correctPincode } from './correct-pincode.server.ts';
import { dispatchOrder } from './dispatch-order.server.ts';

const store = setUp(openTestStore);
let token: string;
let number: string;
beforeAll(async () => {
  token = await store.signIn('active');
});
beforeEach(async () => {
  number = await createConfirmedOrder(store, token, [['NU205', 1]]);
});

const site = sites.nod;
const query = (text: string, values: unknown[]) => store.database.$client.query(text, values);
const moveTo = (party: 'bill_to' | 'deliver_to', pincode: string) =>
  query(`update orders set ${party} = jsonb_set(${party}, '{pincode}', to_jsonb($2::text)) where number = $1`, [
    number,
    pincode,
  ]);
const dispatch = (registersInvoices = true) =>
  dispatchOrder(store.database, site, { number, registersInvoices, by: 'test', now: store.now() });
const documents = async () =>
  (
    await query(
      `select d.number from documents d join orders o on o.id = d.order_id where o.number = $1 and d.kind = 'tax_invoice'`,
      [number],
    )
  ).rows;
const wrongChecks = async () => {
  const found = await findOrderForStaff(store.database, site, number);
  if (!found) throw new Error('no order');
  return (await checkOrder(store.database, site, found, store.now())).filter(({ ok }) => !ok);
};
const elsewhere =
  'Deliver to: PIN code 560001 is in Karnataka, but the address is in Maharashtra. Please correct one of them.';

test('a PIN code of another state stops the dispatch before the invoice has a number, and staff see it before', async () => {
  await moveTo('deliver_to', '560001');
  expect(await wrongChecks()).toEqual([{ ok: false, text: elsewhere, path: '', pincodeOf: 'deliver_to' }]);
  expect(await dispatch()).toMatchObject({ refusal: 'tax_office', message: expect.stringContaining(elsewhere) });
  expect(await documents()).toEqual([]);
});

test('once staff have corrected it in the order, the goods leave and the document prints it', async () => {
  await moveTo('deliver_to', '560001');
  const correct = (pincode: string) =>
    correctPincode(store.database, site, { number, party: 'deliver_to', pincode, by: 'test', now: store.now() });
  expect(await correct('4110')).toMatchObject({ refusal: 'pincode', message: expect.stringContaining('six digits') });
  expect(await correct('380001')).toMatchObject({ refusal: 'pincode', message: expect.stringContaining('in Gujarat') });
  expect(await correct('411 001')).toBeUndefined();
  expect(await wrongChecks()).toEqual([]);
  expect(await dispatch()).toMatchObject({ dispatch: `${number}-1` });
  const [order] = await findSiteOrder(store.database, { site: site.code, number });
  expect(order?.deliverTo.pincode).toBe('411001');
});

test('a tariff number of five digits stops it until the item has another', async () => {
  const setItem = (hsn: string) =>
    query(
      'update items set hsn = $2 where id = (select n.item_id from order_lines n join orders o on o.id = n.order_id where o.number = $1)',
      [number, hsn],
    );
  const { rows } = await query(
    'select n.hsn from order_lines n join orders o on o.id = n.order_id where o.number = $1',
    [number],
  );
  await query("update order_lines set hsn = '84821' where order_id = (select id from orders where number = $1)", [
    number,
  ]);
  await setItem('84821');
  const wrong = 'Line 1: the tariff number (HSN) has 4, 6 or 8 digits.';
  expect(await wrongChecks()).toEqual([{ ok: false, text: wrong, path: 'items?view=wrong_hsn', pincodeOf: '' }]);
  expect(await dispatch()).toMatchObject({ refusal: 'tax_office', message: expect.stringContaining(wrong) });
  await setItem(String(rows[0]?.hsn));
  expect(await dispatch()).toMatchObject({ dispatch: `${number}-1` });
});

test('a name that is too short for an invoice stops it until the company has its registered one', async () => {
  const rename = (name: string) =>
    query('update customers set name = $2 where id = (select customer_id from orders where number = $1)', [
      number,
      name,
    ]);
  const { rows } = await query(
    'select c.name from customers c join orders o on o.customer_id = c.id where o.number = $1',
    [number],
  );
  await query(`update orders set bill_to = jsonb_set(bill_to, '{name}', '"GE"') where number = $1`, [number]);
  await rename('GE');
  expect(await dispatch()).toMatchObject({
    refusal: 'tax_office',
    message: expect.stringContaining('The buyer: the name'),
  });
  await rename(String(rows[0]?.name));
  expect(await dispatch()).toMatchObject({ dispatch: `${number}-1` });
});

test('a site that registers no invoices is shown it, and is not stopped', async () => {
  await moveTo('deliver_to', '560001');
  expect(await wrongChecks()).toHaveLength(1);
  expect(await dispatch(false)).toMatchObject({ dispatch: `${number}-1` });
});
