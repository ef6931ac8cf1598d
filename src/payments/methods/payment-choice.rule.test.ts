import { expect, test } from 'vitest';
import {
  accountRefusal,
  closedReason,
  defaultPaymentMethod,
  isOnline,
  type PaymentFacts,
  type PaymentMethod,
  paymentChoices,
} from './payment-choice.rule.ts';

const facts = (over: Partial<PaymentFacts>): PaymentFacts => ({
  standing: 'active',
  hasTerms: true,
  balanceMinor: 500,
  totalMinor: 500,
  online: ['razorpay', 'stripe'],
  maxOnlineMinor: 900,
  transferAllowed: false,
  ...over,
});

const transferClosed = 'transfer: transfer_not_allowed';
const cases: [string, Partial<PaymentFacts>, string[]][] = [
  ['Active with enough balance: credit or online', {}, ['credit', 'razorpay', 'stripe']],
  [
    'Active with too little',
    { balanceMinor: 499 },
    ['credit: balance_too_small', 'razorpay', 'stripe', transferClosed],
  ],
  ['Active with balance 0', { balanceMinor: 0 }, ['credit: balance_too_small', 'razorpay', 'stripe', transferClosed]],
  ['Active without credit terms', { hasTerms: false, balanceMinor: 0 }, ['razorpay', 'stripe', transferClosed]],
  ['Active, and staff let it pay by transfer', { transferAllowed: true }, ['credit', 'razorpay', 'stripe', 'transfer']],
  [
    'the same without credit terms',
    { transferAllowed: true, hasTerms: false, balanceMinor: 0 },
    ['razorpay', 'stripe', 'transfer'],
  ],
  [
    'overdue, although staff let it pay by transfer before',
    { transferAllowed: true, standing: 'overdue' },
    ['razorpay', 'stripe'],
  ],
  ['overdue, however much is free', { standing: 'overdue', balanceMinor: 900 }, ['razorpay', 'stripe']],
  ['Approval Pending: against the proforma', { standing: 'approval', balanceMinor: 900 }, ['transfer']],
  ['Verification Pending: nothing', { standing: 'pending', balanceMinor: 900 }, []],
  ['a site with cards only', { online: ['stripe'] }, ['credit', 'stripe']],
  ['exactly what can be paid online', { totalMinor: 900, hasTerms: false }, ['razorpay', 'stripe', transferClosed]],
  [
    'more than can be paid online, more than the balance',
    { totalMinor: 901 },
    ['credit: balance_too_small', 'razorpay: above_online_limit', 'stripe: above_online_limit', transferClosed],
  ],
  [
    'the same, and staff let it pay by transfer',
    { totalMinor: 901, transferAllowed: true },
    ['credit: balance_too_small', 'razorpay: above_online_limit', 'stripe: above_online_limit', 'transfer'],
  ],
  [
    'more than can be paid online, on credit',
    { totalMinor: 901, balanceMinor: 901 },
    ['credit', 'razorpay: above_online_limit', 'stripe: above_online_limit'],
  ],
  [
    'overdue and more than can be paid online: by phone only',
    { standing: 'overdue', totalMinor: 901 },
    ['razorpay: above_online_limit', 'stripe: above_online_limit'],
  ],
  ['one provider without keys', { unavailable: ['stripe'] }, ['credit', 'razorpay', 'stripe: not_taken']],
  [
    'no provider has keys, without credit',
    { unavailable: ['razorpay', 'stripe'], hasTerms: false, balanceMinor: 0 },
    ['razorpay: not_taken', 'stripe: not_taken', transferClosed],
  ],
  [
    'overdue, and no provider has keys: by phone only',
    { standing: 'overdue', unavailable: ['razorpay', 'stripe'] },
    ['razorpay: not_taken', 'stripe: not_taken'],
  ],
];

test.each(cases)('%s', (_, over, shown) => {
  expect(paymentChoices(facts(over)).map(({ method, closed }) => (closed ? `${method}: ${closed}` : method))).toEqual(
    shown,
  );
});

test.each<[string, PaymentMethod | undefined, Partial<PaymentFacts>, string | undefined]>([
  ['an Active account may not pay by transfer', 'transfer', {}, 'transfer_not_allowed'],
  ['but where staff allowed it', 'transfer', { transferAllowed: true }, undefined],
  ['Approval Pending may', 'transfer', { standing: 'approval' }, undefined],
  ['an overdue one may not', 'transfer', { standing: 'overdue', transferAllowed: true }, 'overdue'],
  ['nor on credit', 'credit', { standing: 'overdue' }, 'overdue'],
  ['Approval Pending has no credit', 'credit', { standing: 'approval' }, 'credit_not_allowed'],
  ['and does not pay online', 'razorpay', { standing: 'approval' }, 'online_not_allowed'],
  ['a site without a gateway takes no online payment', undefined, { online: [] }, 'not_taken'],
  [
    'Verification Pending is reported first',
    'credit',
    { standing: 'pending', balanceMinor: 0 },
    'verification_pending',
  ],
  [
    'credit of 0 covers nothing, not even an order of 0',
    'credit',
    { balanceMinor: 0, totalMinor: 0 },
    'balance_too_small',
  ],
])('%s', (_case, method, over, closed) => {
  expect(closedReason(method, facts(over))).toBe(closed);
});

test('before the lines are checked only the account can be refused', () => {
  expect(accountRefusal('overdue', 'credit')).toBe('overdue');
  expect(accountRefusal('overdue', 'razorpay')).toBeUndefined();
  expect(accountRefusal('overdue', undefined)).toBeUndefined();
  expect(accountRefusal('approval', 'transfer')).toBeUndefined();
  expect(accountRefusal('pending', 'stripe')).toBe('verification_pending');
});

test('the default offline method is credit for Active, transfer for Approval Pending', () => {
  expect(defaultPaymentMethod('active')).toBe('credit');
  expect(defaultPaymentMethod('approval')).toBe('transfer');
});

test('only a gateway is paid online; credit, transfer and nothing chosen are not', () => {
  expect((['razorpay', 'stripe', 'credit', 'transfer', undefined] as const).filter(isOnline)).toEqual([
    'razorpay',
    'stripe',
  ]);
});
