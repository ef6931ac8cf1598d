import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { escapeFormula, toCsv } from './spreadsheet-cell.ts';

test.each(['=1+1', '+1', '-2+3', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1+1', '=cmd|" /C calc"!A0', '-'])(
  '%j is escaped',
  (text) => {
    expect(escapeFormula(text)).toBe(`'${text}`);
  },
);

test.each(['6205-2RS/C3', '22220 CA/W33', 'NU 210', '', 'PO-45', "O'Neil"])('%j is unchanged', (text) => {
  expect(escapeFormula(text)).toBe(text);
});

test('commas, quotes and line ends survive, numbers stay numbers', () => {
  const rows = [
    ['Item', 'Qty'],
    ['a "b", c\nd', 12.5],
    ['=1+1', -3],
  ];
  const text = toCsv(rows);
  expect(text.endsWith("'=1+1,-3\r\n")).toBe(true);
  expect(Papa.parse<string[]>(text.trim()).data).toEqual([
    ['Item', 'Qty'],
    ['a "b", c\nd', '12.5'],
    ["'=1+1", '-3'],
  ]);
});
