import { expect, test } from 'vitest';
import { type Quote, quoteRefusal } from './quote-refusal.rule.ts';

const quote: Quote = { unitMinor: 64_37, quantity: 24, expectedOn: '2026-12-04', validUntil: '2026-12-04' };

test.each<[string, Partial<Quote>, string | undefined]>([
  ['a whole quote', {}, undefined],
  ['goods today, valid today', { expectedOn: '2026-11-20', validUntil: '2026-11-20' }, undefined],
  ['no price', { unitMinor: 0 }, 'The price must be above 0 and at most 1,000,000,000.'],
  ['a price below nothing', { unitMinor: -1 }, 'The price must be above 0 and at most 1,000,000,000.'],
  ['a price that is none', { unitMinor: Number.NaN }, 'The price must be above 0 and at most 1,000,000,000.'],
  ['the highest price', { unitMinor: 1_000_000_000_00, quantity: 10 }, undefined],
  [
    'a line that is too large',
    { unitMinor: 10_000_01, quantity: 1_000_000 },
    'Price times quantity must be at most 10,000,000,000.',
  ],
  ['a price above it', { unitMinor: 1_000_000_000_01 }, 'The price must be above 0 and at most 1,000,000,000.'],
  ['one piece', { quantity: 1 }, undefined],
  ['a million pieces', { quantity: 1_000_000 }, undefined],
  ['no piece', { quantity: 0 }, 'The quantity must be a whole number from 1 to 1,000,000.'],
  ['half a piece', { quantity: 1.5 }, 'The quantity must be a whole number from 1 to 1,000,000.'],
  ['a million and one', { quantity: 1_000_001 }, 'The quantity must be a whole number from 1 to 1,000,000.'],
  [
    'a day the month does not have',
    { expectedOn: '2027-02-30' },
    "'2027-02-30' is not a date; write it like 2026-12-31.",
  ],
  ['a month alone', { validUntil: '2026-12' }, "'2026-12' is not a date; write it like 2026-12-31."],
  ['a day written otherwise', { validUntil: '4 Dec' }, "'4 Dec' is not a date; write it like 2026-12-31."],
  ['goods yesterday', { expectedOn: '2026-11-19' }, 'The delivery date must be today or later.'],
  ['valid until yesterday', { validUntil: '2026-11-19' }, 'The last day of the quote must be today or later.'],
])('%s', (_case, over, refusal) => {
  expect(quoteRefusal({ ...quote, ...over }, '2026-11-20')).toBe(refusal);
});
