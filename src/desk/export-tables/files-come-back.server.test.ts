import { beforeAll, expect, test } from 'vitest';
import { exportFile } from '../../../tests/actions/exports.ts';
import { bringFile, checkFile, problemsOf, runChecked } from '../../../tests/actions/imports.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { decideLines } from '../../imports/decide-lines.server.ts';
import { sites } from '../../sites/resolve-site.ts';

const store = setUp(openTestStore);
const empty = setUp(openTestStore);
let desk: string;
beforeAll(async () => {
  desk = await store.signInAtDesk('admin');
});

/** A first day in the past becomes the day of the import. */
const withoutFirstDays = (file: Buffer) => file.toString().replace(/,(2026-\d\d-\d\d)?(,[\d-]*\r)/g, ',$2');

const formats = ['csv', 'xlsx'] as const;

async function comesBackAs(kind: 'items' | 'stock' | 'prices' | 'customers', format: 'csv' | 'xlsx') {
  const file = await exportFile(store, desk, { kind, format });
  const checked = await checkFile(store, kind, file, `${kind}.${format}`);
  return { found: checked.found, emptied: checked.emptied, problems: (await problemsOf(store, checked)).slice(0, 5) };
}

test.each(formats)('items, stock and prices that were exported as %s come back without a change', async (format) => {
  await bringFile(
    store,
    'items',
    [
      'itemcode,itemname,brandname,super_category,category,list_price,tax_percent,description,weight_kg,cost_price',
      `"'=HYPERLINK(1)",6205-ZZ,Koyo,Bearings,Deep groove ball,1234.50,18,"'-5 and ; ""more""",12.345,0.5`,
      '0012,"6206, special",Koyo,Bearings,Deep groove ball,2.00,18,_x0041_ stays & <b>,0.128,',
    ].join('\n'),
  );
  const { rows } = await store.database.$client.query(
    "select count(*)::int as count from items where site = 'nod' and retired_at is null",
  );
  for (const kind of ['items', 'stock', 'prices'] as const) {
    const { found, emptied, problems } = await comesBackAs(kind, format);
    expect({ kind, ...found, emptied, problems }).toMatchObject({
      kind,
      new: 0,
      changed: 0,
      wrong: 0,
      emptied: {},
      problems: [],
    });
    if (kind === 'items') expect(found.unchanged).toBe(rows[0].count);
    else expect(found.unchanged).toBeGreaterThan(10);
  }
});

test.each(formats)('customers of the list that were exported as %s come back without a change', async (format) => {
  await bringFile(
    store,
    'customers',
    [
      'customer_id,tax_number,company,contact_person,email,mobile,address,city,state,pincode,delivery_address,delivery_city,delivery_state,delivery_pincode,sales_manager,credit_limit,credit_days,grace_days',
      'EX-1,,Export Gears,Rao,rao@export.example,+91 98200 12345,"Plot 1, MIDC",Pune,Maharashtra,411019,Shed 4,Nashik,Maharashtra,422007,Meera Iyer,500000,45,5',
      'EX-2,27AAPFU0939F1ZV,Export Pumps,,,,"Plot 2, MIDC",Pune,Maharashtra,411019,,,,,,,,',
    ].join('\n'),
  );
  // A buyer who signs in is no contact of the list.
  await store.database.$client.query(
    `insert into users (site, customer_id, email, first_name, mobile, password_hash, created_at)
      select 'nod', id, 'buyer@pumps.example', 'Asha', '+919820054321', '', now() from customers where name = 'Export Pumps'
      on conflict do nothing`,
  );
  const file = await exportFile(store, desk, {
    kind: 'customers',
    format,
    filter: { q: 'Export ', view: '', sort: '', manager: '' },
  });
  const checked = await checkFile(store, 'customers', file, `customers.${format}`);
  expect(await problemsOf(store, checked)).toEqual([]);
  expect(checked.found).toEqual({ new: 0, changed: 0, unchanged: 2, wrong: 0 });
});

