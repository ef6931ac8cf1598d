import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { uniqueGstin } from '../../../tests/actions/account/known-customer.ts';
import { bringFile, checkFile, recordOf, runChecked, workOff } from '../../../tests/actions/imports.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { startUndo } from '../control-import.server.ts';
import { decideLines } from '../decide-lines.server.ts';
import type { ImportRecord } from '../imports.db.ts';
import { loadLines } from '../show-import.server.ts';

const store = setUp(openTestStore);
const by = 'Meera Iyer';
const site = sites.nod;
const change = (sentence: string, values: unknown[] = []) => store.database.$client.query(sentence, values);

async function undo({ id }: ImportRecord): Promise<ImportRecord> {
  const refused = await startUndo(store.database, site, { id, by, now: store.now() });
  if (refused instanceof Refusal) throw new Error(refused.message);
  await workOff(store);
  return recordOf(store, id);
}
const whyKept = async (record: ImportRecord) => {
  const { changes } = await loadLines(store.database, site, record, store.now());
  return changes.filter(({ left }) => left !== '').map(({ key, left }) => `${key}: ${left}`);
};

const head =
  'Customer Code,Party Name,GSTIN,Contact Person,Mobile,Email,Address,City,State,Pin,Cr. Limit,Cr. Days,Salesman';
const line = (code: string, { number = '', limit = '50000', phone = '9820011111', salesman = 'Anil' } = {}) =>
  `${code},Undo${code} Mills,${number},Mr. Rao,${phone},${code.toLowerCase()}@mills.example,Gat 12,Pune,Maharashtra,411019,${limit},30,${salesman}`;
const file = (...lines: string[]) => [head, ...lines].join('\n');

const customer = async (code: string) => {
  const { rows } = await change(
    `select c.id::int, c.name, c.sales_manager, t.limit_minor::int, k.phone,
        (select number from tax_registrations r where r.customer_id = c.id and r.is_default) as number
      from customers c left join credit_terms t on t.customer_id = c.id
        left join customer_contacts k on k.customer_id = c.id and k.is_main
      where c.site = 'nod' and c.name = $1`,
    [`Undo${code} Mills`],
  );
  return rows[0];
};

test('customers that an import made go away again, and can be brought in anew', async () => {
  const both = file(line('GO1', { number: uniqueGstin() }), line('GO2'));
  const done = await bringFile(store, 'customers', both);
  expect(await customer('GO1')).toMatchObject({ limit_minor: 50_000_00 });
  expect(await undo(done)).toMatchObject({ state: 'undone', undone: 2, keptLines: 0 });
  expect([await customer('GO1'), await customer('GO2')]).toEqual([undefined, undefined]);
  const { rows } = await change("select 1 from listed_customers where site = 'nod' and customer_code like 'GO%'");
  expect(rows).toEqual([]);
  expect(await bringFile(store, 'customers', both)).toMatchObject({ written: { new: 2 } });
});

test.each([
  [
    'users',
    "insert into users (site, customer_id, email, password_hash, created_at) values ('nod', $1, 'in@use.example', '', now())",
    'somebody signs in for it',
  ],
  [
    'contacts',
    "insert into customer_contacts (site, customer_id, name, created_at, created_by) values ('nod', $1, 'Ms. Kale', now(), 'Meera')",
    'a contact was added',
  ],
  [
    'invitations',
    "insert into customer_invitations (site, customer_id, email, token_hash, invited_at, invited_by, ends_at) values ('nod', $1, 'a@b.example', '\\x01', now(), 'Meera', now())",
    'somebody was invited to the shop',
  ],
  [
    'books',
    "insert into ledger_entries (site, customer_id, kind, amount_minor, currency, booked_on, created_at, created_by) values ('nod', $1, 'invoice', 100, 'INR', '2026-10-02', now(), 'Meera')",
    'there is money or a reminder in its books',
  ],
  [
    'prices',
    "insert into price_rows (site, customer_id, scope, discount_bp, currency) values ('nod', $1, 'all', 500, 'INR')",
    'it has prices of its own',
  ],
])('a customer who is used since stays, and its line says why: %s', async (what, use, why) => {
  const code = `USE${what.toUpperCase()}`;
  const done = await bringFile(store, 'customers', file(line(code)));
  await change(use, [(await customer(code)).id]);
  const undone = await undo(done);
  expect(undone).toMatchObject({ undone: 0, keptLines: 1 });
  expect(await whyKept(undone)).toEqual([`${code}: The customer stays: ${why}.`]);
  expect(await customer(code)).toMatchObject({ name: `Undo${code} Mills` });
});

