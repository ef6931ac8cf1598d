import { expect, test } from 'vitest';
import { minOrderQuantity, parseQuantity, stepQuantity } from './quantity.rule.ts';

const any = { minQty: 1, orderMultiple: 1 };

test.each(['-5', '0', '1.5', '1e9', '٣', '12abc', '', ' ', '9'.repeat(400), '1000001', '+3', '0x10', '１'])(
  "'%s' is not a quantity",
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
])('with a minimum of 10 in steps of 5, %s gives %s', (text, quantity) => {
  expect(parseQuantity(text, { minQty: 10, orderMultiple: 5 })).toBe(quantity);
});

test.each([
  [{ min_quantity: 1, order_multiple: 1 }, 1],
  [{ min_quantity: 10, order_multiple: 4 }, 12],
  [{ min_quantity: 0, order_multiple: 5 }, 5],
  [{ min_quantity: 0, order_multiple: 0 }, 1],
])('the smallest quantity of an item sold as %j is %i', (item, quantity) => {
  expect(minOrderQuantity(item)).toBe(quantity);
});

test.each([
  ['12', 1, 16],
  ['12', -1, 12],
  ['16', -1, 12],
  ['17', 1, 20],
  ['17', -1, 16],
  ['', 1, 12],
  ['abc', -1, 12],
  ['5', -1, 12],
  ['1000000', 1, 1_000_000],
] as const)('of an item sold from 10 in steps of 4, %s pressed by %i becomes %i', (text, by, quantity) => {
  expect(stepQuantity(text, { min_quantity: 10, order_multiple: 4 }, by)).toBe(quantity);
});
