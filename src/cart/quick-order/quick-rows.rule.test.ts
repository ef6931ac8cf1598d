import { expect, test } from 'vitest';
import { buildQuickItem, buildQuickRow } from '../../../tests/fixtures/quick-order-rows.ts';
import type { ChoiceOrder } from './first-choice.rule.ts';
import type { QuickItem } from './quick-order.contract.ts';
import {
  addItemRequest,
  choicesOf,
  chooseItem,
  countReasons,
  foundRows,
  isAllFound,
  isQuestion,
  itemOf,
  itemsToAdd,
  likelyQuantityOf,
  makersOfList,
  pricedTogether,
  proposeItems,
  type QuickRow,
  repeatedItems,
  rfiRequest,
  rowsForRfi,
  stateOf,
  tallyOf,
  textOf,
} from './quick-rows.rule.ts';

const asLastTime: ChoiceOrder = { by: 'last', maker: '' };
const propose = (row: QuickRow, order = asLastTime): QuickRow => proposeItems([row], order)[0] ?? row;
const found = propose(buildQuickRow());
const other = buildQuickItem({ itemid: 12, itemname: '6205 2RS C3', brandname: 'Koyo' });
const several = buildQuickRow({ key: '2', result: 'choose', items: [buildQuickItem(), other] });
const proposed = propose(several);
const missing = buildQuickRow({ key: '3', result: 'not_found', items: [], designation: 'FAN BRG 4471', quantity: 2 });
const tooLong = buildQuickRow({ key: '6', text: 'x…', designation: '', result: 'bad_line', quantity: 0, items: [] });
const wrong = buildQuickRow({ key: '4', result: 'bad_quantity', quantity: 0 });

test.each([
  ['one item', found, 'found'],
  ['another maker has it', propose(buildQuickRow({ result: 'interchangeable' })), 'found'],
  ['several makers, one proposed', proposed, 'found'],
  ['several items, none proposed', several, 'choose'],
  ['several items, one chosen that is not among them', { ...several, chosen: 99 }, 'choose'],
  ['others of the same size', propose({ ...several, result: 'same_size' }), 'choose'],
  [
    'a quantity the item is not sold in',
    propose(buildQuickRow({ items: [buildQuickItem({ min_quantity: 50 })] })),
    'bad_quantity',
  ],
  ['no item', missing, 'not_found'],
  ['a quantity that is none', wrong, 'bad_quantity'],
  ['a line that is too long', tooLong, 'bad_line'],
  ['headings of columns', buildQuickRow({ result: 'heading', items: [] }), 'heading'],
] as const)('%s: %s', (_, row, state) => {
  expect(stateOf(row)).toBe(state);
});

test('the chosen item is the item of the line, and what the buyer chose stays', () => {
  expect(itemOf(proposed)?.itemname).toBe('6205-2RS/C3');
  const yours = chooseItem(proposed, 12);
  expect(itemOf(yours)?.itemname).toBe('6205 2RS C3');
  expect(propose(yours, { by: 'cheapest', maker: 'ZWZ' })).toEqual(yours);
  expect(propose({ ...yours, chosen: 99 }).chosen).toBe(11);
});

test('the buyer can prefer a maker for all lines that are not decided', () => {
  expect(propose(proposed, { by: 'last', maker: 'Koyo' })).toMatchObject({ chosen: 12, reason: 'maker' });
});

const bought = (item: QuickItem): QuickItem => ({ ...item, last_bought: '2026-07-27' });
const late = (item: QuickItem): QuickItem => ({ ...item, Availability: 'Arriving Shortly' });
const variant = buildQuickItem({ itemid: 13, differs: 'cage' });

test.each<[string, QuickRow, boolean]>([
  ['one item', found, false],
  ['several makers of one bearing', several, false],
  ['several bearings of one number', { ...several, ambiguous: true }, true],
  ['several bearings, one bought before', { ...several, ambiguous: true, items: [bought(other), variant] }, false],
  ['only variants', { ...several, items: [variant] }, true],
  ['another maker than written', { ...found, result: 'interchangeable', items: [variant] }, true],
  ['the one bought last is not in stock', { ...several, items: [bought(late(other)), buildQuickItem()] }, false],
  ['no item', missing, true],
  ['a wrong quantity', wrong, true],
  ['a line that is too long', tooLong, true],
])('%s waits for the buyer: %s', (_, row, is) => {
  const proposed = propose(row);
  expect(isQuestion(proposed)).toBe(is);
  // No answer is given for the buyer.
  if (is) expect(foundRows([proposed])).toEqual([]);
});

