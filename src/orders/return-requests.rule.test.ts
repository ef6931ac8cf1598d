import { expect, test } from 'vitest';
import {
  formatReturnNumber,
  parseReturnNumber,
  type RequestedReturn,
  returnRequestRefusal,
} from './return-requests.rule.ts';

const lines = [
  { lineNo: 1, itemName: '6205', left: 4, isOpen: false },
  { lineNo: 2, itemName: 'NU205', left: 2, isOpen: true },
];

test.each<[string, RequestedReturn[], string | undefined]>([
  ['what can be returned', [{ lineNo: 1, quantity: 4 }], undefined],
  ['nothing', [], 'nothing'],
  ['a line that is not on the invoice', [{ lineNo: 3, quantity: 1 }], 'unknown_line'],
  ['more than is left', [{ lineNo: 1, quantity: 5 }], 'too_many'],
  ['half a piece', [{ lineNo: 1, quantity: 1.5 }], 'too_many'],
  ['no piece', [{ lineNo: 1, quantity: 0 }], 'too_many'],
  ['a line of an open request', [{ lineNo: 2, quantity: 1 }], 'open'],
  [
    'a line twice',
    [
      { lineNo: 1, quantity: 1 },
      { lineNo: 1, quantity: 1 },
    ],
    'twice',
  ],
])('%s', (_, requested, name) => {
  expect(returnRequestRefusal(lines, requested)?.name).toBe(name);
});

test('a refusal names the item and what is left', () => {
  expect(returnRequestRefusal(lines, [{ lineNo: 1, quantity: 5 }])?.slots).toEqual({ item: '6205', left: 4 });
  expect(formatReturnNumber('NOD26000119', 2)).toBe('NOD26000119-R2');
});

test.each([
  ['NOD26000119-R2', { order: 'NOD26000119', returnNo: 2 }],
  [' nod26000119-r12 ', { order: 'NOD26000119', returnNo: 12 }],
  ['NOD26000119', undefined],
  ['NOD26000119-R12345', undefined],
  ['', undefined],
])('%j is the number of a return: %j', (text, number) => {
  expect(parseReturnNumber(text)).toEqual(number);
});
