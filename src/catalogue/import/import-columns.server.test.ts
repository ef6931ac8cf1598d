import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { indianRules } from '../../../tests/fixtures/tax-rates.ts';
import { importColumns, importedFacts, readRow, requiredColumns, stockColumnNames } from './import-columns.server.ts';

const cells = {
  itemcode: 'N-1',
  itemname: '6205-2RS/C3',
  brandname: 'ZWZ',
  super_category: 'Bearings',
  category: 'Deep groove ball',
  list_price: '298.50',
  tax_percent: '18',
};
const rowOf = (change: Record<string, string> = {}) => {
  const read = readRow({ ...cells, ...change }, indianRules);
  return 'row' in read ? read.row : read.problems;
};

test('type, seal, clearance and sizes are as the name says, where the line does not', () => {
  expect(rowOf({ itemname: '6205-2Z/C3', category: 'Ball Bearings' })).toMatchObject({
    bearingType: 'deep groove ball',
    seal: 'shield x2',
    clearance: 'C3',
    outsideMm: 52,
  });
  expect(rowOf({ itemname: '6205-2Z/C3', seal: 'open' })).toMatchObject({ seal: 'open', clearance: 'C3' });
});

test('a line with the required columns is an item; what it leaves out is empty or unknown', () => {
  expect(requiredColumns).toEqual(Object.keys(cells));
  expect(rowOf()).toMatchObject({
    code: 'N-1',
    listMinor: 298_50,
    taxBp: 18_00,
    unit: 'NOS',
    minQty: 1,
    orderMultiple: 1,
    qtyPerCarton: 0,
    dynamicKn: null,
    speedOilRpm: null,
    description: '',
    stock: null,
  });
});

test.each(['18%', '18 %', '18'])('a tax rate may be written as %s', (tax_percent) => {
  expect(rowOf({ tax_percent })).toMatchObject({ taxBp: 18_00 });
});

test('amounts, quantities, measures and days may be written as people write them', () => {
  const written = { list_price: '₹ 1,23,456.50', min_qty: '1,000', bore_mm: '1,250.5' };
  expect(rowOf(written)).toMatchObject({ listMinor: 123_456_50, minQty: 1000, boreMm: 1250.5 });
  const due = {
    on_hand: '2,400',
    arriving_qty: '1,000',
    arriving_on: '31/12/2026',
    production_qty: '',
    production_on: '',
  };
  expect(rowOf(due)).toMatchObject({ stock: { onHand: 2400, incoming: [{ quantity: 1000, dueOn: '2026-12-31' }] } });
});

test.each([
  ['list_price', 'Rs. 255.00/-', { listMinor: 255_00 }],
  ['list_price', '5400/-', { listMinor: 5400_00 }],
  ['cost_price', 'Nil', { costMinor: null }],
  ['cost_price', '-', { costMinor: null }],
  ['hsn', '8482.10.20', { hsn: '84821020' }],
  ['hsn', '8482 10 20', { hsn: '84821020' }],
  ['weight_kg', '2.1 kg', { weightKg: 2.1 }],
  ['bore_mm', '25mm', { boreMm: 25 }],
  ['dynamic_kn', '14 kN', { dynamicKn: 14 }],
  ['qty_per_carton', '10 pcs', { qtyPerCarton: 10 }],
])('%s is understood as %s', (column, cell, fact) => {
  expect(rowOf({ [column]: cell })).toMatchObject(fact);
});

test.each([
  ['tax_percent', '0.18', 'may mean 18 % or 0.18 %'],
  ['list_price', '260.005', 'may mean 260.005 or 260005'],
  ['list_price', '1.500', 'may mean 1.5 or 1500'],
  ['gtin', '8.90123E+12', 'is a number that a spreadsheet has shortened'],
  ['list_price', '1.2E+06', 'is a number that a spreadsheet has shortened'],
])('%s %s is asked, not guessed', (column, cell, says) => {
  expect(rowOf({ [column]: cell })).toEqual([expect.stringContaining(`${column} '${cell}' ${says}`)]);
});

test('a missing universal number is derived for bearings only; one in the file is stated', () => {
  const number = '6205-2RS1/C3';
  expect(rowOf()).toMatchObject({ universalNo: '6205-2RS/C3', universalStated: '' });
  expect(rowOf({ universal_no: number })).toMatchObject({ universalNo: number, universalStated: number });
  expect(rowOf({ super_category: 'Lubricants' })).toMatchObject({ universalNo: '', universalStated: '' });
});

test('a stock column gives what it is about; an empty cell leaves the pieces', () => {
  expect(rowOf({ on_hand: '' })).toMatchObject({ stock: { onHand: null, incomingKinds: [], incoming: [] } });
  expect(rowOf({ on_hand: '7' })).toMatchObject({ stock: { onHand: 7, incomingKinds: [], incoming: [] } });
  const stock = { on_hand: '7', arriving_qty: '20', arriving_on: '2026-12-04', production_qty: '0', production_on: '' };
  expect(rowOf(stock)).toMatchObject({
    stock: { onHand: 7, incoming: [{ kind: 'arriving', quantity: 20, dueOn: '2026-12-04' }] },
  });
});

