import { createHash } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { downloadExport, exportFile, makeExports } from '../../../tests/actions/exports.ts';
import { createConfirmedOrder, dispatchGoods } from '../../../tests/actions/orders.ts';
import { submitRfi } from '../../../tests/actions/rfi.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { deleteOldExports } from '../../imports/exports/begin-export.server.ts';
import { maxExportsUnderWay } from '../../imports/exports/export-kind.data.ts';
import { workOnExports } from '../../imports/exports/work-on-exports.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { runExportInProcess } from '../export-tables/run-export-in-process.server.ts';
import { listItemsAtDesk } from '../items/item-list.contract.ts';
import { listOrdersAtDesk } from '../orders/order-list.contract.ts';
import { beginExportAtDesk, exportAtDesk, listExportsAtDesk, removeExportAtDesk } from './exports.contract.ts';

const store = setUp(openTestStore);
let admin: string;
let order: string;
beforeAll(async () => {
  admin = await store.signInAtDesk('admin');
  const token = await store.signIn('active');
  order = await createConfirmedOrder(store, token, [['NU205', 4]], { purchase_order_no: '=PO-45' });
  await dispatchGoods(store, order);
  await submitRfi(store, token, [['51105', 10]]);
});

const linesOf = (file: Buffer) => file.toString().replace('\ufeff', '').trimEnd().split('\r\n');
const begin = async (request: Partial<{ kind: 'items'; format: 'csv' | 'zip' }> = {}, desk = admin) =>
  (await store.call(beginExportAtDesk, { site: 'nod', kind: 'items', format: 'csv', ...request }, { desk })).body;
const idOf = async () => {
  const body = await begin();
  if (!body.success) throw new Error(body.message);
  return body.id;
};
const remove = (id: number) => store.call(removeExportAtDesk, { site: 'nod', id: String(id) }, { desk: admin });

test('a list goes out as it is filtered and sorted there', async () => {
  const filter = { q: '', view: '', sort: '-code', maker: 'Koyo', category: '' };
  const { rows, total } = (await store.call(listItemsAtDesk, { site: 'nod', ...filter }, { desk: admin })).body;
  const lines = linesOf(await exportFile(store, admin, { kind: 'items', format: 'csv', filter }));
  expect(lines).toHaveLength(total + 1);
  expect(lines.slice(1, 4).map((line) => line.split(',')[0])).toEqual(rows.slice(0, 3).map(({ code }) => code));
  const none = { ...filter, q: 'no such number 9' };
  expect(linesOf(await exportFile(store, admin, { kind: 'items', format: 'csv', filter: none }))).toHaveLength(1);
  const open = await store.call(listOrdersAtDesk, { site: 'nod', view: 'late' }, { desk: admin });
  const late = await exportFile(store, admin, { kind: 'orders', format: 'csv', filter: { view: 'late' } });
  expect(linesOf(late)).toHaveLength(open.body.total + 1);
});

test('a text that a spreadsheet would evaluate is escaped, amounts have two decimals, days are written as such', async () => {
  const [head = '', ...lines] = linesOf(await exportFile(store, admin, { kind: 'orders', format: 'csv' }));
  const line = lines.find((one) => one.startsWith(order))?.split(',') ?? [];
  const cell = (name: string) => line[head.split(',').indexOf(name)];
  expect(cell('po_number')).toBe("'=PO-45");
  expect(cell('total')).toMatch(/^\d+\.\d{2}$/);
  expect(cell('placed_on')).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(cell('currency')).toBe('INR');
});

test('what is open goes out as bills, and what is not used of a receipt as a credit', async () => {
  const { rows } = await store.database.$client.query(
    `select e.reference, e.open_minor, e.kind from ledger_entries e
      where e.site = 'nod' and e.open_minor > 0 and e.kind in ('invoice', 'receipt', 'credit_note')`,
  );
  const [head, ...lines] = linesOf(await exportFile(store, admin, { kind: 'bills', format: 'csv' }));
  expect(head).toBe(
    'customer_code,tax_number,customer,bill_number,bill_date,due_date,bill_amount,open_amount,dr_cr,po_number',
  );
  expect(lines).toHaveLength(rows.length);
  const debit = lines.filter((line) => line.includes(',Dr,'));
  const open = (kind: string) =>
    rows.filter((row) => (row.kind === 'invoice') === (kind === 'Dr')).reduce((sum, row) => sum + row.open_minor, 0);
  const openOf = (line: string) => Math.round(Number(line.split(',').at(-3)) * 100);
  expect(debit.reduce((sum, line) => sum + openOf(line), 0)).toBe(open('Dr'));
  expect(debit.some((line) => line.endsWith("'=PO-45"))).toBe(true);
});

test('everything goes out as one archive with a manifest that its files bear out', async () => {
  const archive = unzipSync(await exportFile(store, admin, { kind: 'everything', format: 'zip' }));
  const manifest = JSON.parse(strFromU8(archive['manifest.json'] ?? new Uint8Array()));
  expect(manifest).toMatchObject({ site: 'nod', version: 1, currency: 'INR' });
  expect(manifest.files.map(({ name }: { name: string }) => name)).toEqual([
    'items.csv',
    'retired-items.csv',
    'stock.csv',
    'prices.csv',
    'customers.csv',
    'addresses.csv',
    'contacts.csv',
    'orders.csv',
    'order-lines.csv',
    'rfis.csv',
    'invoices.csv',
    'invoice-lines.csv',
    'receipts.csv',
    'ledger.csv',
    'bills.csv',
  ]);
  for (const { name, rows, bytes, sha256, columns } of manifest.files) {
    const content = Buffer.from(archive[name] ?? []);
    expect({ name, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') }).toEqual({
      name,
      bytes,
      sha256,
    });
    expect(linesOf(content)[0]).toBe(columns.join(','));
    expect(rows).toBeLessThan(linesOf(content).length);
    if (['orders.csv', 'order-lines.csv', 'rfis.csv', 'invoices.csv', 'ledger.csv'].includes(name))
      expect(rows).toBeGreaterThan(0);
  }
  expect(strFromU8(archive['README.txt'] ?? new Uint8Array())).toContain('items.csv');
});

