import { expect, test } from 'vitest';
import { buildQuickItem, buildQuickRow } from '../../../tests/fixtures/quick-order-rows.ts';
import {
  addItemRequest,
  chooseByMaker,
  foundRows,
  isOpen,
  itemOf,
  itemsToAdd,
  makersToChoose,
  rfiRequest,
  rowsForRfi,
  stateOf,
  tallyOf,
  textOf,
} from './quick-rows.rule.ts';

const found = buildQuickRow();
const other = buildQuickItem({ itemid: 12, itemname: '6205 2RS C3', brandname: 'Koyo' });
const several = buildQuickRow({ key: '2', result: 'choose', items: [buildQuickItem(), other] });
const missing = buildQuickRow({ key: '3', result: 'not_found', items: [], designation: 'FAN BRG 4471', quantity: 2 });
const tooLong = buildQuickRow({ key: '6', text: 'x…', designation: '', result: 'bad_line', quantity: 0, items: [] });
const wrong = buildQuickRow({ key: '4', result: 'bad_quantity', quantity: 0 });

test.each([
  ['one item', found, 'found'],
  ['another maker has it', { ...found, result: 'interchangeable' }, 'found'],
  ['several items', several, 'choose'],
  ['several items, one chosen', { ...several, chosen: 12 }, 'found'],
  ['several items, one chosen that is not among them', { ...several, chosen: 99 }, 'choose'],
  ['others of the same size', { ...several, result: 'same_size' }, 'choose'],
  ['no item', missing, 'not_found'],
  ['a quantity that is none', wrong, 'bad_quantity'],
  ['a line that is too long', tooLong, 'bad_line'],
  ['headings of columns', buildQuickRow({ result: 'heading', items: [] }), 'heading'],
] as const)('%s: %s', (_, row, state) => {
  expect(stateOf(row)).toBe(state);
});

test('a choice can be changed', () => {
  expect([several, { ...several, chosen: 12 }, found, missing].map(isOpen)).toEqual([true, true, false, false]);
  const sameSize = { ...several, result: 'same_size' as const };
  expect([sameSize, { ...sameSize, items: [] }].map(isOpen)).toEqual([true, false]);
});

test('the chosen item is the item of the line', () => {
  expect(itemOf({ ...several, chosen: 12 })?.itemname).toBe('6205 2RS C3');
  expect(itemOf({ ...several, result: 'bad_quantity', chosen: 12 })).toBeUndefined();
});

test('lines are counted by state, and found ones totalled with tax', () => {
  expect(tallyOf([found, several, missing, wrong, tooLong])).toEqual({
    found: 1,
    choose: 1,
    not_found: 1,
    bad_quantity: 1,
    bad_line: 1,
    heading: 0,
    items: 1,
    totalMinor: 11278_92,
  });
});

test('a long line cannot be sent as an RFI', () => {
  expect(rowsForRfi([found, tooLong, missing, buildQuickRow({ result: 'heading' })])).toEqual([found, missing]);
});

test('an item on two lines is added once with the sum of their quantities', () => {
  const twice = [found, buildQuickRow({ key: '5', quantity: 10 }), { ...several, chosen: 12 }];
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
  expect(foundRows([found, several, { ...several, chosen: 12 }, missing, wrong, heading])).toHaveLength(2);
});

test('an RFI names a line by its item, otherwise by its text', () => {
  expect(rfiRequest([found, missing, wrong]).item_info).toEqual([
    { item_id: '11', item_name: '6205-2RS/C3', quantity: '40' },
    { item_name: 'FAN BRG 4471', quantity: '2' },
    { item_name: '6205 2rs c3', quantity: '1' },
  ]);
});

test('a stored line is read again with the same choice', () => {
  expect([found, { ...several, chosen: 11 }, missing, wrong].map(textOf)).toEqual([
    '6205 2rs c3\t40',
    'ZW-6205\t40',
    'FAN BRG 4471\t2',
    '6205 2rs c3, 40',
  ]);
});

test('a maker is chosen for every line where that is unambiguous', () => {
  const twice = buildQuickRow({
    key: '7',
    result: 'choose',
    items: [other, buildQuickItem({ itemid: 13, brandname: 'Koyo' })],
  });
  const size = buildQuickRow({ key: '8', result: 'same_size', items: [other] });
  const old = buildQuickRow({
    key: '9',
    result: 'choose',
    items: [other, buildQuickItem({ differs: 'another reading of this number' })],
  });
  expect(makersToChoose([several, twice, size, old, found])).toEqual([
    { maker: 'ZWZ', lines: 1 },
    { maker: 'Koyo', lines: 1 },
  ]);
  expect(makersToChoose([twice])).toEqual([]);
  expect(chooseByMaker([several, twice, size, old], 'Koyo').map(({ chosen }) => chosen)).toEqual([
    12,
    undefined,
    undefined,
    undefined,
  ]);
});
