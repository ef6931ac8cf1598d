import { expect, test } from 'vitest';
import { readOrderSearch } from './order-search.rule.ts';

const nothing = '\u0001';

test.each([
  ['', undefined],
  ['  ', undefined],
  ['nod26000119', { numbers: ['NOD26000119'], numberStart: 'NOD26000119', text: 'nod26000119', item: 'NOD26000119' }],
  [
    'NOD26000119I2',
    { numbers: ['NOD26000119'], numberStart: 'NOD26000119', text: 'nod26000119i2', item: 'NOD26000119I2' },
  ],
  [
    '119',
    { numbers: ['119', 'NOD26000119', 'NOD25000119', 'NOD24000119'], numberStart: nothing, text: '119', item: '119' },
  ],
  ['6205 2RS/C3', { numbers: ['6205 2RS/C3'], numberStart: nothing, text: '6205 2rs/c3', item: '62052RSC3' }],
  ['PO_50%', { numbers: ['PO_50%'], numberStart: nothing, text: 'po_50%', item: 'PO_50%' }],
  ['W', { numbers: ['W'], numberStart: nothing, text: nothing, item: nothing }],
  ['-/.-', { numbers: ['-/.-'], numberStart: nothing, text: '-/.-', item: nothing }],
])('%j', (typed, search) => {
  expect(readOrderSearch(typed, ['NOD'], 2026)).toEqual(search);
});

test.each(['-1', '-r2', '-'])('a dispatch or return %s of an order stands for the order', (part) => {
  const search = readOrderSearch(`nod26000119${part}`, ['NOD'], 2026);
  expect([search?.numbers, search?.numberStart]).toEqual([['NOD26000119'], 'NOD26000119']);
});

test('orders of before the prefix was changed are found as well', () => {
  const search = readOrderSearch('119', ['PBH', 'NOD'], 2026);
  expect(search?.numbers).toEqual(expect.arrayContaining(['PBH26000119', 'NOD26000119', 'NOD24000119']));
  expect(readOrderSearch('NOD26', ['PBH', 'NOD'], 2026)?.numberStart).toBe('NOD26');
});
