import { expect, test } from 'vitest';
import { type PriceCandidate, priceFor } from './price.rule.ts';

const row = (over: Partial<PriceCandidate>): PriceCandidate => ({
  scope: 'all',
  own: false,
  minQty: 1,
  validFrom: null,
  validTo: null,
  discountBp: 10_00,
  netMinor: null,
  ...over,
});
const today = '2026-11-20';

test('without a row the buyer pays the list price', () => {
  expect(priceFor(412_00, [], 1, today)).toEqual({ listMinor: 412_00, unitMinor: 412_00, discountBp: 0 });
});

test('42 % off 412.00 is 238.96', () => {
  expect(priceFor(412_00, [row({ discountBp: 42_00 })], 1, today)).toMatchObject({
    unitMinor: 238_96,
    discountBp: 42_00,
  });
});

test.each<[string, Partial<PriceCandidate>[], number, number]>([
  [
    'a sub-category row beats a category row',
    [
      { scope: 'category', discountBp: 30_00 },
      { scope: 'sub_category', discountBp: 20_00 },
    ],
    1,
    80_00,
  ],
  ['a maker row beats a row for everything', [{ discountBp: 30_00 }, { scope: 'maker', discountBp: 20_00 }], 1, 80_00],
  [
    'a row for the item beats a better one for everything',
    [{ scope: 'item', discountBp: 5_00 }, { discountBp: 50_00 }],
    1,
    95_00,
  ],
  [
    'a category row beats a maker row',
    [
      { scope: 'maker', discountBp: 30_00 },
      { scope: 'category', discountBp: 20_00 },
    ],
    1,
    80_00,
  ],
  [
    "a customer's own row beats a price list row of the same scope",
    [{ discountBp: 30_00 }, { own: true, discountBp: 20_00 }],
    1,
    80_00,
  ],
  [
    'a larger quantity gets the better price break',
    [{ discountBp: 10_00 }, { minQty: 50, discountBp: 25_00 }],
    50,
    75_00,
  ],
  ['one piece too few does not', [{ discountBp: 10_00 }, { minQty: 50, discountBp: 25_00 }], 49, 90_00],
  [
    'a row that ended yesterday is ignored',
    [{ validTo: '2026-11-19', discountBp: 50_00 }, { discountBp: 10_00 }],
    1,
    90_00,
  ],
  ['a row that begins tomorrow is ignored', [{ validFrom: '2026-11-21', discountBp: 50_00 }], 1, 100_00],
  ['a row applies on its first and last day', [{ validFrom: today, validTo: today, discountBp: 50_00 }], 1, 50_00],
  [
    'of equal rows the lowest price counts',
    [{ discountBp: 10_00 }, { discountBp: 20_00 }, { discountBp: 5_00 }],
    1,
    80_00,
  ],
  ['also where one is a net price', [{ discountBp: 10_00 }, { netMinor: 88_00, discountBp: null }], 1, 88_00],
  ['a net price is the price', [{ netMinor: 61_50, discountBp: null }], 1, 61_50],
])('%s', (_rule, rows, quantity, unitMinor) => {
  expect(priceFor(100_00, rows.map(row), quantity, today).unitMinor).toBe(unitMinor);
});

test('an item on request is sold only at a net price', () => {
  expect(priceFor(0, [row({})], 1, today).unitMinor).toBe(0);
  expect(priceFor(0, [row({ netMinor: 5_00, discountBp: null })], 1, today)).toMatchObject({
    unitMinor: 5_00,
    discountBp: 0,
  });
});
