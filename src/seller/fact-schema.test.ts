import { expect, test } from 'vitest';
import { schemaOf } from './fact-schema.ts';

const short = schemaOf({ code: { kind: 'text', label: 'Short name', max: 30, form: 'code' } });

test.each([
  ['Mumbai – Masjid Bunder', 'mumbai-masjid-bunder'],
  [' São Paulo (2) ', 'sao-paulo-2'],
  ['mumbai', 'mumbai'],
  ['a--b-', 'a--b-'],
])('the short name %j is kept as %j', (typed, kept) => {
  expect(short.parse({ code: typed })).toEqual({ code: kept });
});

test.each(['', '–', 'मुंबई'])('%j gives no short name', (typed) => {
  expect(short.safeParse({ code: typed }).success).toBe(false);
});
