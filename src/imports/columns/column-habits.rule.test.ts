import { expect, test } from 'vitest';
import { unclearDay, watchHabits, withoutEmptyDecimals } from './column-habits.rule.ts';

const columns = [
  { name: 'on_hand', required: true, meaning: '', aliases: [], holds: 'number' as const },
  { name: 'arriving_on', required: false, meaning: '', aliases: [], holds: 'day' as const },
  { name: 'itemcode', required: true, meaning: '', aliases: [] },
];

function habitsOf(name: string, cells: string[]) {
  const watch = watchHabits({ mapping: [name], sample: cells.slice(0, 5).map((cell) => [cell]) }, columns);
  for (const cell of cells) watch?.look([cell]);
  const found = watch?.found();
  return found && { decimals: [...found.threeDecimals.keys()], monthFirst: Object.fromEntries(found.monthFirst) };
}

test.each([
  [['12.000', '2.000', '1,000.000'], ['on_hand']],
  [['12.000', '', '2.500'], ['on_hand']],
  [['12.000', '2.000', '3.000', '4.000', '5.000', '700'], []],
])('the numbers %j of a column have three decimals: %j', (cells, decimals) => {
  expect(habitsOf('on_hand', cells)).toMatchObject({ decimals });
});

test.each([[['2.000']], [['12', '2.000']], [['12.00', '2.00']]])('the numbers %j show nothing', (cells) => {
  expect(habitsOf('on_hand', cells)).toBeUndefined();
});

test('a code has no habits', () => {
  expect(habitsOf('itemcode', ['12.000', '13.000'])).toBeUndefined();
});

test.each([
  [['05/04/2026', '31/12/2026'], {}],
  [['05/04/2026', '12/31/2026'], { arriving_on: '12/31/2026' }],
])('the days %j have the month first: %j', (cells, monthFirst) => {
  expect(habitsOf('arriving_on', cells)).toMatchObject({ monthFirst });
});

test.each([
  ['12.000', '12'],
  ['1,000.000', '1,000'],
  ['12.500', '12.5'],
  ['10.00', '10.00'],
  ['100', '100'],
])('%s is %s', (cell, plain) => {
  expect(withoutEmptyDecimals(cell)).toBe(plain);
});

test('a day that can be read in two ways is asked where its column has the month first elsewhere', () => {
  expect(unclearDay('arriving_on', '05/04/2026', '12/31/2026')).toBe(
    "arriving_on '05/04/2026' may be 2026-04-05 or 2026-05-04, as '12/31/2026' in this column has the month first; write it like 2026-04-05.",
  );
  expect(unclearDay('arriving_on', '31/12/2026', '12/31/2026')).toBeUndefined();
  expect(unclearDay('arriving_on', '2026-04-05', '12/31/2026')).toBeUndefined();
});
