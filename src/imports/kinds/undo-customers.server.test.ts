import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { uniqueGstin } from '../../../tests/actions/account/known-customer.ts';
import { bringFile, checkFile, problemsOf, recordOf, runChecked, workOff } from '../../../tests/actions/imports.ts';
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
  [
    'hold',
    "update customers set status = 'approval_pending', status_at = status_at + interval '1 hour' where id = $1",
    'its status was changed',
  ],
  [
    'designation',
    "update customer_contacts set designation = 'Purchase head' where customer_id = $1",
    'a contact was changed',
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

const contacts = async (code: string) => {
  const { rows } = await change(
    'select k.name, k.is_main from customer_contacts k join customers c on c.id = k.customer_id where c.name = $1 order by k.id',
    [`Undo${code} Mills`],
  );
  return rows;
};

/** Brings a customer in, then a file with a line that a person decides to be of it. */
async function addLine(code: string, first: string, number: string, key = `${code}B`) {
  await bringFile(store, 'customers', file(first));
  const second = line(key, { number }).replace('Gat 12', 'Plot 99').replace('Rao', 'Kale');
  const checked = await checkFile(store, 'customers', file(second));
  await decideLines(store.database, site, { id: checked.id, line: 2, kind: 'same', by, now: store.now() });
  const done = await runChecked(store, checked);
  expect(done).toMatchObject({ written: { changed: 1, wrong: 0 } });
  return done;
}
const withoutContact = (whole: string) => whole.replace('Mr. Rao', '').replace(/,98200\d+,[^,]+,/, ',,,');

test('the first contact of a customer, which a line added, goes with it; the next one becomes the main one', async () => {
  const number = uniqueGstin();
  const done = await addLine('MAIN1', withoutContact(line('MAIN1', { number })), number);
  expect(await contacts('MAIN1')).toEqual([{ name: 'Mr. Kale', is_main: true }]);
  await change(
    "insert into customer_contacts (site, customer_id, name, created_at, created_by) values ('nod', $1, 'Ms. Bhide', now(), 'Meera')",
    [(await customer('MAIN1')).id],
  );
  expect(await undo(done)).toMatchObject({ undone: 1, keptLines: 0 });
  expect(await contacts('MAIN1')).toEqual([{ name: 'Ms. Bhide', is_main: true }]);
});

test.each([
  ['pincode', "pincode = '411001'"],
  ['gate', "contact_name = 'Gate 3'"],
  ['telephone', "contact_phone = '020 2712 0000'"],
])('an address that a line added stays once somebody has changed it: %s', async (what, set) => {
  const number = uniqueGstin();
  const code = `PLACE${what.toUpperCase()}`;
  const done = await addLine(code, line(code, { number }), number);
  await change(`update addresses set ${set} where line = 'Plot 99' and customer_id = $1`, [(await customer(code)).id]);
  expect(await undo(done)).toMatchObject({ undone: 0, keptLines: 1 });
  expect((await whyKept(done))[0]).toContain('Somebody has changed what the line added; it stays.');
});

test('a contact that a later import gave to a customer without one goes away again', async () => {
  await bringFile(store, 'customers', file(withoutContact(line('BARE1'))));
  const done = await bringFile(store, 'customers', file(line('BARE1')));
  expect(await contacts('BARE1')).toEqual([{ name: 'Mr. Rao', is_main: true }]);
  expect(await undo(done)).toMatchObject({ undone: 1, keptLines: 0 });
  expect(await contacts('BARE1')).toEqual([]);
});

test('a further tax number goes with its customer, and stays with one that stays', async () => {
  const furtherHead = `${head},further_registration`;
  const whole = (code: string) => `${line(code, { number: uniqueGstin() })},`;
  const further = (code: string) =>
    `${code},Undo${code} West,${uniqueGstin()},,,,Plot 7,Pune,Maharashtra,411019,,,,yes`;
  const done = await bringFile(
    store,
    'customers',
    [furtherHead, whole('FUR1'), further('FUR1'), whole('FUR2'), further('FUR2')].join('\n'),
  );
  expect(await problemsOf(store, done)).toEqual([]);
  expect(done).toMatchObject({ written: { new: 4 } });
  await change("update customers set status = 'approval_pending' where name = 'UndoFUR2 Mills'");
  const undone = await undo(done);
  expect(await whyKept(undone)).toEqual([
    'FUR2: The customer stays: its status was changed.',
    expect.stringMatching(/^FUR2 \w+: A further tax number stays with its customer\.$/),
  ]);
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
