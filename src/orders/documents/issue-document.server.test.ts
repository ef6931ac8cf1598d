import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { createConfirmedOrder } from '../../../tests/actions/orders.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { waitUntilBlocked } from '../../../tests/store/wait-for-lock.ts';
import { runStatement } from '../../server/database/prepare-statement.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { findSiteOrder, lockOrder } from '../orders.db.ts';
import { billWholeOrder } from './bill-whole-order.server.ts';
import { ensureProforma } from './issue-document.server.ts';

const store = setUp(openTestStore);
let token: string;
beforeAll(async () => {
  token = await store.signIn('active');
});

const billWhole = (number: string, fail = false) =>
  store.database.transaction(async (db) => {
    const issued = await billWholeOrder(db, sites.nod, number, { by: 'test', now: store.now() });
    if (fail || !issued) throw new Error('the payment broke off');
    return issued;
  });

test('a failed transaction leaves no gap in the numbers', async () => {
  const number = await createConfirmedOrder(store, token, [['NU205', 2]]);
  const first = await billWhole(number);
  await expect(billWhole(await createConfirmedOrder(store, token, [['NU205', 2]]), true)).rejects.toThrow('broke off');
  const second = await billWhole(await createConfirmedOrder(store, token, [['NU205', 2]]));
  expect(Number(second.number.slice(-6))).toBe(Number(first.number.slice(-6)) + 1);
});

test('a new series begins on the first of April', async () => {
  const at = async (now: Date) => {
    const number = await createConfirmedOrder(store, token, [['NU205', 1]]);
    store.setClock(now);
    return (await billWhole(number)).number;
  };
  const today = store.now();
  const last = await at(new Date('2031-03-31T18:00:00Z'));
  store.setClock(today);
  const first = await at(new Date('2031-03-31T18:30:00Z'));
  store.setClock(today);
  expect([last, first]).toEqual(['NM/30-31/000001', 'NM/31-32/000001']);
});

test('where the clock is set back over midnight, no invoice is dated before the number before it', async () => {
  const today = store.now();
  const dayOfInvoiceAt = async (now: Date) => {
    store.setClock(today);
    const order = await createConfirmedOrder(store, token, [['NU205', 1]]);
    store.setClock(now);
    const { number } = await billWhole(order);
    const { rows } = await store.database.$client.query(
      "select issued_on as day from documents where site = 'nod' and kind = 'tax_invoice' and number = $1",
      [number],
    );
    return rows[0].day;
  };
  const days = [
    await dayOfInvoiceAt(new Date('2032-06-01T18:45:00Z')),
    await dayOfInvoiceAt(new Date('2032-06-01T17:45:00Z')),
    await dayOfInvoiceAt(new Date('2032-06-01T17:50:00Z')),
    await dayOfInvoiceAt(new Date('2032-06-02T18:45:00Z')),
  ];
  store.setClock(today);
  expect(days).toEqual(['2032-06-02', '2032-06-02', '2032-06-02', '2032-06-03']);
});

test('a proforma that is opened while pieces are cancelled asks for the others only', async () => {
  const number = await createConfirmedOrder(store, token, [['NU205', 10]]);
  const [order] = await findSiteOrder(store.database, { site: 'nod', number });
  if (!order) throw new Error('the order is gone');
  let opened: Promise<void> | undefined;
  await store.database.transaction(async (db) => {
    await lockOrder(db, { site: 'nod', number });
    await runStatement(db, sql`update order_lines set cancelled = 4, reserved = 6 where order_id = ${order.id}`);
    opened = ensureProforma(store.database, sites.nod, order, store.now());
    await waitUntilBlocked(store.database);
  });
  await opened;
  const { rows } = await store.database.$client.query(
    "select n.quantity from document_lines n join documents d on d.id = n.document_id where d.order_id = $1 and d.kind = 'proforma'",
    [order.id],
  );
  expect(rows).toEqual([{ quantity: 6 }]);
});

test('numbers go on after those of another registration or of the seller’s program with the same beginning', async () => {
  const bill = async () => {
    const { number } = await billWhole(await createConfirmedOrder(store, token, [['NU205', 1]]));
    return [number.slice(0, -6), Number(number.slice(-6))] as const;
  };
  const [beginning, last] = await bill();
  const { rows } = await store.database.$client.query(
    "update branches set tax_number = '27AAACN1234C1ZX' where site = 'nod' and tax_number = (select tax_number from branches where site = 'nod' and invoice_prefix = 'NM') returning tax_number",
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(await bill()).toEqual([beginning, last + 1]);
  await store.database.$client.query('update documents set number = $1 where number = $2', [
    `${beginning}${String(last + 3).padStart(6, '0')}`,
    `${beginning}${String(last).padStart(6, '0')}`,
  ]);
  expect(await bill()).toEqual([beginning, last + 2]);
  expect(await bill()).toEqual([beginning, last + 4]);
});

test('the invoice names the registration that decides its tax, and the parties as they were', async () => {
  const number = await createConfirmedOrder(store, token, [['NU205', 1]]);
  await store.database.$client.query("update customers set name = 'renamed' where name = 'Western Gear & Pump'");
  const issued = await billWhole(number);
  const { rows } = await store.database.$client.query('select head from documents where id = $1', [issued.id]);
  expect(rows[0].head).toMatchObject({
    billTo: { name: 'Western Gear & Pump', taxNumber: '27AAACW1938G1ZB' },
    placeOfSupply: 'Maharashtra (27)',
    declarations: ['Whether tax is payable on reverse charge: No'],
  });
});
