import { expect, test } from 'vitest';
import { owedBy } from './owed-by.rule.ts';

test.each([
  ['something owed, expected later', 6, '2026-12-04', '2026-12-04'],
  ['expected today', 6, '2026-11-20', '2026-11-20'],
  ['a day that is past is not promised again', 6, '2026-11-19', ''],
  ['nobody knows', 6, null, ''],
  ['nothing owed', 0, '2026-12-04', ''],
] as const)('%s', (_case, owed, expectedOn, by) => {
  expect(owedBy({ owed, expectedOn }, '2026-11-20')).toBe(by);
});
