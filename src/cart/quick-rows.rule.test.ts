import { expect, test } from 'vitest';
import { quickItemOf, quickRowOf } from '../../tests/listed.ts';
import {
  addRequest,
  askRequest,
  chosenByMaker,
  foundRows,
  isOpen,
  itemOf,
  itemsToAdd,
  makersToChoose,
  rowsToAsk,
  stateOf,
  tallyOf,
  textOf,
} from './quick-rows.rule.ts';

const found = quickRowOf();
const other = quickItemOf({ itemid: 12, itemname: '6205 2RS C3', brandname: 'Koyo' });
const several = quickRowOf({ key: '2', result: 'choose', items: [quickItemOf(), other] });
const missing = quickRowOf({ key: '3', result: 'not_found', items: [], designation: 'FAN BRG 4471', quantity: 2 });
const tooLong = quickRowOf({ key: '6', text: 'x…', designation: '', result: 'bad_line', quantity: 0, items: [] });
const wrong = quickRowOf({ key: '4', result: 'bad_quantity', quantity: 0 });

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
  ['headings of columns', quickRowOf({ result: 'heading', items: [] }), 'heading'],
] as const)('%s: %s', (_, row, state) => {
  expect(stateOf(row)).toBe(state);
});

test('a choice stays open, so that it can be changed', () => {
  expect([several, { ...several, chosen: 12 }, found, missing].map(isOpen)).toEqual([true, true, false, false]);
});

test('the chosen item is the line’s', () => {
  expect(itemOf({ ...several, chosen: 12 })?.itemname).toBe('6205 2RS C3');
});

test('lines are counted by where they stand, found ones added up with tax', () => {
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

test('a line that is too long is not asked for: it is written anew', () => {
  expect(rowsToAsk([found, tooLong, missing, quickRowOf({ result: 'heading' })])).toEqual([found, missing]);
});

test('an item that stands on two lines is added once, with both quantities', () => {
  const twice = [found, quickRowOf({ key: '5', quantity: 10 }), { ...several, chosen: 12 }];
  expect(itemsToAdd(twice).map(({ item, quantity }) => [item.itemid, quantity])).toEqual([
    [11, 50],
    [12, 40],
  ]);
  expect(itemsToAdd([found])[0]?.weightKg).toBeCloseTo(0.13);
  expect(addRequest([found]).item_info).toEqual([
    { item_id: '11', item_name: '6205-2RS/C3', amount_per_unit: 238.96, quantity: '40', flag: 'add_cart' },
  ]);
});

test('only what was found leaves the list for the cart', () => {
  const heading = quickRowOf({ key: '6', result: 'heading', items: [] });
  expect(foundRows([found, several, { ...several, chosen: 12 }, missing, wrong, heading])).toHaveLength(2);
});

test('an RFI names a line by its item, else in the words it was written with', () => {
  expect(askRequest([found, missing, wrong]).item_info).toEqual([
    { item_id: '11', item_name: '6205-2RS/C3', quantity: '40' },
    { item_name: 'FAN BRG 4471', quantity: '2' },
    { item_name: '6205 2rs c3', quantity: '1' },
  ]);
});

test('a line is kept so that it is read the same again, with the choice that was made', () => {
  expect([found, { ...several, chosen: 11 }, missing, wrong].map(textOf)).toEqual([
    '6205 2rs c3\t40',
    'ZW-6205\t40',
    'FAN BRG 4471\t2',
    '6205 2rs c3, 40',
  ]);
});

test('of several makers one is taken for every line where that leaves no doubt', () => {
  const twice = quickRowOf({
    key: '7',
    result: 'choose',
    items: [other, quickItemOf({ itemid: 13, brandname: 'Koyo' })],
  });
  const size = quickRowOf({ key: '8', result: 'same_size', items: [other] });
  const old = quickRowOf({
    key: '9',
    result: 'choose',
    items: [other, quickItemOf({ differs: 'read in another way' })],
  });
  expect(makersToChoose([several, twice, size, old, found])).toEqual([
    { maker: 'ZWZ', lines: 1 },
    { maker: 'Koyo', lines: 1 },
  ]);
  expect(makersToChoose([twice])).toEqual([]);
  expect(chosenByMaker([several, twice, size, old], 'Koyo').map(({ chosen }) => chosen)).toEqual([
    12,
    undefined,
    undefined,
    undefined,
  ]);
});
