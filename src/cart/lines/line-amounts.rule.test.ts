import { expect, test } from 'vitest';
import { type LineFacts, lineAmounts } from './line-amounts.rule.ts';

const line = (over: Partial<LineFacts> = {}): LineFacts => ({
  quantity: 40,
  listMinor: 412_00,
  prices: [{ scope: 'all', own: false, minQty: 1, validFrom: null, validTo: null, discountBp: 42_00, netMinor: null }],
  taxBp: 18_00,
  weightKg: 0.13,
  quotedMinor: null,
  quotedOn: null,
  validUntil: null,
  heldAt: null,
  free: 100,
  incoming: [],
  ...over,
});
const at = { today: '2026-11-20', nextWorkingDay: '2026-11-21', taxTreatment: 'state' as const };

test('price, total, split tax and weight of forty 6205 at 42 % off', () => {
  expect(lineAmounts(line(), at)).toEqual({
    unitMinor: 238_96,
    discountBp: 42_00,
    totalMinor: 9558_40,
    taxMinor: 1720_52,
    weightKg: 5.2,
    word: 'Stock',
    expectedOn: '2026-11-21',
    quoted: false,
    lowerUnitMinor: null,
  });
});

const quote = { quotedMinor: 200_00, quotedOn: '2026-12-04', validUntil: '2026-11-20', heldAt: null };

test('a quoted line has the price and date of its quote and counts as in stock', () => {
  expect(lineAmounts(line({ ...quote, free: 0 }), at)).toMatchObject({
    unitMinor: 200_00,
    totalMinor: 8000_00,
    word: 'Stock',
    expectedOn: '2026-12-04',
    quoted: true,
  });
});

test.each([
  ['today', '2026-11-20', '2026-11-20'],
  ['yesterday', '2026-11-19', '2026-11-21'],
])('a line quoted for %s is promised for no day that is past', (_when, quotedOn, expectedOn) => {
  expect(lineAmounts(line({ ...quote, quotedOn, free: 0 }), at)).toMatchObject({ word: 'Stock', expectedOn });
});

test('a quoted line on hold is RFI Approved', () => {
  expect(lineAmounts(line({ ...quote, heldAt: new Date(0) }), at)).toMatchObject({ word: 'RFI Approved' });
});

test("an expired quote gives way to the customer's price and the stock", () => {
  expect(lineAmounts(line({ ...quote, validUntil: '2026-11-19', free: 0 }), at)).toMatchObject({
    unitMinor: 238_96,
    word: 'On Demand',
    expectedOn: null,
    quoted: false,
  });
});

test.each([
  ['less than the quote', 200_00, 250_00, 200_00],
  ['as much as the quote', 200_00, 200_00, null],
  ['more than the quote', 200_00, 150_00, null],
  ['unknown', 0, 250_00, null],
])('where the customer’s own price is %s', (_case, listMinor, quotedMinor, lower) => {
  expect(lineAmounts(line({ ...quote, listMinor, prices: [], quotedMinor }), at).lowerUnitMinor).toBe(lower);
});

test('an item without a price has no amount and no tax', () => {
  expect(lineAmounts(line({ listMinor: 0, free: 0 }), at)).toMatchObject({ totalMinor: 0, taxMinor: 0, word: '' });
});

test('an unknown weight counts as 0', () => {
  expect(lineAmounts(line({ weightKg: null }), at).weightKg).toBe(0);
});

test.each([
  ['at a list price', { quantity: 1_000_000, listMinor: 9_999_999_999_99 }],
  ['by a quote', { ...quote, quantity: 1_000_000, quotedMinor: 1_000_000_000_00 }],
])('a line that is too large to add up %s has no price, so that a cart with it can still be shown', (_, over) => {
  expect(lineAmounts(line(over), at)).toMatchObject({ unitMinor: 0, totalMinor: 0, taxMinor: 0 });
});
