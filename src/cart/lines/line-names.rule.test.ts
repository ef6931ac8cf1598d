import { expect, test } from 'vitest';
import { createLineNamer, lineNames } from './line-names.rule.ts';

const line = (itemname: string, brandname = 'ZWZ') => ({ itemname, brandname });

test('a designation that stands once is name enough', () => {
  expect(lineNames([line('6205'), line('6206', 'Koyo')])).toEqual(['6205', '6206']);
});

test('the maker tells lines of one designation apart', () => {
  expect(lineNames([line('30308'), line('6205'), line('30308', 'Koyo')])).toEqual([
    '30308, ZWZ',
    '6205',
    '30308, Koyo',
  ]);
});

test('an item that is there twice, as itself and as quoted, is told apart by its line', () => {
  expect(lineNames([line('30308'), line('30308', 'Koyo'), line('30308')])).toEqual([
    '30308, ZWZ, line 1',
    '30308, Koyo',
    '30308, ZWZ, line 3',
  ]);
});

test('no lines have no names', () => {
  expect(lineNames([])).toEqual([]);
});

test('a line is asked for by itself', () => {
  const lines = [line('30308'), line('30308', 'Koyo')];
  expect(lines.map(createLineNamer(lines))).toEqual(['30308, ZWZ', '30308, Koyo']);
});
