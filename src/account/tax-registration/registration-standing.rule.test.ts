import { expect, test } from 'vitest';
import { registrationStanding } from './registration-standing.rule.ts';

const at = new Date('2026-11-20T08:00:00Z');

test.each([
  ['nobody has decided', { verifiedAt: null, refusedAt: null }, 'waiting'],
  ['staff have verified it', { verifiedAt: at, refusedAt: null }, 'verified'],
  ['staff have refused it', { verifiedAt: null, refusedAt: at }, 'refused'],
])('%s', (_case, decided, standing) => {
  expect(registrationStanding(decided)).toBe(standing);
});
