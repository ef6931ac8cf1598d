import { expect, test } from 'vitest';
import { fieldWords } from './error-for-people.ts';
import { findBodyProblem, isValidText, isValidUrl } from './validate-input.server.ts';

const nested = (levels: number): unknown => (levels === 0 ? 'x' : { inner: nested(levels - 1) });

test.each([
  ['6205-2RS', true],
  ['पुणे 🛞', true],
  ['', true],
  ['a\u0000b', false],
  ['\ud83d', false],
  ['\udede\ud83d', false],
])('%j is valid text: %s', (text, is) => {
  expect(isValidText(text)).toBe(is);
});

test.each<[string, unknown, object | undefined]>([
  ['ordinary fields', { item_info: [{ item_id: '1', quantity: 2 }], remark: null }, undefined],
  [
    '2,000 lines of 12 fields',
    { lines: Array.from({ length: 2000 }, () => Object.assign({}, 'twelve marks')) },
    undefined,
  ],
  ['NUL in a field', { a: { b: ['x', 'y\u0000'] } }, { kind: 'text', field: 'a.b.1' }],
  ['NUL in a name', { a: { 'b\u0000': 1 } }, { kind: 'text', field: 'a' }],
  ['half a character', { a: '\ud800' }, { kind: 'text', field: 'a' }],
  ['20 levels', nested(20), undefined],
  ['21 levels', nested(21), expect.objectContaining({ kind: 'depth' })],
  ['a list of 60,000', { ids: Array.from({ length: 60_000 }, () => 1) }, { kind: 'size', field: 'ids' }],
])('%s', (_name, body, problem) => {
  expect(findBodyProblem(body)).toEqual(problem);
});

test.each([
  ['/listing?q=6205%202RS&brand=Koyo', true],
  ['/productDetail/NOD:15', true],
  ['/listing?category=%00', false],
  ['/listing?%00=1', false],
  ['/productDetail/..%00', false],
  ['/%ff', false],
  ['/%ED%A0%80', false],
  ['/listing?q=%E0%A4%AA', true],
  ['/listing?q=%ff', true],
  ['/listing?q=%ED%A0%80', false],
  ['/listing?q=100%', true],
])('%s is a valid URL: %s', (address, is) => {
  expect(isValidUrl(new URL(address, 'http://nod.localhost'))).toBe(is);
});

test('a list that is too long is refused by its length, before its values are looked at', () => {
  const neverRead = new Proxy(new Array(1_000_000), {
    ownKeys: () => {
      throw new Error('the values were looked at');
    },
  });
  expect(findBodyProblem({ lines: neverRead })).toEqual({ kind: 'size', field: 'lines' });
});

test.each([
  [['amount'], 'amount'],
  [['invoices', 0, 'amount'], 'amount'],
  [['item_info', 12, 'item_quantity'], 'item quantity'],
  [['deliveryAddress', 'pinCode'], 'pin code'],
  [['ids', 3], 'ids'],
  [[], ''],
])('the field %j is called %j', (path, words) => {
  expect(fieldWords(path)).toBe(words);
});
