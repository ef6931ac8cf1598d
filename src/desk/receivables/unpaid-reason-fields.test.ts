import { expect, test } from 'vitest';
import type { UnpaidBalanceAtDesk } from './receivables-types.ts';
import { needsNote } from './unpaid-reason-fields.tsx';

test.each<[UnpaidBalanceAtDesk, boolean]>([
  [{ reason: 'later', note: '' }, false],
  [{ reason: 'tax_withheld', note: '' }, false],
  [{ reason: 'dispute', note: ' ' }, true],
  [{ reason: 'other', note: '' }, true],
  [{ reason: 'dispute', note: '3 pieces' }, false],
])('%j needs words: %s', (rest, needs) => {
  expect(needsNote(rest)).toBe(needs);
});
