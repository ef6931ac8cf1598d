import { expect, test } from 'vitest';
import { lineAlone } from './list-row.rule.ts';
import { readingsOfRow } from './read-list-row.rule.ts';

const row = (cells: { item: string; quantity?: string; make?: string; unit?: string }) =>
  readingsOfRow({ make: '', unit: '', quantity: '', ...cells });
const line = (text: string) => readingsOfRow(lineAlone(1, text));

test.each([
  ['10', '10'],
  ['1,000', '1000'],
  ['10 nos', '10'],
  ['ten', '10'],
  ['٢٠', '20'],
  ['5k', '5000'],
  ['', ''],
  ['-', '-'],
  ['10-15', '10-15'],
])('a cell of quantities with %j orders %j', (quantity, ordered) => {
  expect(row({ item: '6205 ZZ', quantity }).readings).toEqual([{ designation: '6205 ZZ', quantity: ordered }]);
});

test('a number in the column of quantities is never a part of the name beside it', () => {
  for (const item of ['Bearing Set', '3311', 'ZW-10601', '6205, C3'])
    expect(row({ item, quantity: '3' }).readings.map(({ quantity }) => quantity)).toEqual(['3']);
});

test('the maker of its column counts, not one in the words', () => {
  expect(row({ item: 'SKF 6205', make: 'Koyo' }).makers).toEqual(['Koyo']);
  expect(row({ item: 'SKF 6205' }).makers).toEqual(['SKF']);
});

test.each([
  [
    { quantity: '3', unit: 'Pair' },
    { unit: 'Pair', quantity: '3' },
  ],
  [
    { quantity: '3', unit: 'KG' },
    { unit: 'KG', quantity: '3' },
  ],
  [
    { quantity: '3', unit: 'Nos' },
    { unit: '', quantity: '3' },
  ],
  [
    { quantity: '2', unit: 'Dozen' },
    { unit: '', quantity: '24' },
  ],
])('of %j it is known how many pieces are meant: %j', (cells, { unit, quantity }) => {
  const read = row({ item: '6205', ...cells });
  expect([read.unit, read.readings[0]?.quantity]).toEqual([unit, quantity]);
});

test.each([
  ['6205 3 pairs', 'pairs', '3'],
  ['3 pairs of 7205B', 'pairs', '3'],
  ['6205 5 kg', 'kg', '5'],
  ['6205 4 sets', 'sets', '4'],
  ['6205 4 nos', '', '4'],
])('%s counts in %j', (text, unit, quantity) => {
  const read = line(text);
  expect([read.unit, read.readings[0]?.quantity]).toEqual([unit, quantity]);
});

test.each([
  ['6205 to 6210 each 4', 'range'],
  ['6205 or 6206 5 nos', 'either'],
  ['6205 ZZ or 2RS', undefined],
  ['6205 10 to 12 nos', undefined],
])('%s names several: %s', (text, asks) => {
  expect(line(text).asks).toBe(asks);
});

test.each([
  ['100023411 6205 ZZ 10', '100023411', '6205 ZZ'],
  ['100023411, 6205-2RS, 10', '100023411', '6205-2RS'],
  ['100023411 - 22220 EK/C3 x 10', '100023411', '22220 EK/C3'],
  ['8901234567890 10', '', '8901234567890'],
  ['8901234567890 1000 nos', '', '8901234567890'],
])("the buyer's own number in front of '%s' is set aside", (item, own, number) => {
  const { ownNumber, readings } = line(item);
  expect([ownNumber, readings.find(({ quantity }) => quantity !== undefined)?.designation]).toEqual([own, number]);
});
