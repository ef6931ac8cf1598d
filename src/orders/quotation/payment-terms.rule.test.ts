import { expect, test } from 'vitest';
import { paymentTerms } from './payment-terms.rule.ts';

const active = { standing: 'active', creditDays: 45, online: ['razorpay', 'stripe'], transferAllowed: false } as const;

test.each([
  ['on credit', {}, 'On credit, 45 days from each invoice, within your credit limit; or online when ordering'],
  ['without credit terms', { creditDays: null }, 'Online when ordering'],
  [
    'by transfer, as agreed',
    { creditDays: null, transferAllowed: true },
    'Online when ordering; or by bank transfer before dispatch',
  ],
  ['overdue: online only', { standing: 'overdue' }, 'Online when ordering'],
  ['waiting for approval: against the proforma', { standing: 'approval' }, 'By bank transfer before dispatch'],
  ['who may not order yet', { standing: 'pending' }, ''],
] as const)('%s', (_case, of, text) => {
  expect(paymentTerms({ ...active, ...of })).toBe(text);
});
