import { expect, test } from 'vitest';
import { buildCartLine } from '../../../tests/fixtures/checkout.ts';
import { reviewChanges } from './review-changes.rule.ts';

const seen = buildCartLine({ quantity: 120, amount_per_unit: 204.16, exp_dod: '2026-11-23' });
const other = buildCartLine({ item_detail_id: 2, itemname: '30308' });
const told = (now: readonly (typeof seen)[]) =>
  reviewChanges([seen, other], now, 'INR').map((change) => [change.itemName, change.what, change.old, change.new]);

test('nothing changed', () => {
  expect(told([seen, other])).toEqual([]);
});

test.each([
  ['the quantity, in another tab', { quantity: 200 }, ['Qty', '120', '200']],
  ['the price', { amount_per_unit: 209.3 }, ['Your Price', '₹\u00a0204.16', '₹\u00a0209.30']],
  ['the day, after midnight', { exp_dod: '2026-11-24' }, ['Expected delivery', 'Mon 23 Nov', 'Tue 24 Nov']],
])('%s', (_, change, [what, old, now]) => {
  expect(told([{ ...seen, ...change }, other])).toEqual([[seen.itemname, what, old, now]]);
});

test('stock that was sold meanwhile changes availability and day', () => {
  const sold = { ...seen, Availability: 'On Demand' as const, exp_dod: '' };
  expect(told([sold, other])).toEqual([
    [seen.itemname, 'Availability', 'Stock', 'On Demand'],
    [seen.itemname, 'Expected delivery', 'Mon 23 Nov', 'Date not set'],
  ]);
});

test('a quote that ended says so beside the price that applies now; a longer one is no change', () => {
  const quoted = { ...seen, status: '4', amount_per_unit: 190, valid_until: '2026-11-22' };
  const changesTo = (now: Partial<typeof seen>) =>
    reviewChanges([quoted], [{ ...quoted, ...now }], 'INR').map(({ what, old, new: now }) => [what, old, now]);
  expect(changesTo({ status: '0', amount_per_unit: 238.96, valid_until: '' })).toEqual([
    ['Quote', 'valid until Sun 22 Nov', 'has ended'],
    ['Your Price', '₹\u00a0190.00', '₹\u00a0238.96'],
  ]);
  expect(changesTo({ valid_until: '2026-11-30' })).toEqual([]);
});

test('a line that left the cart; a line that came into it is not part of the review', () => {
  expect(told([other, buildCartLine({ item_detail_id: 9 })])).toEqual([
    [seen.itemname, 'Qty', '120', 'no longer in your cart'],
  ]);
});
