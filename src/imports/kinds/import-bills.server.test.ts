import { beforeEach, expect, test } from 'vitest';
import { checkFile, problemsOf, recordOf, runChecked, workOff } from '../../../tests/actions/imports.ts';
import { findCustomerId, findLedgerInconsistencies, findUnpaid } from '../../../tests/actions/payments/ledger.ts';
import { receivePayment } from '../../../tests/actions/payments/receipts.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { writeXlsx } from '../../server/printing/write-xlsx.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { startRun, startUndo } from '../control-import.server.ts';
import { decideLines } from '../decide-lines.server.ts';
import type { ImportRecord } from '../imports.db.ts';
import { importerOf } from './importer-of.ts';

const store = setUp(openTestStore);
const site = sites.nod;
const by = 'Meera Iyer';
const query = async (text: string, values: unknown[] = []) => (await store.database.$client.query(text, values)).rows;

beforeEach(async () => {
  store.setClock(new Date('2026-12-01T06:00:00Z'));
  await query('delete from dunned_invoices');
  await query('delete from unpaid_rests');
  await query('delete from allocations');
  await query('delete from ledger_entries');
  await query('update credit_terms set used_minor = 0');
});

const check = (content: string | Uint8Array, more: Record<string, string> = { as_of: '30-11-2026' }, name?: string) =>
  checkFile(store, 'bills', content, name, more);
const totalOf = ({ id }: Pick<ImportRecord, 'id'>) => importerOf('bills').total?.(store.database, id);
const run = (record: ImportRecord, controlTotal: string, agreedDifference?: number) =>
  runChecked(store, record, undefined, { controlTotal, ...(agreedDifference !== undefined && { agreedDifference }) });
const decide = (record: ImportRecord, kind: string, line = 0) =>
  decideLines(store.database, site, { id: record.id, line, kind, by, now: store.now() });
const booked = () =>
  query(`select c.name as company, e.kind, e.reference, e.amount_minor::int as minor, e.booked_on::text as day, e.due_on::text as due,
      e.bill_minor::int as bill, e.purchase_order_no as po, e.brought_forward_on::text as "asOf"
    from ledger_entries e join customers c on c.id = e.customer_id order by e.amount_minor desc, e.reference`);
const sumOf = async () => (await booked()).reduce((sum: number, { minor }) => sum + minor, 0);

const tally = `Nod Bearings Private Limited,,,,,,
Bills Receivable,,,,,,
1-Apr-26 to 30-Nov-26,,,,,,
Date,Ref. No.,Party's Name,Opening Amount,Pending Amount,Due on,Overdue by days
12-Sep-26,INV/412,Western Gear & Pump,"1,25,000.00 Dr","85,000.00 Dr",27-Oct-26,34
2-Nov-26,INV/533,Western Gear & Pump,"12,500.50 Dr","12,500.50 Dr",17-Dec-26,
5-Nov-26,ADV/7,Konkan Paper Mills,"20,000.00 Cr","7,499.75 Cr",5-Nov-26,25
20-Nov-26,INV/560,WESTERN GEAR & PUMP,5000.25,5000.25,04-01-2027,
,,Total,,"95,001.00 Dr",,
`;

test('the bills receivable of Tally come in to the paisa, against the total that the accountant types', async () => {
  const checked = await check(tally);
  expect(await problemsOf(store, checked)).toEqual([]);
  expect(checked).toMatchObject({ state: 'checked', found: { new: 4, wrong: 0 }, leftOut: { title: 3, total: 1 } });
  expect(await totalOf(checked)).toEqual({ debitMinor: 102_500_75, creditMinor: 7_499_75, lines: 4, customers: 2 });
  expect(await run(checked, '95,001.00 Dr')).toMatchObject({
    state: 'done',
    written: { new: 4 },
    controlMinor: 95_001_00,
  });
  expect(await booked()).toEqual([
    {
      company: 'Western Gear & Pump',
      kind: 'invoice',
      reference: 'INV/412',
      minor: 85_000_00,
      day: '2026-09-12',
      due: '2026-10-27',
      bill: 125_000_00,
      po: '',
      asOf: '2026-11-30',
    },
    expect.objectContaining({ reference: 'INV/533', minor: 12_500_50, due: '2026-12-17' }),
    expect.objectContaining({ reference: 'INV/560', minor: 5_000_25, due: '2027-01-04' }),
    expect.objectContaining({ kind: 'receipt', reference: 'ADV/7', minor: -7_499_75, due: null }),
  ]);
  expect(await findLedgerInconsistencies(store)).toEqual([]);
});

