import { expect, test } from 'vitest';
import { buildQuickItem } from '../../../tests/fixtures/quick-order-rows.ts';
import { itemAtQuantity } from './item-at-quantity.rule.ts';

const steps = [
  { from: 100, price: 230 },
  { from: 500, price: 220 },
];
const item = buildQuickItem({ your_price: 240, price_steps: steps, total_value1: 2400, gst_value: 432 });

test.each([
  ['its own price', 99, { your_price: 240, total_value1: 2400, gst_value: 432 }],
  ['the price of the first step', 100, { your_price: 230, total_value1: 2300, gst_value: 414 }],
  ['the price of the last step', 1000, { your_price: 220, total_value1: 2200, gst_value: 396 }],
])('ten of so many pieces cost %s', (_, together, costs) => {
  expect(itemAtQuantity(item, 10, together)).toMatchObject(costs);
});

test('a hidden price stays hidden, and who pays no tax pays none', () => {
  const hidden = { ...item, total_value1: 0 };
  expect(itemAtQuantity(hidden, 10, 100)).toBe(hidden);
  expect(itemAtQuantity({ ...item, gst_value: 0 }, 10, 100).gst_value).toBe(0);
});
