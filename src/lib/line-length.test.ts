import { expect, test } from 'vitest';
import { isTooLong, linePreview, maxLineLength, truncateLine } from './line-length.ts';

const longest = 'x'.repeat(maxLineLength);

test.each([
  ['6205, 40', false],
  [longest, false],
  [`  ${longest}\t`, false],
  [`${longest}x`, true],
  [`x${' '.repeat(maxLineLength)}y`, true],
  ['', false],
])('%#: a line is too long: %s', (line, is) => {
  expect(isTooLong(line)).toBe(is);
});

test('a truncated line is still too long and begins the same', () => {
  for (const line of [`${longest}x`, `x${' '.repeat(600_000)}y`, ` ${'6205 '.repeat(100)}`]) {
    const truncated = truncateLine(line);
    expect(truncated.length).toBeLessThanOrEqual(maxLineLength + 1);
    expect(isTooLong(truncated)).toBe(true);
    expect(truncated.slice(0, 80).trimEnd()).toBe(line.trim().slice(0, 80).trimEnd());
  }
  expect(truncateLine(` ${longest} `)).toBe(` ${longest} `);
});

test('a preview shows the beginning of the line', () => {
  expect(linePreview(`6205${'x'.repeat(1000)}`)).toBe(`6205${'x'.repeat(76)}…`);
  expect(linePreview(`6205${' '.repeat(1000)}x`)).toBe('6205…');
});
