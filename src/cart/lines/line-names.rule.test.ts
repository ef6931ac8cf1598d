import { expect, test } from 'vitest';
import { createLineNamer, lineNames } from './line-names.rule.ts';

const line = (itemname: string, brandname = 'ZWZ') => ({ itemname, brandname });

test('a unique designation is the name', () => {
  expect(lineNames([line('6205'), line('6206', 'Koyo')])).toEqual(['6205', '6206']);
});

test('lines with one designation are named with their makers', () => {
  expect(lineNames([line('30308'), line('6205'), line('30308', 'Koyo')])).toEqual([
    '30308, ZWZ',
    '6205',
    '30308, Koyo',
  ]);
});

test('an ordinary and a quoted line of one item are named with their positions', () => {
  expect(lineNames([line('30308'), line('30308', 'Koyo'), line('30308')])).toEqual([
    '30308, ZWZ, line 1',
    '30308, Koyo',
    '30308, ZWZ, line 3',
  ]);
});

test('no lines, no names', () => {
  expect(lineNames([])).toEqual([]);
});

test('a line is named by its object', () => {
  const lines = [line('30308'), line('30308', 'Koyo')];
  expect(lines.map(createLineNamer(lines))).toEqual(['30308, ZWZ', '30308, Koyo']);
});
