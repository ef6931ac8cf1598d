import { expect, test } from 'vitest';
import { isTooLong, linePreview, maxLineLength, truncateLine } from './line-length.ts';

const most = 'x'.repeat(maxLineLength);

test.each([
  ['6205, 40', false],
  [most, false],
  [`  ${most}\t`, false],
  [`${most}x`, true],
  [`x${' '.repeat(maxLineLength)}y`, true],
  ['', false],
])('%#: a line is too long: %s', (line, is) => {
  expect(isTooLong(line)).toBe(is);
});

test('a line that is too long stays so when it is cut, and begins as before', () => {
  for (const line of [`${most}x`, `x${' '.repeat(600_000)}y`, ` ${'6205 '.repeat(100)}`]) {
    const cut = truncateLine(line);
    expect(cut.length).toBeLessThanOrEqual(maxLineLength + 1);
    expect(isTooLong(cut)).toBe(true);
    expect(cut.slice(0, 80).trimEnd()).toBe(line.trim().slice(0, 80).trimEnd());
  }
  expect(truncateLine(` ${most} `)).toBe(` ${most} `);
});

test('its beginning is shown', () => {
  expect(linePreview(`6205${'x'.repeat(1000)}`)).toBe(`6205${'x'.repeat(76)}…`);
  expect(linePreview(`6205${' '.repeat(1000)}x`)).toBe('6205…');
});