test.each([
  [{ itemcode: '' }, 'itemcode is empty; write a value.'],
  [
    { list_price: '1,20' },
    "list_price '1,20' is not an amount; write it like 1234.50 or 1,234.50, without a sign (0 is a price on request).",
  ],
  [{ min_qty: '10', order_multiple: '4' }, 'min_qty 10 is not a multiple of order_multiple 4; write one that is.'],
  [{ production_qty: '5' }, 'production_on is empty; write the date the 5 pieces are due.'],
  [
    { list_price: '12.5%' },
    "list_price '12.5%' is a percentage, not an amount; write it like 1234.50, and give the cell of a sheet the format number.",
  ],
])('%j is told as a problem', (change, problem) => {
  expect(rowOf(change as Record<string, string>)).toEqual([problem]);
});

test.each([
  ['arriving', '12/31/2026'],
  ['production', '2026-02-30'],
])('the day of pieces %s may not be %s', (kind, day) => {
  const problem = `${kind}_on '${day}' is not a date; write it like 2026-12-04 or 4 Dec 2026.`;
  expect(rowOf({ [`${kind}_qty`]: '5', [`${kind}_on`]: day })).toEqual([problem]);
});

test('a quantity that cannot be read is told once', () => {
  expect(rowOf({ min_qty: 'ten' })).toHaveLength(1);
  expect(rowOf({ order_multiple: '0' })).toHaveLength(1);
});

test('all problems of a line are told at once', () => {
  expect(rowOf({ itemname: '', tax_percent: 'x', bore_mm: '-1' })).toHaveLength(3);
});

test('every column has its own name', () => {
  expect(new Set(importColumns).size).toBe(importColumns.length);
});

test.each([
  ['list_price', 'abc', 'is not an amount; write it like 1234.50'],
  ['list_price', '12.34.5', 'is not an amount'],
  ['list_price', '-1', 'is not an amount'],
  ['list_price', '-1,234.50', 'without a sign'],
  ['list_price', '1 234,50', 'without a sign'],
  ['tax_percent', '180', 'is not a percentage'],
  ['itemname', '--', 'has no letter or digit'],
  ['unit', 'PCS', 'write one of NOS, SET, KGS, LTR'],
  ['seal', 'rubber', 'write one of open, shield x1'],
  ['bearing_type', 'ball', 'write one of deep groove ball'],
  ['hsn', '84.82', 'write digits only'],
  ['bore_mm', '25,5', 'write it like 25 or 16.25'],
  ['weight_kg', '1e3', 'write it like 25 or 16.25'],
  ['min_qty', '0', 'is not a whole number from 1'],
  ['popularity', '1.5', 'is not a whole number'],
])('%s refuses %j', (column, value, says) => {
  const [problem] = rowOf({ [column]: value }) as string[];
  expect(problem).toContain(`${column} '${value}'`);
  expect(problem).toContain(says);
});

const docs = join(import.meta.dirname, '../../../docs/import.md');

// `npx vitest run --project unit src/catalogue/import --update` writes the table anew.
test('docs/import.md describes every column and says which are required', async () => {
  const page = await readFile(docs, 'utf8');
  const table = Object.values(importedFacts)
    .map(({ column, required, meaning }) => {
      const needed = column === 'itemcode' ? ' yes' : required ? ' new items' : '';
      return `| ${column} |${needed} | ${meaning} |\n`;
    })
    .join('');
  const head = '| column | needed | meaning |\n|---|---|---|\n';
  expect(page).toContain(head);
  const [before = '', after = ''] = page.split(head);
  await expect(`${before}${head}${table}${after.slice(after.indexOf('\n\n') + 1)}`).toMatchFileSnapshot(docs);
});

test('docs/import.md describes every column of the stock', async () => {
  const page = await readFile(docs, 'utf8');
  for (const column of stockColumnNames) expect(page).toMatch(new RegExp(`^\\| .*\\b${column}\\b.* \\|`, 'm'));
});

test.each(['\u2010', '\u2011', '\u2012', '\u2013', '\u2212'])(
  'an item code with %s is the one with the hyphen',
  (sign) => {
    expect(rowOf({ itemcode: `N${sign}1` })).toMatchObject({ code: 'N-1' });
    expect(rowOf({ itemname: `6205 ${sign} sealed` })).toMatchObject({ name: `6205 ${sign} sealed` });
  },
);

test.each(['5-Jun', '05-Jun-26', '5-Jun-2026', 'Jun-05', '2026-06-05'])(
  '%s, which a spreadsheet made of a code or a designation, is refused',
  (date) => {
    const why =
      'is a date that a spreadsheet has made of what was typed; give the column the format text and write it again.';
    expect(rowOf({ itemcode: date })).toEqual([`itemcode '${date}' ${why}`]);
    expect(rowOf({ itemname: date })).toEqual([`itemname '${date}' ${why}`]);
  },
);

test.each(['6205-2Z', '5-JUN', '05-06', '2026-13-05', 'Jul-6205', '12-Decal'])('%s is an item code', (itemcode) => {
  expect(rowOf({ itemcode })).toMatchObject({ code: itemcode });
});