test('without a total nothing is written; a paisa of difference is told and wants a decision', async () => {
  const checked = await check(tally);
  const start = (more: { controlTotal?: string; agreedDifference?: number }) =>
    startRun(store.database, site, { id: checked.id, missing: undefined, by, now: store.now(), ...more });
  expect(await start({})).toMatchObject({
    message: 'Please type the total of your books, so that it can be compared with the file.',
  });
  expect(await start({ controlTotal: 'as before' })).toMatchObject({
    message: expect.stringContaining('Please write the total like'),
  });
  expect(await start({ controlTotal: '95,001.00 Cr' })).toMatchObject({
    refusal: 'control',
    message: expect.stringContaining('Please decide.'),
  });
  const refused = await start({ controlTotal: '95,000.99' });
  expect(refused?.message).toBe(
    'The right lines come to ₹\u00a095,001.00 Dr, your books to ₹\u00a095,000.99 Dr: ₹\u00a00.01 more. Please decide.',
  );
  // What was agreed to is another difference.
  expect(await start({ controlTotal: '95,000.98', agreedDifference: 1 })).toMatchObject({
    refusal: 'control',
    message: expect.stringContaining('Please decide.'),
  });
  expect(await booked()).toEqual([]);
  expect(await run(checked, '95,000.99', 1)).toMatchObject({ state: 'done' });
  const [{ details }] = await query(
    "select details from audit_trail where action = 'import started' order by id desc limit 1",
  );
  expect(details).toMatchObject({ controlMinor: 95_000_99, differenceMinor: 1 });
});

test('the same file a second time writes nothing, and its total still shows', async () => {
  await run(await check(tally), '95001');
  const again = await check(tally);
  expect(again).toMatchObject({ found: { new: 0, changed: 0, unchanged: 4, wrong: 0 } });
  expect(await totalOf(again)).toMatchObject({ debitMinor: 102_500_75, creditMinor: 7_499_75, lines: 4 });
  expect(await booked()).toHaveLength(4);
});

const outstanding = `Date,Ref. No.,Opening Amount,Pending Amount,Due on
Western Gear & Pump,,,"90,000.00 Dr",
12-Sep-26,INV/412,"1,25,000.00 Dr","85,000.00 Dr",27-Oct-26
18-Nov-26,On Account,,"10,000.00 Cr",
2-Nov-26,INV/533,,"15,000.00 Dr",
Konkan Paper Mills,,,"2,000.00 Dr",
1-Oct-26,INV/470,"2,000.00 Dr","2,000.00 Dr",1-Dec-26
Deccan Fan Works,,,"750.00 Dr",
Grand Total,,,"92,750.00 Dr",
`;

test('a ledger outstanding with the customers above their bills; a name without bills is a balance', async () => {
  const checked = await check(outstanding);
  expect(await problemsOf(store, checked)).toEqual([]);
  expect(checked).toMatchObject({ found: { new: 5, wrong: 0 }, leftOut: { section: 2, total: 1 } });
  expect(await run(checked, '92,750.00 Dr')).toMatchObject({ state: 'done' });
  const deccan = await findCustomerId(store, 'newbalance0@nod.example');
  const western = await findCustomerId(store, 'active@nod.example');
  expect((await booked()).map(({ company, reference, minor, day }) => [company, reference, minor, day])).toEqual([
    ['Western Gear & Pump', 'INV/412', 85_000_00, '2026-09-12'],
    ['Western Gear & Pump', 'INV/533', 15_000_00, '2026-11-02'],
    ['Konkan Paper Mills', 'INV/470', 2_000_00, '2026-10-01'],
    ['Deccan Fan Works', `BF-${deccan}`, 750_00, '2026-11-30'],
    ['Western Gear & Pump', `BF-${western}-20261118`, -10_000_00, '2026-11-18'],
  ]);
});

const written = async () => (await booked()).map(({ company, reference, minor }) => [company, reference, minor]);
const heads = 'Particulars,Date,Ref. No.,Pending Amount\n';

