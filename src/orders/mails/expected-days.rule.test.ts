import { expect, test } from 'vitest';
import { allExpectedBy, expectedText } from './expected-days.rule.ts';

const linesOn = (...days: string[]) => days.map((expectedOn) => ({ expectedOn }));

test.each([
  ['one day for all', linesOn('2026-11-24', '2026-11-24'), 'Tue 24 Nov', '2026-11-24'],
  [
    'two days',
    linesOn('2026-11-26', '2026-11-24', '2026-11-24'),
    '2 lines Tue 24 Nov, all by Thu 26 Nov',
    '2026-11-26',
  ],
  ['a line without a day', linesOn('2026-11-24', ''), '1 line by Tue 24 Nov, the day of 1 not set', ''],
  ['no day at all', linesOn('', ''), '', ''],
  ['no lines', [], '', ''],
  ['lines of an earlier version', [{}], '', ''],
])('%s', (_case, lines, text, all) => {
  expect([expectedText(lines), allExpectedBy(lines)]).toEqual([text, all]);
});
