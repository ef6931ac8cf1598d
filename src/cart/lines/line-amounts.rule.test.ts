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

test('forty 6205 at 42 % off: price, total, split tax and weight', () => {
  expect(lineAmounts(line(), at)).toEqual({
    unitMinor: 238_96,
    discountBp: 42_00,
    totalMinor: 9558_40,
    taxMinor: 1720_52,
    weightKg: 5.2,
    word: 'Stock',
    expectedOn: '2026-11-21',
    quoted: false,
  });
});

const quote = { quotedMinor: 200_00, quotedOn: '2026-12-04', validUntil: '2026-11-20', heldAt: null };

test('a quoted line has price and day of its quote and is in stock, though the shelf is empty', () => {
  expect(lineAmounts(line({ ...quote, free: 0 }), at)).toMatchObject({
    unitMinor: 200_00,
    totalMinor: 8000_00,
    word: 'Stock',
    expectedOn: '2026-12-04',
    quoted: true,
  });
});

test('a quoted line that staff keep back is RFI Approved', () => {
  expect(lineAmounts(line({ ...quote, heldAt: new Date(0) }), at)).toMatchObject({ word: 'RFI Approved' });
});

test("a quote that has ended leaves the customer's price and the shelf", () => {
  expect(lineAmounts(line({ ...quote, validUntil: '2026-11-19', free: 0 }), at)).toMatchObject({
    unitMinor: 238_96,
    word: 'On Demand',
    expectedOn: null,
    quoted: false,
  });
});

test('an item on request costs nothing yet and taxes nothing', () => {
  expect(lineAmounts(line({ listMinor: 0, free: 0 }), at)).toMatchObject({ totalMinor: 0, taxMinor: 0, word: '' });
});

test('a weight that is not known adds nothing', () => {
  expect(lineAmounts(line({ weightKg: null }), at).weightKg).toBe(0);
});