test('a name that stands alone above its bills is theirs, also below a longer one', async () => {
  const file = `${heads}Western Gear & Pump,,,
,12-Sep-26,INV/412,"85,000.00 Dr"
Page 2 of 3,,,
,13-Sep-26,INV/413,10
Konkan Paper Mills,,,
,1-Oct-26,INV/470,"2,000.00 Dr"
`;
  const checked = await check(file);
  expect(await problemsOf(store, checked)).toEqual([]);
  expect(checked.leftOut).toEqual({ section: 3 });
  await run(checked, '87,010');
  expect(await written()).toEqual([
    ['Western Gear & Pump', 'INV/412', 85_000_00],
    ['Konkan Paper Mills', 'INV/470', 2_000_00],
    ['Western Gear & Pump', 'INV/413', 10_00],
  ]);
});

test.each([
  ['a name that nobody has', 'Pune Branch,,,', "customer 'Pune Branch' is no customer yet"],
  ['a name with a figure', 'Pune Unit 2,,,', "customer 'Pune Unit 2' is no customer yet"],
  ['a name in the column of the days', ',Pune Branch,,', "customer 'Pune Branch' is no customer yet"],
  ['a row with too few cells', 'Unit 2 of Konkan', 'customer is empty; write whose bill it is.'],
  ['a total', 'Total Western Gear,,,', 'customer is empty; write whose bill it is.'],
  ['a formula', '=A1,,,', 'customer is empty; write whose bill it is.'],
  ['the error of a formula', '#REF!,,,', 'customer is empty; write whose bill it is.'],
  ['a formula in the column of the days', ',#N/A,,', 'customer is empty; write whose bill it is.'],
  [
    'a name with the error of a formula beside it',
    'Western Gear & Pump,,,#REF!',
    'customer is empty; write whose bill it is.',
  ],
])('bills below %s are asked, and not of the customer further up', async (_what, row, problem) => {
  const file = `${heads}Konkan Paper Mills,,,\n,1-Oct-26,INV/400,5\n${row}\n,12-Sep-26,INV/412,100\n`;
  const checked = await check(file);
  expect(checked.found.new).toBe(1);
  expect((await problemsOf(store, checked)).at(-1)).toMatch(`5: ${problem}`);
});

test('a name with its total above branches of its own is asked, and nothing is booked twice', async () => {
  const file = `${heads}Konkan Paper Mills,,,5
,1-Oct-26,INV/400,5
Western Gear & Pump,,,"85,000 Dr"
Pune Branch,,,
,12-Sep-26,INV/412,85000
`;
  const checked = await check(file);
  expect(await problemsOf(store, checked)).toEqual([
    '4: The file has bills of Western Gear & Pump too, so a line without a number may be their total.',
    "6: customer 'Pune Branch' is no customer yet; import the customers first, or write the name as it is in the list.",
  ]);
  expect(await totalOf(checked)).toMatchObject({ debitMinor: 5_00, lines: 1 });
});

test('an amount alone below bills is their total, and money on account without a day is asked', async () => {
  const file = `${heads}Western Gear & Pump,,,
,12-Sep-26,INV/412,"85,000.00 Dr"
,13-Sep-26,INV/413,"5,000.00 Dr"
,,On Account,100 Cr
,,,"90,000.00 Dr"
Konkan Paper Mills,,,
,1-Oct-26,INV/470,"2,000.00 Dr"
,,,"2,000.00 Dr"
`;
  const checked = await check(file);
  expect(checked).toMatchObject({ found: { new: 3, wrong: 1 }, leftOut: { section: 2, total: 2 } });
  expect(await problemsOf(store, checked)).toEqual([
    '5: The file has bills of Western Gear & Pump too, so a line without a number may be their total.',
  ]);
  expect(await totalOf(checked)).toMatchObject({ debitMinor: 92_000_00, lines: 3 });
});

test('invoice details of Zoho: what is paid is left, and a balance below 0 is a credit', async () => {
  const zoho = `invoice_date,Invoice Number,Status,Customer Name,Due Date,Order Number,Total,Balance
2026-10-01,INV-000101,Overdue,Western Gear & Pump,2026-11-15,PO-7781,"₹1,180.00","₹1,180.00"
2026-10-02,INV-000102,Paid,Western Gear & Pump,2026-11-16,,₹590.00,₹0.00
2026-10-03,CN-00007,Open,Konkan Paper Mills,,,₹-250.50,₹-250.50
`;
  const checked = await check(zoho);
  expect(await problemsOf(store, checked)).toEqual([]);
  expect(checked).toMatchObject({ found: { new: 2, unchanged: 1 } });
  expect(Object.keys(checked.notes)).toEqual(['Nothing is open of these, so they are not brought in.']);
  expect(await run(checked, '929.50')).toMatchObject({ state: 'done' });
  expect((await booked()).map(({ reference, minor, po }) => [reference, minor, po])).toEqual([
    ['INV-000101', 1_180_00, 'PO-7781'],
    ['CN-00007', -250_50, ''],
  ]);
});

