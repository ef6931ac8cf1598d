import { expect, test } from 'vitest';
import { buildQuickItem, buildQuickRow } from '../../../tests/fixtures/quick-order-rows.ts';
import { type BasketFacts, basketsOf } from './baskets.rule.ts';
import type { Basket, ChoiceOrder } from './first-choice.rule.ts';
import type { QuickItem } from './quick-order.contract.ts';
import { chooseItem, itemOf, proposeItems, type QuickRow } from './quick-rows.rule.ts';

let lastId = 0;
const item = (brandname: string, price: number, exp_dod: string, facts: Partial<QuickItem> = {}) =>
  buildQuickItem({
    itemid: ++lastId,
    brandname,
    your_price: price,
    list_price: price,
    total_value1: price * 10,
    gst_value: price * 1.8,
    Availability: exp_dod === '2026-12-03' ? 'Stock' : exp_dod ? 'Arriving Shortly' : 'On Demand',
    exp_dod,
    ...facts,
  });
const line = (items: QuickItem[], facts: Partial<QuickRow> = {}): QuickRow =>
  buildQuickRow({ key: String(++lastId), result: 'choose', quantity: 10, items, ...facts });
const [now, soon, late] = ['2026-12-03', '2026-12-07', '2026-12-16'];

const bearing = line([
  item('ZWZ', 240, now),
  item('Koyo', 320, now, { last_bought: '2026-07-27' }),
  item('DPI', 215, soon),
]);
const roller = line([item('ZWZ', 900, late, { last_bought: '2026-10-21' }), item('WZWN', 990, soon)]);
const needle = line([item('IKO', 150, now)], { result: 'found' });
const asked = line([item('Koyo', 420, late)], { designation: 'Koyo 6310 2RS' });
const list = [bearing, roller, needle, asked];

const basket = (rows: readonly QuickRow[], by: Basket): BasketFacts | undefined =>
  basketsOf(rows).find((facts) => facts.by === by);
const makersIn = (rows: readonly QuickRow[], order: ChoiceOrder) =>
  proposeItems(rows, order).map((row) => itemOf(row)?.brandname);

test('one list, four baskets: sum before tax, last day, makers, lines of another maker than last time', () => {
  const none = { unpriced: 0, undated: 0, boughtBefore: 2 };
  expect(basketsOf(list)).toEqual([
    { by: 'cheapest', sumMinor: 16850_00, lastOn: late, makers: 4, otherThanLast: 1, ...none },
    { by: 'soonest', sumMinor: 18000_00, lastOn: late, makers: 4, otherThanLast: 2, ...none },
    { by: 'fewest', sumMinor: 17100_00, lastOn: late, makers: 3, otherThanLast: 1, ...none },
    { by: 'last', sumMinor: 17900_00, lastOn: late, makers: 3, otherThanLast: 0, ...none },
  ]);
});

test.each<[Basket, string[]]>([
  ['cheapest', ['DPI', 'ZWZ', 'IKO', 'Koyo']],
  ['soonest', ['ZWZ', 'WZWN', 'IKO', 'Koyo']],
  ['fewest', ['ZWZ', 'ZWZ', 'IKO', 'Koyo']],
  ['last', ['Koyo', 'ZWZ', 'IKO', 'Koyo']],
])('the %s basket takes of each line', (by, makers) => {
  expect(makersIn(list, { by, maker: '' })).toEqual(makers);
});

test('a maker that was asked for stays in every basket, also where another one comes first', () => {
  for (const by of ['cheapest', 'soonest', 'fewest', 'last'] as const)
    expect(makersIn([bearing, asked], { by, maker: 'DPI' })).toEqual(['DPI', 'Koyo']);
});

test('a maker that was asked for and is not sold is a question in every basket', () => {
  const offered = line([item('ZWZ', 1, now, { differs: 'Another maker' })], { ambiguous: true });
  for (const by of ['cheapest', 'soonest', 'fewest', 'last'] as const)
    expect(makersIn([bearing, offered], { by, maker: '' })[1]).toBeUndefined();
  expect(basket([bearing, offered], 'cheapest')?.sumMinor).toBe(2150_00);
});

test('what the buyer has chosen stays in every basket, and its maker counts among the fewest', () => {
  const yours = chooseItem(bearing, bearing.items[2]?.itemid ?? 0);
  expect(makersIn([yours, roller], { by: 'fewest', maker: '' })).toEqual(['DPI', 'ZWZ']);
  expect(makersIn([yours, line([item('Koyo', 10, now), item('DPI', 20, now)])], { by: 'fewest', maker: '' })).toEqual([
    'DPI',
    'DPI',
  ]);
});

test('of several sets of fewest makers the cheapest is taken', () => {
  const both = line([item('ZWZ', 240, now), item('DPI', 215, now)]);
  expect(makersIn([both, both], { by: 'fewest', maker: '' })).toEqual(['DPI', 'DPI']);
});

test('a basket never takes what is not sold in the quantity of the line', () => {
  const inFifties = { min_quantity: 50, order_multiple: 50 };
  const rows = [line([item('DPI', 1, now, inFifties), item('ZWZ', 240, soon)]), bearing];
  for (const by of ['cheapest', 'soonest', 'fewest', 'last'] as const)
    expect(makersIn(rows, { by, maker: '' })[0]).toBe('ZWZ');
});

test('what has a price comes before what can only be asked for, also of the fewest makers', () => {
  const rows = [line([item('ZWZ', 0, ''), item('DPI', 215, late)]), line([item('ZWZ', 240, now)])];
  for (const by of ['cheapest', 'soonest', 'fewest', 'last'] as const)
    expect(makersIn(rows, { by, maker: '' })).toEqual(['DPI', 'ZWZ']);
});

test('prices on request and lines without a day are counted beside the sum and the last day', () => {
  const rows = [bearing, line([item('ZWZ', 0, ''), item('DPI', 0, '')])];
  expect(basket(rows, 'cheapest')).toMatchObject({ sumMinor: 2150_00, unpriced: 1, lastOn: soon, undated: 1 });
});

test('who sees no prices is shown no cheapest basket, who sees no days no soonest', () => {
  const hidden = { your_price: 0, list_price: 0, total_value1: 0, Availability: '', exp_dod: '' } as const;
  const visitor = line(bearing.items.map((one) => ({ ...one, ...hidden, last_bought: '' })));
  expect(basketsOf([visitor]).map(({ by }) => by)).toEqual(['fewest', 'last']);
});

test('where no line has a choice there are no baskets', () => {
  expect(basketsOf([needle, asked])).toEqual([]);
  expect(basketsOf([])).toEqual([]);
});
