import { expect, test } from 'vitest';
import { bringFile, problemsOf, recordOf, runChecked, uploadImport, workOff } from '../../../tests/actions/imports.ts';
import { movedItems, priceListWorkbook } from '../../../tests/fixtures/moving-in.ts';
import { sheetRows, workbookOf } from '../../../tests/fixtures/workbook.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { changeReading, startCheck, startUndo } from '../control-import.server.ts';
import { findMissingItems } from '../kinds/missing.db.ts';
import { loadLines, writtenLinesAsCsv } from '../show-import.server.ts';

const store = setUp(openTestStore);
const by = 'Meera Iyer';
const site = sites.nod;

const head = 'itemcode,itemname,brandname,super_category,category,list_price,tax_percent,hsn';
const lineOf = (code: string, name: string) => `${code},${name},Acme,Bearings,Ball,10,18,84821020`;

async function pricesOf(codes: readonly string[]): Promise<Record<string, string>> {
  const { rows } = await store.database.$client.query<{ code: string; price: string }>(
    "select code, list_minor || ' ' || hsn as price from items where site = 'nod' and code = any($1) order by code",
    [codes],
  );
  return Object.fromEntries(rows.map(({ code, price }) => [code, price]));
}

async function check(id: number, more: { mapping?: string[]; fixed?: Record<string, string> } = {}) {
  const { mapping } = await recordOf(store, id);
  const refused = await startCheck(store.database, site, { id, mapping, by, now: store.now(), ...more });
  if (refused) throw new Error(refused.message);
  await workOff(store);
  return recordOf(store, id);
}

async function upload(file: Uint8Array, sheets: number[]): Promise<number> {
  const uploaded = await uploadImport(store, 'items', file, 'prices.xlsx');
  if (typeof uploaded === 'string') throw new Error(uploaded);
  await changeReading(store.database, site, { id: uploaded.id, sheets, withHidden: false, by, now: store.now() });
  return uploaded.id;
}

test('two sheets with rows that are no lines are checked, written and taken back as what they show', async () => {
  const codes = ['WB-1', 'WB-2', 'WB-3', 'WB-4'];
  await bringFile(store, 'items', [head, ...codes.map((code) => lineOf(code, `Name of ${code}`))].join('\n'));
  const before = await pricesOf(codes);
  const mumbai = sheetRows([
    ['Acme price list, April'],
    ['Part No', 'MRP', 'GST %'],
    ['BALL BEARINGS'],
    ['WB-1', '1,25,000.00', '18'],
    ['WB-2', '20.00', '18'],
    ['WB-3', '30.00', '0.18'],
    ['Total', '1,25,050.00', ''],
  ]).replace('<row r="5"', '<row r="5" hidden="1"');
  const delhi = [
    ['Part No', 'MRP', 'GST %'],
    ['WB-4', '₹ 40.00', '18'],
  ];
  const id = await upload(workbookOf({ Mumbai: mumbai, Delhi: delhi }), [0, 1]);
  const checked = await check(id, { fixed: { hsn: '84822011' } });
  expect(checked).toMatchObject({
    state: 'checked',
    found: { new: 0, changed: 2, unchanged: 0, wrong: 1 },
    leftOut: { title: 1, text: 1, hidden: 1, total: 1 },
    fixed: { hsn: '84822011' },
  });
  const shown = await loadLines(store.database, site, checked, store.now());
  expect(shown.wrong).toMatchObject([{ sheet: 'Mumbai', line: 6, problem: expect.stringContaining("'0.18'") }]);
  expect(shown.leftOutRows.map(({ sheet, line, why }) => `${sheet} ${line} ${why}`)).toEqual([
    'Mumbai 1 title',
    'Mumbai 3 text',
    'Mumbai 5 hidden',
    'Mumbai 7 total',
  ]);
  expect(shown.changes).toMatchObject([
    { sheet: 'Mumbai', line: 4, key: 'WB-1' },
    { sheet: 'Delhi', line: 2, key: 'WB-4' },
  ]);
  const done = await runChecked(store, checked);
  expect(done).toMatchObject({ state: 'done', written: { changed: 2 } });
  expect(await pricesOf(codes)).toEqual({ ...before, 'WB-1': '12500000 84822011', 'WB-4': '4000 84822011' });
  await startUndo(store.database, site, { id, by, now: store.now() });
  await workOff(store);
  const undone = await recordOf(store, id);
  expect(undone).toMatchObject({ state: 'undone', undone: 2, keptLines: 0, leftOut: { hidden: 1 } });
  expect(await pricesOf(codes)).toEqual(before);
  let csv = '';
  for await (const part of writtenLinesAsCsv(store.database, undone)) csv += part;
  expect(csv).toContain('Delhi,2,WB-4,changed,list_price,10,40,undone');
});

test('without codes a hidden row is not missing, and a name on two sheets is told with its sheet', async () => {
  await bringFile(store, 'items', [head, lineOf('WN-1', '6205 ZZ C3'), lineOf('WN-2', '6206 ZZ C3')].join('\n'));
  const mumbai = sheetRows([
    ['Designation', 'Make', 'MRP'],
    ['6205 ZZ C3', 'Acme', '11'],
    ['6206 ZZ C3', 'Acme', '12'],
  ]).replace('<row r="3"', '<row r="3" hidden="1"');
  const delhi = [
    ['Designation', 'Make', 'MRP'],
    ['6205-2Z/C3', 'Acme', '13'],
  ];
  const id = await upload(workbookOf({ Mumbai: mumbai, Delhi: delhi }), [0, 1]);
  const checked = await check(id, { mapping: ['itemname', 'brandname', 'list_price'] });
  expect(checked).toMatchObject({ found: { changed: 1, wrong: 1 }, leftOut: { hidden: 1 } });
  expect(await problemsOf(store, checked)).toEqual([
    expect.stringContaining("'WN-1' is already on line 2 of the sheet 'Mumbai'; keep one of the two."),
  ]);
  const missing = await findMissingItems(store.database, { site: 'nod', importId: id, limit: 100_000 });
  expect(missing.length).toBeGreaterThan(0);
  expect(missing.filter(({ code }) => code === 'WN-1' || code === 'WN-2')).toEqual([]);
});

test('whether a column of numbers has three decimals is seen without the rows that are no lines', async () => {
  await bringFile(store, 'items', [head, lineOf('WD-1', 'Name A'), lineOf('WD-2', 'Name B')].join('\n'));
  const sheet = sheetRows([
    ['Weights of our bearings'],
    ['Part No', 'Weight kg'],
    ['WD-1', '2.000'],
    ['WD-2', '12.500'],
    ['Total', '14.5'],
  ]);
  const id = await upload(workbookOf({ Weights: sheet }), [0]);
  const checked = await check(id, { mapping: ['itemcode', 'weight_kg'] });
  expect(checked).toMatchObject({ found: { changed: 2, wrong: 0 }, leftOut: { title: 1, total: 1 } });
  expect(Object.keys(checked.notes)).toEqual([
    'weight_kg has three decimals in every line, so that 12.000 is read as 12.',
  ]);
});

test('a long list behind a cover sheet is read to its end', async () => {
  const items = movedItems(2000);
  const id = await upload(priceListWorkbook(items), [1]);
  const { mapping } = await recordOf(store, id);
  const checked = await check(id, {
    mapping: mapping.map((name) => (name === 'category' ? '' : name)),
    fixed: { super_category: 'Bearings', category: 'Deep groove ball' },
  });
  expect(checked).toMatchObject({ state: 'checked', found: { new: 2000, wrong: 0 }, leftOut: { title: 2, text: 7 } });
});
