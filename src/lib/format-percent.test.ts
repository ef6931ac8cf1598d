import { expect, test } from 'vitest';
import { formatPercent } from './format-percent.ts';

test.each([
  [42, '42'],
  [34.97, '35'],
  [35.03, '35'],
  [12.5, '12.5'],
  [33.33, '33.3'],
])('a saving of %d percent is shown as %s', (percent, text) => {
  expect(formatPercent(percent)).toBe(text);
});
