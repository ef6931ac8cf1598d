import { beforeAll, expect, test } from 'vitest';
import { createConfirmedOrder, findInconsistencies } from '../../../tests/actions/orders.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { addDays, dayOf } from '../../lib/dates.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import type { GivenInvoice } from '../documents/given-invoice.rule.ts';
import { dispatchOrder } from './dispatch-order.server.ts';

const store = setUp(openTestStore);
let token: string;
beforeAll(async () => {
  token = await store.signIn('active');
});

const site = { ...sites.nod, invoicedByProgram: true };
const send = (number: string, quantity: number, invoice?: GivenInvoice, by = site) =>
  dispatchOrder(store.database, by, {
    number,
    lines: [{ lineNo: 1, quantity }],
    by: 'API: ERP',
    now: store.now(),
    ...(invoice && { invoice }),
  });

type Amounts = { unit: number; tax: number };
const orderOf = async (quantity: number) => {
  const number = await createConfirmedOrder(store, token, [['6205', quantity]]);
  const { rows } = await store.database.$client.query(
    'select n.unit_minor as unit, n.tax_minor as tax from order_lines n join orders o on o.id = n.order_id where o.number = $1',
    [number],
  );
  return { number, ...(rows[0] as Amounts) };
};
const invoiceOf = (number: string, taxableMinor: number, taxMinor: number): GivenInvoice => ({
  number,
  issuedOn: dayOf(store.now(), site.calendar.timeZone),
  lines: [{ lineNo: 1, taxableMinor, taxMinor }],
  subtotalMinor: taxableMinor,
  taxMinor,
  totalMinor: taxableMinor + taxMinor,
});

test('invoices of the seller’s program add up to the order, under its numbers', async () => {
  const { number, unit, tax } = await orderOf(3);
  const part = Math.round(tax / 2 / 3) * 2;
  expect(await send(number, 1, invoiceOf('ERP/1', unit, part))).toMatchObject({ invoice: 'ERP/1', stillOwed: 2 });
  expect(await send(number, 2, invoiceOf('ERP/2', 2 * unit, tax - part))).toMatchObject({ stillOwed: 0 });
  expect(await findInconsistencies(store)).toEqual([]);
  const { rows } = await store.database.$client.query(
    `select sum(d.total_minor)::int as billed, o.total_minor as ordered, bool_and(d.series_id is null) as own,
       count(e.document_id)::int as wanted
     from orders o join documents d on d.order_id = o.id left join e_invoices e on e.document_id = d.id
     where o.number = $1 group by o.id`,
    [number],
  );
  expect(rows[0]).toMatchObject({ billed: rows[0].ordered, own: true, wanted: 0 });
});

test('goods stay on the shelf without an invoice, with another sum, and with a number that is taken', async () => {
  const { number, unit, tax } = await orderOf(1);
  expect(await send(number, 1)).toMatchObject({ refusal: 'no_invoice' });
  expect(await send(number, 1, invoiceOf('ERP/3', unit, tax + 1))).toMatchObject({
    message: `Line 1 is taxable_minor ${unit} and tax_minor ${tax}.`,
  });
  expect(await send(number, 1, invoiceOf('ERP/1', unit, tax))).toMatchObject({
    message: expect.stringMatching(/^Invoice ERP\/1 is of order NOD\d+ already\.$/),
  });
  expect(await send(number, 1, invoiceOf('ERP/3', unit, tax), sites.nod as typeof site)).toMatchObject({
    message: 'NOD makes its tax invoices itself; the desk’s Settings can change that.',
  });
  const { rows } = await store.database.$client.query(
    'select n.dispatched from order_lines n join orders o on o.id = n.order_id where o.number = $1',
    [number],
  );
  expect(rows).toEqual([{ dispatched: 0 }]);
});

test('an invoice of days ago is owed from its own day, as its PDF says', async () => {
  const now = store.now();
  const { number, unit, tax } = await orderOf(1);
  const issuedOn = dayOf(now, site.calendar.timeZone);
  store.setClock(new Date(now.getTime() + 3 * 86_400_000));
  const sent = await send(number, 1, { ...invoiceOf('ERP/5', unit, tax), issuedOn });
  store.setClock(now);
  expect(sent).toMatchObject({ invoice: 'ERP/5' });
  const { rows } = await store.database.$client.query(
    `select d.issued_on as day, d.head->>'dueOn' as due, e.booked_on as booked, t.period_days as days
     from documents d join ledger_entries e on e.site = d.site and e.reference = d.number
       join credit_terms t on t.customer_id = d.customer_id where d.number = 'ERP/5'`,
  );
  expect(rows).toEqual([{ day: issuedOn, due: addDays(issuedOn, rows[0].days), booked: issuedOn, days: rows[0].days }]);
});

test('one number at once for two orders is the invoice of one', async () => {
  const [one, other] = [await orderOf(1), await orderOf(1)];
  const sent = await Promise.all(
    [one, other].map(({ number, unit, tax }) => send(number, 1, invoiceOf('ERP/4', unit, tax))),
  );
  expect(sent.filter((result) => result instanceof Refusal)).toHaveLength(1);
});
