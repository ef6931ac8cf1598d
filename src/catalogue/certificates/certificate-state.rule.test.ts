import { expect, test } from 'vitest';
import { certificateState } from './certificate-state.rule.ts';

const today = '2026-12-01';
const open = { validFrom: '2026-01-01', validTo: null, isReplaced: false, endedAt: null };

test.each([
  ['without an end', {}, 'holds'],
  ['61 days before its end', { validTo: '2027-01-31' }, 'holds'],
  ['60 days before its end', { validTo: '2027-01-30' }, 'ends_soon'],
  ['on its last day', { validTo: today }, 'ends_soon'],
  ['near its end, and replaced', { validTo: '2026-12-31', isReplaced: true }, 'holds'],
  ['after its last day', { validTo: '2026-11-30' }, 'over'],
  ['after its last day, and replaced', { validTo: '2026-11-30', isReplaced: true }, 'ended'],
  ['before its first day', { validFrom: '2026-12-02' }, 'later'],
  ['that somebody has ended', { endedAt: '2026-11-30T10:00:00Z' }, 'ended'],
])('a certificate %s: %s', (_, change, state) => {
  expect(certificateState({ ...open, ...change }, today)).toBe(state);
});
