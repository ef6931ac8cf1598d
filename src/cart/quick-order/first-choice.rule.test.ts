import { expect, test } from 'vitest';
import { buildQuickItem, buildQuickRow } from '../../../tests/fixtures/quick-order-rows.ts';
import { type ChoiceOrder, candidatesOf, firstChoiceOf } from './first-choice.rule.ts';
import type { QuickItem } from './quick-order.contract.ts';

const byBought: ChoiceOrder = { by: 'bought', maker: '' };
const maker = (brandname: string, facts: Partial<QuickItem> = {}) => buildQuickItem({ brandname, ...facts });
const zwz = maker('ZWZ', { your_price: 240 });
const koyo = maker('Koyo', { your_price: 320 });
const dpi = maker('DPI', { your_price: 215 });
const later = (item: QuickItem, exp_dod: string): QuickItem => ({ ...item, Availability: 'Arriving Shortly', exp_dod });
const bought = (item: QuickItem, last_bought: string): QuickItem => ({ ...item, last_bought });
const unpriced = (item: QuickItem): QuickItem => ({ ...item, list_price: 0, your_price: 0 });
const unknown = (item: QuickItem): QuickItem => ({ ...unpriced(item), Availability: '', exp_dod: '' });
const lineOf = (items: QuickItem[]) => buildQuickRow({ result: 'choose', items });
const chosen = (items: QuickItem[], order = byBought) => {
  const choice = firstChoiceOf(lineOf(items), order);
  return choice && [choice.item.brandname, choice.reason];
};

test.each<[string, QuickItem[], [string, string]]>([
  ['the one bought last', [zwz, bought(koyo, '2026-07-27'), bought(dpi, '2026-06-01')], ['Koyo', 'bought']],
  [
    'the one bought, even if it comes later',
    [zwz, bought(later(koyo, '2026-12-04'), '2026-07-27')],
    ['Koyo', 'bought'],
  ],
  ['the only one in stock', [zwz, later(koyo, '2026-12-04'), later(dpi, '2026-12-04')], ['ZWZ', 'in_stock']],
  ['the cheapest of several in stock', [zwz, koyo, dpi], ['DPI', 'cheapest_in_stock']],
  ['not the cheapest if it comes later', [zwz, koyo, later(dpi, '2026-12-04')], ['ZWZ', 'cheapest_in_stock']],
  ['the soonest if none is in stock', [later(zwz, '2026-12-14'), later(koyo, '2026-12-04')], ['Koyo', 'soonest']],
  ['the cheapest of two on one day', [later(zwz, '2026-12-04'), later(dpi, '2026-12-04')], ['DPI', 'soonest']],
  ['a price on request is never the cheapest', [unpriced(zwz), koyo], ['Koyo', 'cheapest_in_stock']],
  ['without prices and stock the most popular', [unknown(koyo), unknown(zwz)], ['Koyo', 'popular']],
  ['the only maker', [koyo], ['Koyo', 'only']],
])('%s is proposed', (_, items, expected) => {
  expect(chosen(items)).toEqual(expected);
});

test.each<[ChoiceOrder, [string, string]]>([
  [byBought, ['Koyo', 'bought']],
  [{ by: 'stock', maker: '' }, ['ZWZ', 'in_stock']],
  [{ by: 'cheapest', maker: '' }, ['DPI', 'cheapest']],
  [{ by: 'bought', maker: 'DPI' }, ['DPI', 'maker']],
  [{ by: 'stock', maker: 'IKO' }, ['ZWZ', 'in_stock']],
])('the buyer decides what comes first: %j', (order, expected) => {
  const items = [zwz, bought(later(koyo, '2026-12-04'), '2026-07-27'), later(dpi, '2026-12-14')];
  expect(chosen(items, order)).toEqual(expected);
});

test('a line that names a maker or a stock code says so', () => {
  const line = { ...lineOf([koyo]), result: 'found' as const };
  expect(firstChoiceOf({ ...line, designation: 'Koyo 6205 2RS' }, byBought)?.reason).toBe('named');
  expect(firstChoiceOf({ ...line, designation: koyo.itemcode }, byBought)?.reason).toBe('named');
});

test('another bearing is never proposed where one is what the line says', () => {
  const other = maker('ZWZ', { differs: 'another reading of this number', your_price: 1 });
  expect(candidatesOf({ ...lineOf([koyo, other]), ambiguous: true })).toEqual([koyo]);
  expect(firstChoiceOf({ ...lineOf([other]), ambiguous: true }, byBought)).toBeUndefined();
});

test('a variant is proposed where nothing is exactly the same; other sizes never', () => {
  const variant = maker('ZWZ', { differs: 'cage' });
  expect(firstChoiceOf(lineOf([variant, koyo]), byBought)?.item).toEqual(koyo);
  expect(firstChoiceOf(lineOf([variant]), byBought)?.item).toEqual(variant);
  expect(firstChoiceOf({ ...lineOf([koyo]), result: 'same_size' }, byBought)).toBeUndefined();
});
