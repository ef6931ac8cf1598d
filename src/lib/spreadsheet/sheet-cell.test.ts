import { expect, test } from 'vitest';
import { columnOf, isDayFormat, isPercentFormat, leadingZeros, sheetCellText } from './sheet-cell.ts';

const cell = (value: string, more: object = {}) => ({
  type: 'n',
  value,
  shownAs: 'number' as const,
  formula: undefined,
  ...more,
});

test.each([
  [cell('7'), '7'],
  [cell('0.1', { type: '' }), '0.1'],
  [cell('0.30000000000000004'), '0.3'],
  [cell('48.1000000000001'), '48.1'],
  [cell('1E-3'), '0.001'],
  [cell('8501015000000'), '8501015000000'],
  [cell('123456789012345678'), '1.2345678901234568E+17'],
  [cell('1.23456789012345E+17'), '1.23456789012345E+17'],
  [cell('1234567890123456'), '1234567890123456'],
  [cell('46360', { shownAs: 'day' }), '2026-12-04'],
  [cell('46360.75', { shownAs: 'day' }), '2026-12-04'],
  [cell('2026-12-04T00:00:00', { type: 'd' }), '2026-12-04'],
  [cell('0.12', { shownAs: 'percent' }), '12%'],
  [cell('0.145', { shownAs: 'percent' }), '14.5%'],
  [cell('1', { shownAs: 'percent' }), '100%'],
  [cell('33%', { type: 'inlineStr', shownAs: 'percent' }), '33%'],
  [cell('1', { type: 's' }), 'second'],
  [cell('9', { type: 's' }), ''],
  [cell('1', { type: 'b' }), 'TRUE'],
  [cell('#N/A', { type: 'e' }), '#N/A'],
  [cell('6205-2RS', { type: 'inlineStr' }), '6205-2RS'],
  [cell('NEFT_x000D_WESTERN', { type: 'inlineStr' }), 'NEFT WESTERN'],
  [cell('_x005F_x0041_', { type: 'str' }), '_x0041_'],
  [cell('2', { type: 's' }), 'a b'],
  [cell('5', { formula: 'A1+1' }), '5'],
  [cell('', { formula: 'A1+1' }), '=A1+1'],
  [cell('', { type: 'str', formula: 'IF(A1>1,"x","")' }), ''],
])('%j is written as %j', (of, text) => {
  expect(sheetCellText(of, ['first', 'second', 'a_x0009_b'])).toBe(text);
});

test('a number keeps the zeros that its format writes before it', () => {
  expect(['7', '12345', '1.5', '-7'].map((value) => sheetCellText(cell(value, { shownAs: 4 }), []))).toEqual([
    '0007',
    '12345',
    '1.5',
    '-7',
  ]);
  expect(['0000', '[Red]00;-00', '0', '0.00', '0#', undefined].map(leadingZeros)).toEqual([4, 0, 0, 0, 0, 0]);
});

test('a workbook may count its days from 1904', () => {
  expect(sheetCellText(cell('44898', { shownAs: 'day' }), [], 1462)).toBe('2026-12-04');
});

test.each([
  [14, undefined, true],
  [2, undefined, false],
  [28, undefined, true],
  [58, undefined, true],
  [164, 'dd/mm/yyyy', true],
  [165, '0.00 "days"', false],
  [166, '[Red]0.00', false],
  [167, '0\\d', false],
  [168, '0.00_D', false],
])('the format %s %s shows a day: %s', (id, code, shows) => {
  expect(isDayFormat(id, code)).toBe(shows);
});

test.each([
  [9, undefined, true],
  [10, undefined, true],
  [2, undefined, false],
  [164, '0.0%', true],
  [165, '[Red]0 %;-0 %', true],
  [166, '0.00 "% of MRP"', false],
  [167, '0.00\\%', false],
  [168, '0.00_%', false],
])('the format %s %s shows a percentage: %s', (id, code, shows) => {
  expect(isPercentFormat(id, code)).toBe(shows);
});

test.each([
  ['A1', 0],
  ['Z9', 25],
  ['AB7', 27],
  ['', -1],
])('%j is in column %s', (reference, column) => {
  expect(columnOf(reference)).toBe(column);
});
