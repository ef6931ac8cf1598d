import { expect, test } from 'vitest';
import { type AccountFacts, accountRefusal, creditRefusal, defaultOption } from './may-order.rule.ts';

const facts = (over: Partial<AccountFacts>): AccountFacts => ({
  status: 'active',
  overdue: false,
  mode: 'Offline',
  option: 'credit',
  ...over,
});

test.each<[string, Partial<AccountFacts>, string | undefined]>([
  ['an Active account may order', {}, undefined],
  ['a pending one may not', { status: 'verification_pending' }, 'verification_pending'],
  ['pending is said before overdue', { status: 'verification_pending', overdue: true }, 'verification_pending'],
  ['an overdue account may not order offline', { overdue: true }, 'overdue'],
  ['an overdue account may pay online', { overdue: true, mode: 'Online' }, undefined],
  ['Approval Pending may confirm what it has', { status: 'approval_pending', option: 'cash' }, undefined],
])('%s', (_case, over, refusal) => {
  expect(accountRefusal(facts(over))).toBe(refusal);
});

test.each<[string, Partial<AccountFacts>, string | undefined]>([
  ['Active buys on credit', {}, undefined],
  ['Approval Pending does not', { status: 'approval_pending' }, 'credit_not_allowed'],
  ['Approval Pending pays by transfer', { status: 'approval_pending', option: 'cash' }, undefined],
  ['online needs no credit', { status: 'approval_pending', mode: 'Online' }, undefined],
])('%s', (_case, over, refusal) => {
  expect(creditRefusal(facts(over))).toBe(refusal);
});

test('who does not say how to pay: Active on credit, others by transfer', () => {
  expect(defaultOption('active')).toBe('credit');
  expect(defaultOption('approval_pending')).toBe('cash');
});
