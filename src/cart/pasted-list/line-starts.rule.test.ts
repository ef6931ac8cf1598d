import { expect, test } from 'vitest';
import { withoutLineStarts } from './line-starts.rule.ts';

const read = (list: string) => withoutLineStarts(list.split('\n'));

test.each([
  ['numbers behind blanks, as a PDF is copied', '1 6205 10\n2 6206 20\n3 6207 30'],
  ['brackets', '(1) 6205 10\n(2) 6206 20\n(3) 6207 30'],
  ['dashes', '1 - 6205 10\n2 - 6206 20\n3 - 6207 30'],
  ['no blank behind them', '1.6205 10\n2.6206 20\n3.6207 30'],
  ['tens, as an ERP has them', '00010 6205 10\n00020 6206 20\n00030 6207 30'],
  ['words', 'Item 1: 6205 10\nItem 2: 6206 20\nItem 3: 6207 30'],
  ['a later part of a long list', '201 6205 10\n202 6206 20\n203 6207 30'],
  ['quotation marks of an e-mail', '> 1. 6205 10\n> 2. 6206 20\n> 3. 6207 30'],
  [
    'chat messages',
    '[12/11, 10:32 am] Ramesh: 6205 10\n[12/11/26, 10:33:04] Al Noor: 6206 20\n12/11/26, 10:34 pm - Ramesh: 6207 30',
  ],
])('a list with %s is a list without them', (_, list) => {
  expect(read(list)).toEqual(['6205 10', '6206 20', '6207 30']);
});

test('lines between numbered ones stay as they are', () => {
  expect(read('Please quote:\n1 6205 10\n\n2 6206 20\nRegards')).toEqual([
    'Please quote:',
    '6205 10',
    '',
    '6206 20',
    'Regards',
  ]);
});

test('whether 1, 2, 3 number the lines or count the bearings is asked', () => {
  expect(read('1 6205\n2 6206\n3 6207')).toEqual(['6205\t1?', '6206\t2?', '6207\t3?']);
  expect(read('1) 6205\n2) 6206\n3) 6207')).toEqual(['6205', '6206', '6207']);
});

test.each([
  ['bearings whose numbers follow one another', '608 ZZ 1000\n609 ZZ 1000'],
  ['the same with thousands apart', '6205 ZZ\t1 000\n6206 ZZ\t2 000'],
  ['quantities in front', '10 6205\n4 6206\n25 6207'],
  ['quantities that happen to follow one another', '11 6205\n12 6206'],
  ['one line', '1 6205 10'],
  ['sizes', '20 47 14\n21 48 15'],
])('%s are not numbered', (_, list) => {
  expect(read(list)).toEqual(list.split('\n'));
});