test('an answer makes the line ready, and can be changed to any other', () => {
  const answered = propose(chooseItem({ ...several, ambiguous: true, items: [buildQuickItem(), other, variant] }, 12));
  expect([isQuestion(answered), itemOf(answered)?.brandname]).toEqual([false, 'Koyo']);
  expect(choicesOf(answered)).toHaveLength(3);
});

test('an unclear line offers everything found, a clear one only the same bearing', () => {
  const items = [buildQuickItem(), other, variant];
  expect(choicesOf({ ...several, items })).toHaveLength(2);
  expect(choicesOf({ ...several, items, ambiguous: true })).toHaveLength(3);
});

test('ready, to be answered and not found are all lines; what is skipped is none', () => {
  const unclear = propose({ ...several, ambiguous: true });
  const heading = buildQuickRow({ result: 'heading', items: [] });
  const noBearing = buildQuickRow({ result: 'no_bearing', items: [] });
  const rows = [found, proposed, unclear, missing, wrong, tooLong, noBearing, heading];
  const tally = tallyOf(rows);
  expect(tally).toEqual({ lines: 7, ready: 2, toAnswer: 3, notFound: 2, totalMinor: 2 * 11278_92 });
  expect(tally.ready + tally.toAnswer + tally.notFound).toBe(tally.lines);
  expect(foundRows(rows)).toHaveLength(tally.ready);
  expect(rows.filter(isQuestion)).toHaveLength(tally.toAnswer + tally.notFound);
  expect(tallyOf([chooseItem(unclear, 12)])).toMatchObject({ lines: 1, ready: 1, toAnswer: 0 });
  expect([...countReasons([found, proposed, chooseItem(proposed, 12)])]).toEqual([
    ['only', 1],
    ['cheapest_in_stock', 1],
    ['yours', 1],
  ]);
});

test('a long line cannot be sent as an RFI', () => {
  expect(rowsForRfi([found, tooLong, missing, buildQuickRow({ result: 'heading' })])).toEqual([found, missing]);
});

test('an item on two lines is added once with the sum of their quantities', () => {
  const twice = [found, propose(buildQuickRow({ key: '5', quantity: 10 })), chooseItem(several, 12)];
  expect(itemsToAdd(twice).map(({ item, quantity }) => [item.itemid, quantity])).toEqual([
    [11, 50],
    [12, 40],
  ]);
  expect(itemsToAdd([found])[0]?.weightKg).toBeCloseTo(0.13);
  expect(addItemRequest([found]).item_info).toEqual([
    { item_id: '11', item_name: '6205-2RS/C3', amount_per_unit: 238.96, quantity: '40', flag: 'add_cart' },
  ]);
});

test('only found lines are removed from the list', () => {
  const heading = buildQuickRow({ key: '6', result: 'heading', items: [] });
  expect(foundRows([found, several, chooseItem(several, 12), missing, wrong, heading])).toHaveLength(2);
});

test('nothing is left of a list whose lines all go into the cart; headings do not count', () => {
  const heading: QuickRow = { ...missing, result: 'heading' };
  expect(isAllFound([found, chooseItem(several, 12), heading])).toBe(true);
  for (const left of [missing, wrong]) expect(isAllFound([found, left])).toBe(false);
});

test('an RFI names a line by its item, otherwise by its text', () => {
  expect(rfiRequest([found, missing, wrong]).item_info).toEqual([
    { item_id: '11', item_name: '6205-2RS/C3', quantity: '40' },
    { item_name: 'FAN BRG 4471', quantity: '2' },
    { item_name: '6205 2rs c3', quantity: '1' },
  ]);
});

