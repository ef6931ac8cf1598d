import { expect, test } from 'vitest';
import { lineRefusal, type ReviewedLine } from './line-refusal.rule.ts';

const reviewed = (over: Partial<ReviewedLine> = {}): ReviewedLine => ({
  quantity: '40',
  amountPerUnit: '238.96',
  shownAvailability: 'Stock',
  ...over,
});
const line = { quantity: 40, free: 12, quotedMinor: null };
const now = { unitMinor: 238_96, word: 'Stock' as const, expectedOn: '2026-11-24' };

test.each<
  [
    string,
    Partial<ReviewedLine>,
    { free?: number; quotedMinor?: number },
    { unitMinor?: number; word?: 'Stock' | 'On Demand' | 'RFI Approved' },
    string | undefined,
  ]
>([
  ['as reviewed', {}, {}, {}, undefined],
  ['an amount written 238.960', { amountPerUnit: '238.960' }, {}, {}, undefined],
  ['a whole amount', { amountPerUnit: '240' }, {}, { unitMinor: 240_00 }, undefined],
  ['a quantity between blanks', { quantity: ' 40 ' }, {}, {}, undefined],
  ['no price any more', {}, {}, { unitMinor: 0 }, 'no_price'],
  ['a paisa more expensive', {}, {}, { unitMinor: 238_97 }, 'price_changed'],
  ['a forged amount', { amountPerUnit: '1' }, {}, {}, 'price_changed'],
  ['an invalid amount', { amountPerUnit: '2e2' }, {}, {}, 'price_changed'],
  ['an amount with a sign', { amountPerUnit: '+238.96' }, {}, {}, 'price_changed'],
  ['an amount with an exponent', { amountPerUnit: '238.96e0' }, {}, {}, 'price_changed'],
  ['another quantity', { quantity: '41' }, {}, {}, 'quantity_changed'],
  ['another quantity at another price', { quantity: '41', amountPerUnit: '200' }, {}, {}, 'quantity_changed'],
  ['a quote that has ended', { amountPerUnit: '160.74' }, { quotedMinor: 160_74 }, {}, 'quote_ended'],
  [
    'a quote that has ended, of an item without a price',
    { amountPerUnit: '160.74' },
    { quotedMinor: 160_74 },
    { unitMinor: 0 },
    'quote_ended',
  ],
  ['a quote in force', { amountPerUnit: '160.74' }, { quotedMinor: 160_74 }, { unitMinor: 160_74 }, undefined],
  ['a forged amount beside a quote', { amountPerUnit: '1' }, { quotedMinor: 160_74 }, {}, 'price_changed'],
  ['stock sold meanwhile', {}, {}, { word: 'On Demand' }, 'stock_gone'],
  ['the last piece sold meanwhile', {}, { free: 0 }, { word: 'On Demand' }, 'nothing_left'],
  ['expected a day later than shown', { shownDay: '2026-11-23' }, {}, {}, 'delivery_later'],
  ['expected on the day that was shown', { shownDay: '2026-11-24' }, {}, {}, undefined],
  ['expected earlier than shown', { shownDay: '2026-11-25' }, {}, {}, undefined],
  ['never in stock', { shownAvailability: 'On Demand' }, {}, { word: 'On Demand' }, 'not_stock'],
  [
    'a quoted line that staff keep back',
    { shownAvailability: 'RFI Approved' },
    {},
    { word: 'RFI Approved' },
    'not_stock',
  ],
])('%s', (_case, seen, lineOver, nowOver, refusal) => {
  expect(lineRefusal(reviewed(seen), { ...line, ...lineOver }, { ...now, ...nowOver })).toBe(refusal);
});