test('no file has a record of another shop', async () => {
  const text = (await exportFile(store, admin, { kind: 'contacts', format: 'csv' })).toString();
  expect(text).toContain('active@nod.example');
  expect(text).not.toMatch(/@(zwz|gwd)\.example/);
  const { rows: others } = await store.database.$client.query("select id from customers where site = 'zwz' limit 1");
  const filter = { customer: String(others[0].id) };
  expect(linesOf(await exportFile(store, admin, { kind: 'ledger', format: 'csv', filter }))).toHaveLength(1);
});

test('a role takes out only what is its work, and finds no other file', async () => {
  const sales = await store.signInAtDesk('sales');
  expect(await begin({}, sales)).toMatchObject({ success: false, refusal: 'kind' });
  const id = await idOf();
  await makeExports(store);
  expect((await downloadExport(store, undefined, id)).status).toBe(401);
  expect((await downloadExport(store, sales, id)).status).toBe(404);
  expect((await store.call(exportAtDesk, { site: 'nod', id: String(id) }, { desk: sales })).status).toBe(404);
  expect((await downloadExport(store, await store.signInAtDesk('catalogue'), id)).status).toBe(200);
  expect((await downloadExport(store, admin, 'x')).status).toBe(404);
  const { rows } = await store.database.$client.query(
    "select action, details from audit_trail where subject like 'NOD-items-%' order by id desc limit 2",
  );
  expect(rows).toMatchObject([
    { action: 'export downloaded', details: { kind: 'items' } },
    { action: 'export begun', details: { kind: 'items', format: 'csv' } },
  ]);
});

test('everything is an archive, and a list is none', async () => {
  expect(await begin({ format: 'zip' })).toMatchObject({ success: false, refusal: 'format' });
});

test('no more than five wait; one that is deleted makes room, and its file is gone', async () => {
  const ids = [];
  for (let count = 0; count < maxExportsUnderWay; count += 1) ids.push(await idOf());
  expect(await begin()).toMatchObject({ success: false, refusal: 'too_many' });
  for (const id of ids) await remove(id);
  const id = await idOf();
  await makeExports(store);
  await remove(id);
  expect((await downloadExport(store, admin, id)).status).toBe(404);
  const { rows } = await store.database.$client.query('select from export_parts where export_id = $1', [id]);
  expect(rows).toEqual([]);
});

test('fifty kept files of one kind of work leave room for the others', async () => {
  const accounts = await store.signInAtDesk('accounts');
  await store.database.$client.query(
    `insert into exports (site, kind, format, filter, file_name, state, staff_id, created_at, created_by, finished_at)
      select 'nod', 'items', 'csv', '{}', 'kept.csv', 'done', 1, $1, 'Meera Iyer', $1 from generate_series(1, 50)`,
    [store.now()],
  );
  onTestFinished(() => store.database.$client.query("delete from exports where file_name = 'kept.csv'").then());
  expect(await begin()).toMatchObject({ success: false, refusal: 'too_many' });
  const ledger = { site: 'nod' as const, kind: 'ledger' as const, format: 'csv' as const };
  const { body } = await store.call(beginExportAtDesk, ledger, { desk: accounts });
  expect(body.success).toBe(true);
  await remove(body.id);
});

test('a file is made anew by another process when the one that made it has died', async () => {
  const id = await idOf();
  const job = { ...store.server, stopping: new AbortController().signal };
  const died = () => Promise.resolve();
  expect(await workOnExports(job, false, died)).toBe(true);
  expect(await workOnExports(job, false, died)).toBe(false);
  await store.database.$client.query("update exports set lease_until = now() - interval '1 second' where id = $1", [
    id,
  ]);
  await makeExports(store);
  const { body } = await store.call(exportAtDesk, { site: 'nod', id: String(id) }, { desk: admin });
  expect(body.export).toMatchObject({ state: 'done', problem: '' });
  expect(body.export.rows).toBeGreaterThan(100);
  await remove(id);
});

test('a file that ends its process each time is given up', async () => {
  const id = await idOf();
  await store.database.$client.query('update exports set attempts = 3 where id = $1', [id]);
  await makeExports(store);
  const { body } = await store.call(listExportsAtDesk, { site: 'nod' }, { desk: admin });
  expect(body.rows.find((one) => one.id === id)).toMatchObject({ state: 'failed', bytes: 0 });
  await remove(id);
});

test('a file is made in a process of its own', async () => {
  const id = await idOf();
  await workOnExports({ ...store.server, stopping: new AbortController().signal }, false, runExportInProcess);
  expect((await downloadExport(store, admin, id)).status).toBe(200);
});

test('files go after three days', async () => {
  const id = await idOf();
  await makeExports(store);
  const begun = store.now();
  onTestFinished(() => store.setClock(begun));
  const later = (hours: number) => new Date(begun.getTime() + hours * 3_600_000);
  await deleteOldExports(store.database, sites.nod, later(71));
  expect((await downloadExport(store, admin, id)).status).toBe(200);
  await deleteOldExports(store.database, sites.nod, later(73));
  expect((await downloadExport(store, admin, id)).status).toBe(404);
});