test('a workbook with our own names of columns, customers by number and GSTIN, comes back as it went', async () => {
  const western = await findCustomerId(store, 'active@nod.example');
  const [{ number }] = await query('select number from tax_registrations where customer_id = $1 and is_default', [
    western,
  ]);
  const head = [
    'customer_code',
    'tax_number',
    'customer',
    'bill_number',
    'bill_date',
    'due_date',
    'bill_amount',
    'open_amount',
    'dr_cr',
    'po_number',
  ];
  const table = [
    head,
    [
      '',
      number,
      '',
      'B-1',
      { day: '2026-10-01' },
      { day: '2026-11-15' },
      { amount: 1180 },
      { amount: 1180 },
      'Dr',
      'PO 1',
    ],
    [
      '',
      number,
      'Western Gear & Pump',
      'B-2',
      { day: '2026-10-02' },
      '',
      { amount: 2000 },
      { amount: 1500.25 },
      'Dr',
      '',
    ],
    ['', number, 'Western Gear & Pump', 'B-3', { day: '2026-10-03' }, '', '', { amount: 80 }, 'Cr', ''],
  ];
  const file = await writeXlsx([{ name: 'Open bills', table }]);
  const checked = await check(file, { as_of: '2026-11-30' }, 'bills.xlsx');
  expect(await problemsOf(store, checked)).toEqual([]);
  expect(await totalOf(checked)).toEqual({ debitMinor: 2_680_25, creditMinor: 80_00, lines: 3, customers: 1 });
  expect(await run(checked, '2600.25')).toMatchObject({ state: 'done', written: { new: 3 } });
});

test('a name that differs in a word is asked, and what nobody decides is not in the total', async () => {
  const file = `customer,bill_number,bill_date,open_amount
Western Gear and Pump Private Limited,K-1,2026-10-01,100
Western Gear & Pump,K-2,2026-10-01,50
Nobody Known Traders,K-3,2026-10-01,25
`;
  const checked = await check(file);
  expect(await problemsOf(store, checked)).toEqual([
    "2: customer 'Western Gear and Pump Private Limited' may be Western Gear & Pump.",
    "4: customer 'Nobody Known Traders' is no customer yet; import the customers first, or write the name as it is in the list.",
  ]);
  expect(await totalOf(checked)).toMatchObject({ debitMinor: 50_00 });
  expect(await decide(checked, 'this customer')).toEqual({ decided: 1 });
  expect(await totalOf(checked)).toMatchObject({ debitMinor: 150_00, lines: 2 });
  expect(await run(await recordOf(store, checked.id), '175', -25_00)).toMatchObject({
    state: 'done',
    written: { new: 2 },
  });
});

test('dates that contradict, and more open than was billed, are asked', async () => {
  const file = `customer,bill_number,bill_date,due_date,bill_amount,open_amount
Western Gear & Pump,C-1,2026-10-01,2026-09-01,100,100
Western Gear & Pump,C-2,2026-12-01,,100,100
Western Gear & Pump,C-3,2026-10-01,,100,120
`;
  const checked = await check(file);
  expect(await problemsOf(store, checked)).toEqual([
    '2: due_date 1 Sep 2026 is before the day of the bill, 1 Oct 2026.',
    '3: bill_date 1 Dec 2026 is after the day of the books, 30 Nov 2026.',
    '4: open_amount 120.00 is more than the bill of 100.00.',
  ]);
  expect(await decide(checked, 'due by the terms', 2)).toEqual({ decided: 1 });
  expect(await decide(checked, 'as written')).toEqual({ decided: 2 });
  expect(await run(await recordOf(store, checked.id), '320')).toMatchObject({ state: 'done', written: { new: 3 } });
  expect((await booked()).map(({ reference, due, minor }) => [reference, due, minor])).toEqual([
    ['C-3', null, 120_00],
    ['C-1', null, 100_00],
    ['C-2', null, 100_00],
  ]);
});

