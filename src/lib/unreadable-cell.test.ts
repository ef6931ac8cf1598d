import { expect, test } from 'vitest';
import { unreadableCell, unreadableCells } from './unreadable-cell.ts';

test.each([
  '#N/A',
  '#REF!',
  '#VALUE!',
  '#DIV/0!',
  '#NAME?',
  '#NULL!',
  '#NUM!',
  '#SPILL!',
  '#CALC!',
  ' #n/a ',
  'Err:502',
])('%j is what a failed formula leaves', (cell) => {
  expect(unreadableCell(cell)).toBe(
    `'${cell.trim()}' is an error of the spreadsheet; correct its formula there, or write the value`,
  );
});

test.each(['6205-2RS/C3', '', '#6205', 'N/A', '# N/A', 'see #REF! below', 'Err', '+X 12', '12.5%'])(
  '%j is a value',
  (cell) => {
    expect(unreadableCell(cell)).toBeUndefined();
  },
);

test('a formula is told what to do with the file', () => {
  expect(unreadableCell(' =VLOOKUP(A2,Sheet2!A:C,3,FALSE)*(1-0.125)')).toBe(
    "'=VLOOKUP(A2,Sheet2!A:C,3,FALSE)*(1-0.125' is a formula without its value; write the value, or open and save the file in your spreadsheet program",
  );
});

test('each unreadable cell of a line is named', () => {
  expect(unreadableCells({ itemcode: 'N-1', itemname: '#N/A', brandname: 'Gro\ufffd' })).toEqual([
    "itemname '#N/A' is an error of the spreadsheet; correct its formula there, or write the value.",
    "brandname 'Gro\ufffd' is not UTF-8 text; save the file with the encoding UTF-8.",
  ]);
});