test('a customer whom the desk has changed since stays', async () => {
  const done = await bringFile(store, 'customers', file(line('DESK1')));
  await change("update customers set sales_manager = 'Sunita' where site = 'nod' and name = 'UndoDESK1 Mills'");
  const undone = await undo(done);
  expect(await whyKept(undone)).toEqual(['DESK1: Somebody has changed the customer since; it stays as it is.']);
});

test('a changed customer gets its former values, unless somebody changed them since', async () => {
  const [former, other] = [uniqueGstin(), uniqueGstin()];
  await bringFile(store, 'customers', file(line('CH1', { number: former }), line('CH2')));
  const done = await bringFile(
    store,
    'customers',
    file(
      line('CH1', { number: other, limit: '80000', phone: '9820022222', salesman: 'Ravi' }),
      line('CH2', { salesman: 'Ravi' }),
    ),
  );
  expect(done).toMatchObject({ written: { changed: 2 } });
  const { changes } = await loadLines(store.database, site, done, store.now());
  expect(changes[0]).toMatchObject({
    key: 'CH1',
    fields: [
      { name: 'tax_number', before: former, after: other },
      { name: 'mobile' },
      { name: 'sales_manager', before: 'Anil', after: 'Ravi' },
      { name: 'credit_limit', before: '50000', after: '80000' },
    ],
  });
  await change("update customers set sales_manager = 'Sunita' where site = 'nod' and name = 'UndoCH2 Mills'");
  expect(await undo(done)).toMatchObject({ undone: 1, keptLines: 1 });
  expect(await customer('CH1')).toMatchObject({
    number: former,
    limit_minor: 50_000_00,
    sales_manager: 'Anil',
    phone: '+919820011111',
  });
  expect(await customer('CH2')).toMatchObject({ sales_manager: 'Sunita' });
  expect(await bringFile(store, 'customers', file(line('CH1', { number: former })))).toMatchObject({
    found: { unchanged: 1 },
  });
});

test('address and contact that a line added to a customer go with it', async () => {
  const number = uniqueGstin();
  const two = file(
    line('TWIN1', { number }),
    line('TWIN2', { number }).replace('Gat 12', 'Plot 99').replace('Rao', 'Kale'),
  );
  const checked = await checkFile(store, 'customers', two);
  await decideLines(store.database, site, { id: checked.id, line: 3, kind: 'same', by, now: store.now() });
  const done = await runChecked(store, checked);
  expect(done).toMatchObject({ written: { new: 1, changed: 1 } });
  expect(await undo(done)).toMatchObject({ undone: 2, keptLines: 0 });
  expect(await customer('TWIN1')).toBeUndefined();
});

test('what the desk has changed since the list was written is compared, and said', async () => {
  await bringFile(store, 'customers', file(line('NOW1')));
  await change("update customers set sales_manager = 'Sunita' where site = 'nod' and name = 'UndoNOW1 Mills'");
  const checked = await checkFile(store, 'customers', file(line('NOW1')));
  expect(checked).toMatchObject({ found: { changed: 1 } });
  const { changes } = await loadLines(store.database, site, checked, store.now());
  expect(changes).toMatchObject([{ fields: [{ name: 'sales_manager', before: 'Sunita', after: 'Anil' }] }]);
  await runChecked(store, checked);
  expect(await customer('NOW1')).toMatchObject({ sales_manager: 'Anil' });
  const less = 'Customer Code,Party Name,Cr. Limit,Cr. Days\nNOW1,UndoNOW1 Mills,60000,30';
  await change("update customers set sales_manager = 'Sunita' where site = 'nod' and name = 'UndoNOW1 Mills'");
  await bringFile(store, 'customers', less);
  expect(await customer('NOW1')).toMatchObject({ sales_manager: 'Sunita', limit_minor: 60_000_00 });
});

test('every table that names a customer is either looked into or emptied before a customer goes away', async () => {
  const { rows } = await change(
    `select conrelid::regclass::text as name from pg_constraint where contype = 'f' and confrelid = 'customers'::regclass`,
  );
  const emptied = ['addresses', 'tax_registrations', 'customer_contacts', 'credit_terms', 'credit_terms_changes'];
  const uses = await readFile(new URL('./customer-uses.db.ts', import.meta.url), 'utf8');
  const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  const forgotten = rows
    .map(({ name }) => name as string)
    .filter(
      (name) => !emptied.includes(name) && !uses.includes(camel(name === 'unpaid_rests' ? 'unpaid_balances' : name)),
    );
  expect(forgotten).toEqual([]);
});