test('a balance that may be the total of bills is asked, in one file and after another', async () => {
  const balances = 'Customer Name,Closing Balance\nWestern Gear & Pump,"85,000.00"\nKonkan Paper Mills,"(1,200.00)"\n';
  const mixed = `Customer Name,Ref No,Date,Closing Balance
Western Gear & Pump,M-1,2026-10-01,100
Western Gear & Pump,,,100
`;
  expect(await problemsOf(store, await check(mixed))).toEqual([
    '3: The file has bills of Western Gear & Pump too, so a line without a number may be their total.',
  ]);
  await run(await check(balances), '83,800.00');
  const again = await check(balances);
  expect(again).toMatchObject({ found: { unchanged: 2, wrong: 0 } });
  await query('delete from ledger_entries where amount_minor > 0');
  await query('update credit_terms set used_minor = 0');
  await run(await check('customer,bill_number,bill_date,open_amount\nWestern Gear & Pump,M-9,2026-10-01,10\n'), '10');
  expect(await problemsOf(store, await check(balances))).toEqual([
    '2: Western Gear & Pump has bills brought forward already, and this line has no number: it would come on top of them.',
  ]);
});

test.each([
  [
    'an amount that says two things',
    'H-1,2026-10-01,100 Dr,Cr',
    "open_amount '100 Dr' says both Dr and Cr; write one of them.",
  ],
  [
    'three decimals',
    'H-1,2026-10-01,100.125,',
    "open_amount '100.125' may mean 100.125 or 100125; write it without the point.",
  ],
  ['no amount', 'H-1,2026-10-01,,', 'open_amount is empty; write 0 where nothing is open.'],
  ['no day', 'H-1,,100,', 'bill_date is empty; write the day of the bill.'],
  [
    'a day that is none',
    'H-1,31-02-2026,100,',
    "bill_date '31-02-2026' is not a date; write it like 2026-12-04 or 4 Dec 2026.",
  ],
  [
    'a number of the series of the shop',
    'NM/26-27/000001,2026-10-01,100,',
    "bill_number 'NM/26-27/000001' is of the series NM, in which this shop numbers its own invoices; give the branch other letters first.",
  ],
  [
    'a number of 300 letters',
    `${'H'.repeat(300)},2026-10-01,100,`,
    'bill_number is too long; write at most 60 characters.',
  ],
  [
    'an amount beyond all',
    'H-1,2026-10-01,9999999999999999999,',
    "open_amount '9999999999999999999' is not an amount; write it like 1234.50 or 1,234.50 Dr.",
  ],
])('a line with %s is told what to write', async (_what, line, problem) => {
  const checked = await check(`customer,bill_number,bill_date,open_amount,dr_cr\nWestern Gear & Pump,${line}\n`);
  expect(await problemsOf(store, checked)).toEqual([`2: ${problem}`]);
});

test('the day of the books is needed, typed for each file, and not still to come', async () => {
  const file = 'customer,bill_number,bill_date,open_amount\nWestern Gear & Pump,D-1,2026-10-01,100\n';
  await expect(check(file, {})).rejects.toThrow('Please match these columns too: as_of.');
  expect(await problemsOf(store, await check(file, { as_of: '31-12-2026' }))).toEqual([
    '2: as_of 31 Dec 2026 is still to come; write the last day of the books.',
  ]);
  await expect(check(file, {})).rejects.toThrow('as_of');
});

test('a bill that is twice in a file counts once; one of another customer keeps its number', async () => {
  const twice = `customer,bill_number,bill_date,open_amount
Western Gear & Pump,T-1,2026-10-01,100
Konkan Paper Mills,T-1,2026-10-01,100
`;
  expect(await problemsOf(store, await check(twice))).toEqual(["3: 'T-1' is already on line 2; keep one of the two."]);
});

test('it is undone within a week, but for what was paid on; a changed bill goes back', async () => {
  const head = 'customer,bill_number,bill_date,open_amount\n';
  await run(await check(`${head}Western Gear & Pump,U-1,2026-10-01,100\n`), '100');
  const second = await check(
    `${head}Western Gear & Pump,U-1,2026-10-01,90\nWestern Gear & Pump,U-2,2026-10-02,50\nKonkan Paper Mills,U-3,2026-10-02,7\n`,
  );
  expect(second).toMatchObject({ found: { new: 2, changed: 1 } });
  const done = await run(second, '147');
  await receivePayment(store, 20_00, { reference: 'UTR-U', invoices: ['U-2'] });
  await startUndo(store.database, site, { id: done.id, by, now: store.now() });
  await workOff(store);
  expect(await recordOf(store, done.id)).toMatchObject({ state: 'undone', undone: 2, keptLines: 1 });
  expect(await findUnpaid(store, 'U-1')).toBe(100_00);
  expect(await findUnpaid(store, 'U-2')).toBe(30_00);
  expect(await query("select id from ledger_entries where reference = 'U-3'")).toEqual([]);
  expect(await sumOf()).toBe(100_00 + 50_00 - 20_00);
  expect(await findLedgerInconsistencies(store)).toEqual([]);
});

