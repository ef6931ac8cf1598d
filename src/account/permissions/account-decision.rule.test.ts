import { expect, test } from 'vitest';
import { type AccountDecision, decisionOutcomes, decisionRefusal } from './account-decision.rule.ts';

const waiting = { status: 'verification_pending', statusReason: null, emailVerified: true, profileDone: true } as const;

test.each<[AccountDecision, string]>([
  ['approve', 'active'],
  ['approval', 'approval_pending'],
  ['reject', 'verification_pending'],
  ['hold', 'verification_pending'],
])('%s makes the account %s', (decision, status) => {
  expect(decisionOutcomes[decision].status).toBe(status);
  expect(decisionRefusal(decision, 'a reason', waiting)).toBeUndefined();
});

test.each<AccountDecision>(['reject', 'hold'])('%s needs a reason', (decision) => {
  expect(decisionRefusal(decision, '', waiting)).toMatch(/give a reason/);
});

test.each<AccountDecision>(['approve', 'approval'])('%s needs none', (decision) => {
  expect(decisionRefusal(decision, '', waiting)).toBeUndefined();
});

test('no decision before e-mail and profile are complete, and none twice', () => {
  expect(decisionRefusal('approve', '', { ...waiting, emailVerified: false })).toMatch(/e-mail/);
  expect(decisionRefusal('approve', '', { ...waiting, profileDone: false })).toMatch(/profile/);
  expect(decisionRefusal('approve', '', { ...waiting, status: 'active' })).toMatch(/already/);
  expect(decisionRefusal('hold', 'unpaid', { ...waiting, statusReason: 'unpaid' })).toMatch(/already/);
  expect(decisionRefusal('hold', 'papers', { ...waiting, statusReason: 'unpaid' })).toBeUndefined();
});
