import { expect, test } from 'vitest';
import { amountInWords } from './amount-in-words.rule.ts';

test.each([
  [0, 'INR', 'Rupees Zero Only'],
  [1_00, 'INR', 'Rupee One Only'],
  [20_00, 'INR', 'Rupees Twenty Only'],
  [100_00, 'INR', 'Rupees One Hundred Only'],
  [50, 'INR', 'Rupees Zero and Fifty Paise Only'],
  [1_12_000_88, 'INR', 'Rupees One Lakh Twelve Thousand and Eighty-Eight Paise Only'],
  [2_57_334_40, 'INR', 'Rupees Two Lakh Fifty-Seven Thousand Three Hundred Thirty-Four and Forty Paise Only'],
  [
    12_34_56_789_01,
    'INR',
    'Rupees Twelve Crore Thirty-Four Lakh Fifty-Six Thousand Seven Hundred Eighty-Nine and One Paise Only',
  ],
  [
    1_23_45_67_89_000_00,
    'INR',
    'Rupees Twelve Thousand Three Hundred Forty-Five Crore Sixty-Seven Lakh Eighty-Nine Thousand Only',
  ],
  [112_000_88, 'AED', 'Dirhams One Hundred Twelve Thousand and Eighty-Eight Fils Only'],
  [2_315_019_05, 'AED', 'Dirhams Two Million Three Hundred Fifteen Thousand Nineteen and Five Fils Only'],
  [1_000_000_000_00, 'AED', 'Dirhams One Billion Only'],
] as const)('%d %s', (minor, currency, text) => {
  expect(amountInWords(minor, currency)).toBe(text);
});
