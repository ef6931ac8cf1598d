import { expect, test } from 'vitest';
import { parseQuantity } from './quantity.rule.ts';

const any = { minQty: 1, orderMultiple: 1 };

test.each(['-5', '0', '1.5', '1e9', '٣', '12abc', '', ' ', '9'.repeat(400), '1000001', '+3', '0x10', '１'])(
  "'%s' is no quantity",
  (text) => {
    expect(parseQuantity(text, any)).toBeUndefined();
  },
);

test.each([
  ['1', 1],
  [' 40 ', 40],
  ['007', 7],
  ['1000000', 1_000_000],
])("'%s' is %i", (text, quantity) => {
  expect(parseQuantity(text, any)).toBe(quantity);
});

test.each([
  ['9', undefined],
  ['10', 10],
  ['15', 15],
  ['12', undefined],
])('sold from 10 pieces in fives: %s gives %s', (text, quantity) => {
  expect(parseQuantity(text, { minQty: 10, orderMultiple: 5 })).toBe(quantity);
});
