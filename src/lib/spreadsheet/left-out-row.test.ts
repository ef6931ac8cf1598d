import { expect, test } from 'vitest';
import { isFigure, namesTotal, whyLeftOut } from './left-out-row.ts';

const header = ['Sr', 'Part No', 'Make', 'MRP', 'Stock'];
const why = (row: string, more: object = {}) =>
  whyLeftOut({ cells: row.split('|'), header, needed: [1, 3], isBelowHead: false, ...more });

test.each([
  ['BALL BEARINGS||||', 'text'],
  ['|6200 SERIES|||', 'text'],
  ['|गहरी नाली बेयरिंग|||', 'text'],
  ['Prices valid till 31/03/2026||||', 'text'],
  ['|Prices valid till 31/03/2026|||', 'text'],
  ['|DEEP GROOVE 62 TO 64 BALL BEARINGS|||', 'text'],
  ['GREASE LGMT 2||||', 'text'],
  ['Page 2 of 9||||', 'text'],
  ['Note:|prices are ex works|||', 'text'],
  ['*****|********|****|***|***', 'text'],
  ['sr|PART  NO|Make|MRP|Stock', 'head'],
  ['TOTAL|||154495|', 'total'],
  ['|Grand Total :|||1,25,000.00', 'total'],
  ['|||Sub-total|₹ 900', 'total'],
  ['|Total for Delhi|||12 Nos', 'total'],
  ['|कुल योग|||12', 'total'],
  ['|TOTAL||=SUM(D2:D9)|#REF!', 'total'],
])('%j is no line: %s', (row, reason) => {
  expect(why(row)).toBe(reason);
});

test.each([
  ['a line', '1|6205-2Z|SKF|410|5'],
  ['a number alone, which may lack its price', '|NU 308|||'],
  ['a code alone', '|KO-40179|||'],
  ['a name alone, whose stock may be left empty', '|Deep groove ball bearing 6205 ZZ|||'],
  ['goods of a maker called Total', '9|Quartz 7000|Total|450|2'],
  ['goods that are called Total', '9|Total Quartz 7000|Total|450|2'],
  ['figures without a word', '|||9000|12'],
  ['a line without its number', '7||SKF|410|5'],
  ['a note that has all it needs', '7|Note: book|SKF|410|5'],
])('%s may be a line', (_what, row) => {
  expect(why(row)).toBeUndefined();
});

test('units or numbers of the columns below their names are no line; further down they may be', () => {
  for (const row of ['||nos|rs|nos', '1|2|3|4|5', '(1)|(2)|(3)|(4)|(5)']) {
    expect(why(row, { isBelowHead: true })).toBe('head');
    expect(why(row)).toBeUndefined();
  }
});

test('text of a merged cell does not hide a total', () => {
  expect(why('Delhi|Total|||12', { repeated: [0] })).toBe('total');
  expect(why('Delhi|Total|||12')).toBeUndefined();
});

test('where one column is enough, a text alone may be a line', () => {
  expect(why('|GREASE|||', { needed: [1] })).toBeUndefined();
});

test('figures are numbers, amounts and what stands for them', () => {
  const figures = ['1,25,000.00', '(5)', '-12', '₹ 210', 'Rs. 255/-', '18%', '12 Nos', '=A1', '#N/A', '1.250,00'];
  expect(figures.filter((cell) => !isFigure(cell))).toEqual([]);
  expect(['6205-2Z', 'N-1', 'Nil', '45 days'].filter(isFigure)).toEqual([]);
  expect(['Total', 'Sub total', 'Summe', 'Totally'].map(namesTotal)).toEqual([true, true, true, false]);
});
