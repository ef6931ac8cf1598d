import { expect, test } from 'vitest';
import { decodeText, encodingOf } from './decode-text.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test('the encoding of a text is known by its byte order mark', () => {
  expect(['\xff\xfe', '\xfe\xff', '\xef\xbb\xbf', 'ab'].map((start) => encodingOf(bytes(start)))).toEqual([
    'utf-16le',
    'utf-16be',
    'utf-8',
    'utf-8',
  ]);
});

test('a text is decoded without its byte order mark', () => {
  expect(decodeText(bytes('\xff\xfeG\0\xdf\0'))).toBe('Gß');
  expect(decodeText(bytes('\xfe\xff\0G\0\xdf'))).toBe('Gß');
  expect(decodeText(bytes('\xef\xbb\xbfG\xc3\x9f'))).toBe('Gß');
});

test('a byte that is no UTF-8 is replaced, or refused', () => {
  expect(decodeText(bytes('G\xdf'))).toBe('G\ufffd');
  expect(() => decodeText(bytes('G\xdf'), { fatal: true })).toThrow();
});
