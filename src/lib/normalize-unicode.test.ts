import { expect, test } from 'vitest';
import { normalizeUnicode } from './normalize-unicode.ts';

const long = 'x'.repeat(100);

test.each(['e\u0301', `${long}e\u0301`, `पुणे ${long}`, `z${'\u0301'.repeat(30)}${long}`, '６２０５', `ﷺ${long}`])(
  'text %# is normalized like String.normalize',
  (text) => {
    expect(normalizeUnicode(text, 'NFC')).toBe(text.normalize('NFC'));
    expect(normalizeUnicode(text, 'NFKC')).toBe(text.normalize('NFKC'));
  },
);

test('excess combining marks on one letter are dropped', () => {
  expect(normalizeUnicode(`z${'\u0301\u0316'.repeat(5000)} 6205`, 'NFC')).toBe(
    `z${'\u0301\u0316'.repeat(15)} 6205`.normalize('NFC'),
  );
});
