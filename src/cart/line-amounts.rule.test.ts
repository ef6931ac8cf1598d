import { expect, test } from 'vitest';
import { type LineFacts, lineAmounts } from './line-amounts.rule.ts';

const line = (over: Partial<LineFacts> = {}): LineFacts => ({
  quantity: 40,
  listMinor: 412_00,
  prices: [{ scope: 'all', own: false, minQty: 1, validFrom: null, validTo: null, discountBp: 42_00, netMinor: null }],
  taxBp: 18_00,
  weightKg: 0.13,
  quotedMinor: null,
  free: 100,
  incoming: [],
  ...over,
});
const at = { today: '2026-11-20', nextWorkingDay: '2026-11-21', taxForm: 'state' as const };

test('forty 6205 at 42 % off: price, total, split tax and weight', () => {
  expect(lineAmounts(line(), at)).toEqual({
    unitMinor: 238_96,
    discountBp: 42_00,
    totalMinor: 9558_40,
    taxMinor: 1720_52,
    weightKg: 5.2,
    word: 'Stock',
    expectedOn: '2026-11-21',
  });
});

test('a quoted line has the price of its quote', () => {
  expect(lineAmounts(line({ quotedMinor: 200_00 }), at)).toMatchObject({ unitMinor: 200_00, totalMinor: 8000_00 });
});

test('an item on request costs nothing yet and taxes nothing', () => {
  expect(lineAmounts(line({ listMinor: 0, free: 0 }), at)).toMatchObject({ totalMinor: 0, taxMinor: 0, word: '' });
});

test('a weight that is not known adds nothing', () => {
  expect(lineAmounts(line({ weightKg: null }), at).weightKg).toBe(0);
});