test('what was exported makes an empty shop the same: items, stock, customers, prices', async () => {
  await bringFile(
    store,
    'customers',
    'customer_id,company,email,address,city,state,pincode,credit_limit,credit_days\nEX-9,Export Mills,mills@export.example,Plot 9,Pune,Maharashtra,411019,90000,30',
  );
  await bringFile(store, 'prices', 'price_list,for,min_qty,discount_percent\nmills@export.example,maker: Koyo,5,12.5');
  await empty.database.$client.query('truncate items, customers, listed_customers, price_rows, stock cascade');
  const emptyDesk = await empty.signInAtDesk('admin');
  const listed = { q: 'Export ', view: '', sort: 'company', manager: '' };
  const files = [
    { kind: 'items' },
    { kind: 'stock' },
    { kind: 'customers', filter: listed },
    { kind: 'prices' },
  ] as const;
  for (const wanted of files) {
    const file = await exportFile(store, desk, { ...wanted, format: 'csv' });
    const brought = await bringFile(empty, wanted.kind, file);
    expect({ kind: wanted.kind, problems: await problemsOf(empty, brought) }).toEqual({
      kind: wanted.kind,
      problems: [],
    });
    const again = await exportFile(empty, emptyDesk, { ...wanted, format: 'csv' });
    const compared = wanted.kind === 'prices' ? withoutFirstDays : String;
    expect(compared(again)).toBe(compared(file));
  }
});

test('open bills that were exported are the open bills of an empty shop', async () => {
  await bringFile(
    store,
    'customers',
    'customer_id,company,address,city,state,pincode\nEX-20,Export Forge,Plot 20,Pune,Maharashtra,411019\nEX-21,Export Tools,Plot 21,Pune,Maharashtra,411019',
  );
  const { rows } = await store.database.$client.query("select id from customers where name = 'Export Tools'");
  const [{ id }] = rows;
  const bills = await checkFile(
    store,
    'bills',
    [
      'customer_code,bill_number,bill_date,due_date,bill_amount,open_amount,dr_cr,po_number',
      'EX-20,KBS/101,2026-08-01,2026-09-20,2000.00,1500.25,Dr,PO 7',
      'EX-20,KBS/102,2026-09-01,,,700.00,Dr,',
      'EX-20,ADV-1,2026-09-02,,,100.00,Cr,',
      'EX-21,,,,,25000.50,Dr,',
      'EX-21,,2026-09-02,,,10.00,Cr,',
      `EX-21,BF-${id}9,2026-09-03,2026-09-30,,10.00,Dr,`,
    ].join('\n'),
    'bills.csv',
    { as_of: '2026-10-31' },
  );
  expect(bills.leftOut).toEqual({});
  await decideLines(store.database, sites.nod, {
    id: bills.id,
    line: 0,
    kind: 'as written',
    by: 'Meera Iyer',
    now: store.now(),
  });
  await runChecked(store, bills, undefined, { controlTotal: '27100.75' });
  await empty.database.$client.query('truncate items, customers, listed_customers cascade');
  const emptyDesk = await empty.signInAtDesk('admin');
  const filter = { q: 'Export ', view: '', sort: 'company', manager: '' };
  await bringFile(empty, 'customers', await exportFile(store, desk, { kind: 'customers', format: 'csv', filter }));
  const file = await exportFile(store, desk, { kind: 'bills', format: 'csv', filter });
  const checked = await checkFile(empty, 'bills', file, 'bills.csv', { as_of: '2026-10-31' });
  await decideLines(empty.database, sites.nod, {
    id: checked.id,
    line: 0,
    kind: 'as written',
    by: 'Meera Iyer',
    now: empty.now(),
  });
  await runChecked(empty, checked, undefined, { controlTotal: '27100.75' });
  const again = await exportFile(empty, emptyDesk, { kind: 'bills', format: 'csv', filter });
  expect(String(again)).toBe(String(file));
  expect(String(file)).toMatch(/Export Tools,,,/);
  expect(String(file)).toContain(`Export Tools,BF-${id}9,2026-09-03,2026-09-30`);
  expect(String(file)).toContain('Export Tools,,2026-09-02,');
  expect(String(file)).toContain('KBS/101,2026-08-01,2026-09-20,2000.00,1500.25,Dr,PO 7');
});
