import { expect, test } from 'vitest';
import { priceAt, supplyOfItem } from './item-quantity.rule.ts';

const bearing = {
  Stock: 1210,
  Availability: 'Stock' as const,
  exp_dod: '2026-12-01',
  lots: [{ kind: 'arriving' as const, quantity: 600, on: '2026-12-14' }],
};

test('5,000 of which 1,210 lie in stock and 600 arrive are on demand, and each part has its day', () => {
  expect(supplyOfItem(bearing, 5000)).toEqual({
    word: 'On Demand',
    parts: [
      { from: 'stock', quantity: 1210, on: '2026-12-01' },
      { from: 'arriving', quantity: 600, on: '2026-12-14' },
      { from: 'demand', quantity: 3190, on: null },
    ],
  });
  expect(supplyOfItem(bearing, 1500).word).toBe('Arriving Shortly');
  expect(supplyOfItem(bearing, 40)).toMatchObject({ word: 'Stock', parts: [{ quantity: 40 }] });
});

test('a lot that is late has no day', () => {
  const late = { ...bearing, Stock: 0, Availability: 'Arriving Shortly' as const, exp_dod: '' };
  const lots = [{ kind: 'arriving' as const, quantity: 5, on: '' }, ...bearing.lots];
  expect(supplyOfItem({ ...late, lots }, 6).parts).toEqual([
    { from: 'arriving', quantity: 5, on: null },
    { from: 'arriving', quantity: 1, on: '2026-12-14' },
  ]);
});

test('who may not see how many there are sees the word only', () => {
  expect(supplyOfItem({ ...bearing, Stock: 0, lots: [], exp_dod: '' }, 5000)).toEqual({ word: 'Stock', parts: [] });
});

test('the price is that of the largest step that the quantity has reached', () => {
  const item = { your_price: 238.96, price_steps: [50, 200].map((from) => ({ from, price: 238.96 - from / 10 })) };
  expect([1, 49, 50, 199, 200, 9999].map((quantity) => priceAt(item, quantity))).toEqual([
    238.96, 238.96, 233.96, 233.96, 218.96, 218.96,
  ]);
});
