import { expect, test } from 'vitest';
import { compactNumber, namesBill, possibleNumbers } from './document-numbers.rule.ts';

const prefixes = ['NOD', 'NM', 'GD'];
const contains = (text: string, number: string) => possibleNumbers(text, prefixes).includes(compactNumber(number));

test.each([
  ['as it is', 'NEFT NM/26-27/000092 WESTERN', 'NM/26-27/000092'],
  ['without its slashes', 'NEFT NM2627000092', 'NM/26-27/000092'],
  ['broken by blanks', 'NEFT NM/26-27/0 00092 WESTERN', 'NM/26-27/000092'],
  ['broken within its prefix', 'UPI 632419 NO D26000141', 'NOD26000141'],
  ['in lower case', 'payment nod26000141', 'NOD26000141'],
  ['with digits after it', 'NOD26000141 20NOV', 'NOD26000141'],
  ['glued to other words', 'INVNM2627000092PAID', 'NM/26-27/000092'],
  ['of the Gulf', 'TT GD 2026 000012', 'GD/2026/000012'],
])('a number is found %s', (_how, text, number) => {
  expect(contains(text, number)).toBe(true);
});

test('every number of a text is found', () => {
  const text = 'NM/26-27/000092, NM/26-27/000104 and NOD26000141';
  for (const number of ['NM/26-27/000092', 'NM/26-27/000104', 'NOD26000141']) expect(contains(text, number)).toBe(true);
});

test.each(['NEFT N325 DECCAN', 'NM 26', 'NOD2600', '', 'XX26000141'])("'%s' has no number of ours", (text) => {
  expect(possibleNumbers(text, prefixes)).toEqual([]);
});

test.each([
  ['NEFT WESTERN GEAR INV/412 SEP', 'INV/412', true],
  ['neft inv 412', 'INV/412', true],
  ['UPI OLD2526 0533 PAID', 'OLD/25-26/0533', true],
  ['NEFT 20261104 FROM', '20261104', true],
  ['NEFT INV/4125', 'INV/412', false],
  ['NEFT XINV/412', 'INV/412', false],
  ['NEFT N412', '412', false],
  ['NEFT 412', '412', false],
  ['NEFT', 'ADVANCE', false],
])('%s names the bill %s of other books: %s', (text, number, expected) => {
  expect(namesBill(text, number)).toBe(expected);
});