test('a quantity that its item does not allow is requested by the text, so that the other lines are not refused', () => {
  const tens = {
    ...proposed,
    quantity: 7,
    items: [buildQuickItem({ min_quantity: 10, order_multiple: 10 })],
    chosen: 11,
  };
  expect(stateOf(tens)).toBe('bad_quantity');
  expect(rfiRequest([tens]).item_info).toEqual([{ item_name: '6205 2rs c3', quantity: '7' }]);
});

test('a stored line is read again with the same choice', () => {
  expect([proposed, chooseItem(several, 11), missing, wrong].map(textOf)).toEqual([
    '6205 2rs c3\t40',
    'ZW-6205\t40',
    'FAN BRG 4471\t2',
    '6205 2rs c3, 40',
  ]);
});

test('makers are offered where a line has a choice, those with most lines first', () => {
  const dpi = buildQuickItem({ itemid: 14, brandname: 'DPI' });
  const rows = [several, { ...several, items: [other, dpi] }, found, { ...several, items: [variant, dpi] }];
  expect(makersOfList(rows)).toEqual(['Koyo', 'ZWZ', 'DPI']);
});

const inTwelves = buildQuickItem({ min_quantity: 12, order_multiple: 12 });
test.each([
  ['no multiple of the pack: the next pack', { result: 'bad_quantity', quantity: 20, items: [inTwelves] }, 24],
  ['less than the smallest quantity: the smallest', { result: 'bad_quantity', quantity: 1, items: [inTwelves] }, 12],
  ['no multiple of the pack of the maker chosen', { result: 'choose', quantity: 20, items: [other, inTwelves] }, 24],
  ['letters like figures: what they stand for', { result: 'bad_quantity', quantity: 0, likely_quantity: 100 }, 100],
  ['no figure at all: nothing', { result: 'bad_quantity', quantity: 0 }, 0],
  ['a quantity that can be ordered: nothing', { quantity: 24, items: [inTwelves] }, 0],
] as const)('%s', (_, written, expected) => {
  expect(likelyQuantityOf(buildQuickRow({ ...written, chosen: inTwelves.itemid } as Partial<QuickRow>))).toBe(expected);
});

test('an item on several lines is said, with its whole quantity', () => {
  const again = propose(buildQuickRow({ key: '2', line: 16, quantity: 50 }));
  const another = propose(buildQuickRow({ key: '3', line: 17, items: [other] }));
  expect(repeatedItems([found, again, another])).toEqual([
    { name: itemOf(found)?.itemname, lines: [1, 16], quantity: 90 },
  ]);
  expect(repeatedItems([found, another])).toEqual([]);
});

test('a line with two readings waits for the buyer, and is kept as it was written', () => {
  const readings = [
    { designation: '3311', quantity: 2 },
    { designation: '33112', quantity: 1 },
  ];
  const row = propose(
    buildQuickRow({ result: 'two_readings', written: '3311 2', designation: '', quantity: 0, items: [], readings }),
  );
  expect([stateOf(row), itemOf(row), isQuestion(row), textOf(row)]).toEqual(['choose', undefined, true, '3311 2']);
});

test('lines of one item cost what all their pieces together cost, in their sum and at each line', () => {
  const item = buildQuickItem({
    list_price: 412,
    your_price: 240,
    price_steps: [{ from: 100, price: 230 }],
    total_value1: 240 * 60,
    gst_value: 240 * 60 * 0.18,
  });
  const line = (key: string) => propose(buildQuickRow({ key, quantity: 60, items: [item] }));
  const rows = [line('1'), line('2')];
  const alone = { your_price: 240, total_value1: 14_400 };
  const together = { your_price: 230, total_value1: 13_800, gst_value: 2484, calculate_discount_percentage: 44.17 };
  expect(pricedTogether([line('1')]).map(itemOf)).toMatchObject([alone]);
  expect(pricedTogether(rows).map(itemOf)).toMatchObject([together, together]);
  expect(tallyOf(rows).totalMinor).toBe(2 * (13_800_00 + 2484_00));
  const hidden = { ...item, your_price: 0, total_value1: 0, gst_value: 0, price_steps: [] };
  const withoutPrices = rows.map((row) => ({ ...row, items: [hidden] }));
  expect(pricedTogether(withoutPrices).map(itemOf)).toMatchObject([{ your_price: 0 }, { your_price: 0 }]);
});
