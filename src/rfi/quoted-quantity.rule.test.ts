import { expect, test } from 'vitest';
import { quotedQuantityText } from './quoted-quantity.rule.ts';

test.each([
  [8, 10, '8 of 10'],
  [10, 10, '10'],
  [12, 10, '12'],
  [1200, 1500, '1,200 of 1,500'],
])('%i quoted where %i were asked for: %s', (quoted, asked, text) => {
  expect(quotedQuantityText(quoted, asked)).toBe(text);
});
