import { expect, test } from 'vitest';
import { extensionRefusal } from './extension-refusal.rule.ts';

test.each([
  ['a later day', '2026-12-18', '2026-12-04', undefined],
  ['today, for an expired quote', '2026-11-20', '2026-11-18', undefined],
  ['a year from now', '2027-11-20', '2026-12-04', undefined],
  ['a day more', '2027-11-21', '2026-12-04', 'Name a day until 20 Nov 2027, a year from now.'],
  ['the same day', '2026-12-04', '2026-12-04', 'The quote is valid until 4 Dec 2026; name a later day.'],
  ['yesterday', '2026-11-19', '2026-11-18', 'The last day of the quote must be today or later.'],
  ['a day that does not exist', '2026-02-30', '2026-12-04', "'2026-02-30' is not a date; write it like 2026-12-31."],
])('%s', (_case, validUntil, current, refusal) => {
  expect(extensionRefusal(validUntil, current, '2026-11-20')).toBe(refusal);
});
