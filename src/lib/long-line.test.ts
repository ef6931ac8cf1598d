import { expect, test } from 'vitest';
import { beginningOf, cutLine, isTooLong, longestLine } from './long-line.ts';

const most = 'x'.repeat(longestLine);

test.each([
  ['6205, 40', false],
  [most, false],
  [`  ${most}\t`, false],
  [`${most}x`, true],
  [`x${' '.repeat(longestLine)}y`, true],
  ['', false],
])('%#: a line is too long: %s', (line, is) => {
  expect(isTooLong(line)).toBe(is);
});

test('a line that is too long stays so when it is cut, and begins as before', () => {
  for (const line of [`${most}x`, `x${' '.repeat(600_000)}y`, ` ${'6205 '.repeat(100)}`]) {
    const cut = cutLine(line);
    expect(cut.length).toBeLessThanOrEqual(longestLine + 1);
    expect(isTooLong(cut)).toBe(true);
    expect(cut.slice(0, 80).trimEnd()).toBe(line.trim().slice(0, 80).trimEnd());
  }
  expect(cutLine(` ${most} `)).toBe(` ${most} `);
});

test('its beginning is shown', () => {
  expect(beginningOf(`6205${'x'.repeat(1000)}`)).toBe(`6205${'x'.repeat(76)}…`);
  expect(beginningOf(`6205${' '.repeat(1000)}x`)).toBe('6205…');
});
