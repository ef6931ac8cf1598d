import { expect, test } from 'vitest';
import { type PaymentFacts, paymentChoices } from './payment-choice.rule.ts';

const cases: [string, PaymentFacts, string[]][] = [
  ['Active with enough balance', { standing: 'active', balanceMinor: 500, totalMinor: 500 }, ['credit', 'online']],
  ['Active with too little', { standing: 'active', balanceMinor: 499, totalMinor: 500 }, ['credit refused', 'online']],
  ['Active with nothing', { standing: 'active', balanceMinor: 0, totalMinor: 500 }, ['online']],
  ['overdue, however much is free', { standing: 'overdue', balanceMinor: 900, totalMinor: 500 }, ['online']],
  ['Approval Pending', { standing: 'approval', balanceMinor: 900, totalMinor: 500 }, ['transfer']],
  ['Verification Pending', { standing: 'pending', balanceMinor: 900, totalMinor: 500 }, []],
];

test.each(cases)('%s', (_, facts, offered) => {
  expect(paymentChoices(facts).map(({ kind, allowed }) => (allowed ? kind : `${kind} refused`))).toEqual(offered);
});
