import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldWords } from './error-for-people.ts';
import { errorForPrograms, findBodyProblem, isValidText, isValidUrl } from './validate-input.server.ts';

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

const row = z.object({
  pieces: z.number().int().min(0).max(100),
  retired: z.boolean(),
  weight: z.number(),
  decision: z.enum(['confirm', 'reject']),
  cell: z.union([z.string(), z.number(), z.null()]),
  day: z.string().max(10, 'Please enter a date'),
  lines: z.array(z.object({})),
});
const valid = { pieces: 1, retired: false, weight: 1.5, decision: 'confirm', cell: '', day: '', lines: [] };

test.each([
  ['a number as text', { pieces: '12' }, 'Please send a number'],
  ['a part of a piece', { pieces: 1.5 }, 'Please send a whole number'],
  ['too few', { pieces: -1 }, 'Please send at least 0'],
  ['too many', { pieces: 101 }, 'Please send at most 100'],
  ['nothing', { pieces: undefined }, 'Please send a value'],
  ['text for yes or no', { retired: 'true' }, 'Please send true or false'],
  ['text for a number', { weight: '1.5' }, 'Please send a number'],
  ['an unknown word', { decision: 'maybe' }, 'Please send one of: confirm, reject'],
  ['true in a cell', { cell: true }, 'Please send a text or a number'],
  ['a number for a day', { day: 20261128 }, 'Please send a text'],
  ['what has a text of its own', { day: '28 November 2026' }, 'Please enter a date'],
  ['text for a list', { lines: 'x' }, 'Please send a list'],
  ['null in a list', { lines: [null] }, 'Please send an object'],
])('a program that sends %s is told what to send', (_name, fields, message) => {
  const read = row.safeParse({ ...valid, ...fields }, { error: errorForPrograms });
  expect(read.error?.issues.map((issue) => issue.message)).toEqual([message]);
});