test('nobody who has only signed up under a name gets the bills of that name', async () => {
  await query(
    `insert into customers (site, name, status, status_at, status_by, created_at)
      values ('nod', 'Shivneri Rollers', 'verification_pending', now(), 'test', now()), ('nod', 'Deccan Fan Works', 'verification_pending', now(), 'test', now())`,
  );
  const file = `customer,bill_number,bill_date,open_amount
Shivneri Rollers,S-1,2026-10-01,100
Deccan Fan Works,S-2,2026-10-01,50
`;
  const checked = await check(file);
  expect(await problemsOf(store, checked)).toEqual([
    '2: Shivneri Rollers has signed up and is not approved yet; approve the account first.',
  ]);
  expect(await totalOf(checked)).toMatchObject({ debitMinor: 50_00, customers: 1 });
});

test('a bill and a credit of one number and customer are two entries, also a second time; a balance may turn', async () => {
  const file =
    'customer,bill_number,bill_date,open_amount\nWestern Gear & Pump,12,2026-10-01,1000\nWestern Gear & Pump,12,2026-10-01,300 Cr\n';
  await run(await check(file), '700');
  const again = await check(file);
  expect(again.found).toMatchObject({ unchanged: 2, new: 0 });
  await run(again, '700');
  expect(await sumOf()).toBe(700_00);
  await run(await check('customer,open_amount\nKonkan Paper Mills,50\n'), '50');
  const turned = await check('customer,open_amount\nKonkan Paper Mills,20 Cr\n');
  expect(turned.found).toMatchObject({ changed: 1 });
  await run(turned, '-20');
  expect(await sumOf()).toBe(680_00);
});

test('what was there when the file was checked, and is gone when it is written, is written', async () => {
  const head = 'customer,bill_number,bill_date,open_amount\n';
  const first = `${head}Western Gear & Pump,R-1,2026-10-01,10\nWestern Gear & Pump,R-2,2026-10-01,20\n`;
  const done = await run(await check(first), '30');
  const second = await check(`${first}Western Gear & Pump,R-3,2026-10-01,5\nWestern Gear & Pump,R-4,2026-10-01,0\n`);
  expect(second.found).toMatchObject({ unchanged: 3, new: 1 });
  await startUndo(store.database, site, { id: done.id, by, now: store.now() });
  await workOff(store);
  expect(await sumOf()).toBe(0);
  const rerun = await run(second, '35');
  expect(rerun).toMatchObject({ state: 'done', found: { unchanged: 1 }, written: { new: 3, unchanged: 0 } });
  expect(await sumOf()).toBe(35_00);
  await startUndo(store.database, site, { id: rerun.id, by, now: store.now() });
  await workOff(store);
  expect(await sumOf()).toBe(0);
});

test('a tax number of several customers is asked, unless the name beside it tells whose', async () => {
  const western = await findCustomerId(store, 'active@nod.example');
  const konkan = await query(
    "select id from customers where name = 'Konkan Paper Mills' and site = 'nod' and merged_into_id is null",
  );
  const [{ number }] = await query('select number from tax_registrations where customer_id = $1 and is_default', [
    western,
  ]);
  const others = await query('select id, number from tax_registrations where customer_id = $1', [konkan[0].id]);
  expect(others.length).toBeGreaterThan(0);
  await query('update tax_registrations set number = $1 where id = $2', [number, others[0].id]);
  const file = `tax_number,customer,bill_number,bill_date,open_amount\n${number},,G-1,2026-10-01,10\n${number},Konkan Paper Mills,G-2,2026-10-01,20\n`;
  const problems = await problemsOf(store, await check(file));
  await query('update tax_registrations set number = $1 where id = $2', [others[0].number, others[0].id]);
  expect(problems).toEqual([`2: Several customers have GSTIN ${number}.`]);
});

test('two amounts without a number of one customer and day are to be put together', async () => {
  const file =
    'customer,bill_date,bill_number,open_amount\nWestern Gear & Pump,2026-10-01,On Account,10 Cr\nWESTERN GEAR & PUMP,2026-10-01,On Account,20 Cr\n';
  expect(await problemsOf(store, await check(file))).toEqual([
    '3: Another line of Western Gear & Pump has no number and the same day; put them together in one, or give each a number.',
  ]);
});
