import { expect, test } from 'vitest';
import { isIban } from './iban.rule.ts';

test.each([
  ['AE070331234567890123456', true],
  ['GB82WEST12345698765432', true],
  ['AE080331234567890123456', false],
  ['AE07 0331 2345 6789 0123 456', false],
  ['XAE070331234567890123456', false],
  ['AE070331234567890123456 ', false],
  ['AEX70331234567890123456', false],
  ['', false],
])('%s is an IBAN: %s', (text, isRight) => {
  expect(isIban(text)).toBe(isRight);
});
