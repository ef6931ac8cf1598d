import { expect, test } from 'vitest';
import { toAsciiDigits } from './ascii-digits.ts';

test.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['०१२३४५६७८९', '0123456789'],
  ['OTP ٤٢1-३', 'OTP 421-3'],
  ['', ''],
])('%j has the digits of %j', (text, ascii) => {
  expect(toAsciiDigits(text)).toBe(ascii);
});
