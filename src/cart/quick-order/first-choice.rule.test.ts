import { expect, test } from 'vitest';
import { buildQuickItem, buildQuickRow } from '../../../tests/fixtures/quick-order-rows.ts';
import { type ChoiceOrder, candidatesOf, firstChoiceOf, isOpen } from './first-choice.rule.ts';
import type { QuickItem, QuickLine } from './quick-order.contract.ts';

const asLastTime: ChoiceOrder = { by: 'last', maker: '' };
const maker = (brandname: string, facts: Partial<QuickItem> = {}) => buildQuickItem({ brandname, ...facts });
const zwz = maker('ZWZ', { your_price: 240 });
const koyo = maker('Koyo', { your_price: 320 });
const dpi = maker('DPI', { your_price: 215 });
const later = (item: QuickItem, exp_dod: string): QuickItem => ({ ...item, Availability: 'Arriving Shortly', exp_dod });
const onDemand = (item: QuickItem): QuickItem => ({ ...item, Availability: 'On Demand', exp_dod: '' });
const bought = (item: QuickItem, last_bought: string): QuickItem => ({ ...item, last_bought });
const unpriced = (item: QuickItem): QuickItem => ({ ...item, list_price: 0, your_price: 0 });
const unknown = (item: QuickItem): QuickItem => ({ ...unpriced(item), Availability: '', exp_dod: '' });
const inFifties = (item: QuickItem): QuickItem => ({ ...item, min_quantity: 50, order_multiple: 50 });
const lineOf = (items: QuickItem[], facts: Partial<QuickLine> = {}) =>
  buildQuickRow({ result: 'choose', items, ...facts });
const chosen = (items: QuickItem[], order = asLastTime, makers: string[] = []) => {
  const choice = firstChoiceOf(lineOf(items), order, new Set(makers));
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
  ['the cheapest of two on one day', [later(zwz, '2026-12-04'), later(dpi, '2026-12-04')], ['DPI', 'as_soon']],
  ['a price on request is never the cheapest', [unpriced(zwz), koyo], ['Koyo', 'cheapest_in_stock']],
  ['without prices and stock the most popular', [unknown(koyo), unknown(zwz)], ['Koyo', 'popular']],
  ['the only maker', [koyo], ['Koyo', 'only']],
  ['not one that is not sold in this quantity', [zwz, inFifties(bought(dpi, '2026-07-27'))], ['ZWZ', 'only']],
  ['one of these where none is sold in it', [inFifties(zwz), inFifties(dpi)], ['DPI', 'cheapest_in_stock']],
])('as last time, %s is proposed', (_, items, expected) => {
  expect(chosen(items)).toEqual(expected);
});

const three = [bought(later(koyo, '2026-12-16'), '2026-07-27'), zwz, later(dpi, '2026-12-14')];

test.each<[string, ChoiceOrder, string[], [string, string]]>([
  ['as last time', asLastTime, [], ['Koyo', 'bought']],
  ['cheapest, whenever it comes', { by: 'cheapest', maker: '' }, [], ['DPI', 'cheapest']],
  ['soonest, whatever it costs', { by: 'soonest', maker: '' }, [], ['ZWZ', 'soonest']],
  ['fewest makers', { by: 'fewest', maker: '' }, ['Koyo'], ['Koyo', 'fewest']],
  ['fewest makers, of two the one in stock', { by: 'fewest', maker: '' }, ['DPI', 'ZWZ'], ['ZWZ', 'fewest']],
  ['a maker that comes first', { by: 'last', maker: 'DPI' }, [], ['DPI', 'maker']],
  ['a maker that has none of it', { by: 'soonest', maker: 'IKO' }, [], ['ZWZ', 'soonest']],
])('the buyer decides for the whole list: %s', (_, order, makers, expected) => {
  expect(chosen(three, order, makers)).toEqual(expected);
});

test.each<[string, QuickItem[], ChoiceOrder['by'], [string, string]]>([
  [
    'of one price the soonest',
    [later(dpi, '2026-12-14'), later({ ...zwz, your_price: 215 }, '2026-12-04')],
    'cheapest',
    ['ZWZ', 'cheapest'],
  ],
  [
    'what comes on demand has no day, and is never the soonest',
    [onDemand(dpi), later(koyo, '2026-12-24')],
    'soonest',
    ['Koyo', 'soonest'],
  ],
  ['where all come on demand, the cheapest', [onDemand(dpi), onDemand(koyo)], 'soonest', ['DPI', 'cheapest']],
  ['as soon as others, but cheaper', [zwz, dpi], 'soonest', ['DPI', 'as_soon']],
  ['without prices no basket is cheapest', [unpriced(zwz), unpriced(dpi)], 'cheapest', ['ZWZ', 'cheapest_in_stock']],
])('%s', (_, items, by, expected) => {
  expect(chosen(items, { by, maker: '' })).toEqual(expected);
});

test('a line that names a maker or a stock code says so', () => {
  const line = { ...lineOf([koyo]), result: 'found' as const };
  expect(firstChoiceOf({ ...line, designation: 'Koyo 6205 2RS' }, asLastTime)?.reason).toBe('named');
  expect(firstChoiceOf({ ...line, designation: koyo.itemcode }, asLastTime)?.reason).toBe('named');
});

test('another bearing is never proposed where one is what the line says', () => {
  const other = maker('ZWZ', { differs: 'another reading of this number', your_price: 1 });
  expect(candidatesOf({ ...lineOf([koyo, other]), ambiguous: true })).toEqual([koyo]);
  expect(firstChoiceOf({ ...lineOf([other]), ambiguous: true }, asLastTime)).toBeUndefined();
});

test('of several bearings of one number the one bought before is meant in every basket', () => {
  const items = [bought(koyo, '2026-07-27'), dpi];
  for (const by of ['cheapest', 'soonest', 'fewest', 'last'] as const)
    expect(firstChoiceOf(lineOf(items, { ambiguous: true }), { by, maker: 'DPI' }, new Set(['DPI']))).toEqual({
      item: items[0],
      reason: 'bought',
    });
});

test.each<[string, Partial<QuickLine>, boolean]>([
  ['several makers of one bearing', { items: [zwz, koyo] }, false],
  ['several bearings of one number', { items: [zwz, koyo], ambiguous: true }, true],
  ['only variants', { items: [maker('ZWZ', { differs: 'cage' })] }, true],
  ['another maker than asked', { items: [maker('ZWZ', { differs: 'Another maker' })], ambiguous: true }, true],
  ['another designation of it', { result: 'interchangeable', items: [maker('ZWZ', { differs: 'cage' })] }, true],
  ['others of the same size', { result: 'same_size', items: [zwz] }, true],
  ['nothing found', { result: 'not_found', items: [] }, true],
])('%s is a question, and proposed in no basket: %s', (_, facts, is) => {
  const line = buildQuickRow({ result: 'choose', ...facts });
  expect(isOpen(line)).toBe(is);
  expect(firstChoiceOf(line, asLastTime) === undefined).toBe(is);
});
