import { expect, test } from 'vitest';
import { plainText } from './contract.ts';

const read = (value: unknown) => plainText(20).safeParse(value);

test.each([
  ['  Plot 14 ', 'Plot 14'],
  ['Plot 14,\n\tChakan', 'Plot 14, Chakan'],
  [410501, '410501'],
  [null, ''],
  [undefined, ''],
  ['e\u0301', '\u00e9'],
  ['पुणे', 'पुणे'],
  ["O'Neil & Sons #4", "O'Neil & Sons #4"],
])('%j is read as %j', (value, text) => {
  expect(read(value)).toMatchObject({ success: true, data: text });
});

test.each(['x'.repeat(21), 'a\u0000b', 'a\u202eb', 'a\u200bb', '🛞', '<script>', '٣٤٥', '\ud800', true, {}, ['x']])(
  '%j is refused',
  (value) => {
    expect(read(value).success).toBe(false);
  },
);
