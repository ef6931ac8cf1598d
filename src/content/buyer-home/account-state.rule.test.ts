import { expect, test } from 'vitest';
import { type AccountFacts, type AccountState, accountState } from './account-state.rule.ts';

const inOrder: AccountFacts = {
  emailVerified: true,
  profileDone: true,
  standing: 'active',
  overdue: 0,
  available: 418_250,
  needsCorrection: false,
};

test.each<[string, Partial<AccountFacts>, AccountState]>([
  ['can order on credit', {}, 'on-credit'],
  ['has no credit terms', { available: undefined }, 'pays-at-once'],
  ['has used its whole limit', { available: 0 }, 'limit-reached'],
  ['has an overdue invoice, whatever is available', { standing: 'overdue', overdue: 1200, available: 0 }, 'overdue'],
  ['waits for approval', { standing: 'approval', available: undefined }, 'approval'],
  ['waits for verification', { standing: 'pending', available: undefined }, 'pending'],
  ['is rejected or on hold', { standing: 'pending', available: undefined, needsCorrection: true }, 'refused'],
  ['has no profile yet', { standing: 'pending', profileDone: false }, 'no-profile'],
  [
    'has not verified its e-mail address',
    { standing: 'pending', profileDone: false, emailVerified: false },
    'unverified',
  ],
])('an account that %s', (_what, facts, state) => {
  expect(accountState({ ...inOrder, ...facts })).toBe(state);
});
