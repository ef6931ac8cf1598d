import { expect, test } from 'vitest';
import { buildQuickItem } from '../../../tests/fixtures/quick-order-rows.ts';
import { answersTo, differencesOf } from './answers-to.rule.ts';
import type { QuickItem, QuickLine } from './quick-order.contract.ts';

const item = (brandname: string, facts: Partial<QuickItem> = {}) => buildQuickItem({ brandname, ...facts });
const offered = { differs: 'Another maker' };
const popular = item('WZWN', { differs: 'cage', your_price: 300 });
const cheap = item('DPI', { differs: 'clearance', your_price: 1 });

test.each<[string, QuickLine['result'], QuickItem[], string[]]>([
  ['what is exactly the number, then what differs', 'choose', [cheap, item('ZWZ'), popular], ['ZWZ', 'DPI', 'WZWN']],
  [
    'for a maker that is not sold the one bought last',
    'choose',
    [item('DPI', offered), item('Koyo', { ...offered, last_bought: '2026-07-27' })],
    ['Koyo', 'DPI'],
  ],
  [
    'else the cheapest in stock',
    'choose',
    [item('ZWZ', { ...offered, your_price: 240 }), item('DPI', { ...offered, your_price: 215 })],
    ['DPI', 'ZWZ'],
  ],
  ['variants as the search orders them, whatever they cost', 'choose', [popular, cheap], ['WZWN', 'DPI']],
  [
    'other bearings of the same size as the search orders them',
    'same_size',
    [item('ZWZ'), item('DPI', { your_price: 1 })],
    ['ZWZ', 'DPI'],
  ],
  ['nothing', 'not_found', [], []],
])('the best choice: %s', (_, result, items, expected) => {
  expect(answersTo({ result, items }).map(({ brandname }) => brandname)).toEqual(expected);
});

test('where no item is exactly what was written, it is said in what they differ', () => {
  expect(differencesOf([popular, item('DPI', { differs: 'clearance, cage' })])).toBe('cage, clearance');
  expect(differencesOf([popular, item('ZWZ')])).toBe('');
  expect(differencesOf([popular])).toBe('');
});
