import { expect, test } from 'vitest';
import { toJson } from './to-json.ts';

test.each([
  ['as it is', 'C:\\new\\u0000 "x"\n\ud83d\ude00', 'C:\\new\\u0000 "x"\n\ud83d\ude00'],
  ['without NUL', 'a\0b\\\0', 'ab\\'],
  ['with a replacement for half of a character', 'a\ud83d\\\udc00', 'a\ufffd\\\ufffd'],
])('a text is stored %s', (_how, text, stored) => {
  expect(JSON.parse(toJson({ [text]: [text] }))).toEqual({ [stored]: [stored] });
});
