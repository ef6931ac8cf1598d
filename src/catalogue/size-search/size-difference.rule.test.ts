import { expect, test } from 'vitest';
import { byDistance, sizeDifferences, sizeDifferenceText } from './size-difference.rule.ts';
import { readSizeQuery } from './size-query.rule.ts';

const sized = (d: number, D: number, B: number) => ({ Dimension_ID: d, Dimension_OD: D, Dimension_OW: B });
const typed = (text: string) => readSizeQuery(new URLSearchParams(text));
const said = (item: ReturnType<typeof sized>, text: string) => sizeDifferenceText(sizeDifferences(item, typed(text)));

test.each([
  ['bore=25&outside=52&width=15', ''],
  ['bore=25', ''],
  ['bore=25.001&outside=52', ''],
  ['width=13.75', '1.25 mm wider'],
  ['width=18', '3 mm narrower'],
  ['bore=24.6&outside=53', 'bore 0.4 mm larger, outside 1 mm smaller'],
  ['bore=26&outside=50', 'bore 1 mm smaller, outside 2 mm larger'],
  ['bore=1"', 'bore 0.4 mm smaller'],
])('%s: a 25 × 52 × 15 is %s', (text, difference) => {
  expect(said(sized(25, 52, 15), text)).toBe(difference);
});

test('the closest comes first, and equally close ones stay in their order', () => {
  const items = [sized(30, 52, 15), sized(25, 52, 16), sized(25, 52, 15), sized(25, 52, 14)];
  expect(byDistance(items, typed('bore=25&outside=52&width=15'))).toEqual([items[2], items[1], items[3], items[0]]);
});
