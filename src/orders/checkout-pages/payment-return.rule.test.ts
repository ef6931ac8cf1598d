import { expect, test } from 'vitest';
import { readPaymentReturn, withoutPaymentReturn } from './payment-return.rule.ts';

test.each([
  ['lines=1,2', undefined],
  ['lines=1&session_id=cs_1', { kind: 'session', sessionId: 'cs_1' }],
  [
    'lines=1&razorpay_payment_id=p&razorpay_order_id=o&razorpay_signature=s',
    { kind: 'proof', captureId: 'p', orderId: 'o', signature: 's' },
  ],
  ['lines=1&razorpay_payment_id=p&razorpay_order_id=o', undefined],
  ['lines=1&razorpay_payment_id=p&razorpay_signature=s', undefined],
  ['lines=1&razorpay_order_id=o&razorpay_signature=s', undefined],
  ['lines=1&payment=failed', { kind: 'failed' }],
  ['lines=1&payment=cancelled&payment_id=u-1', { kind: 'cancelled', paymentId: 'u-1' }],
  ['lines=1&payment=cancelled', { kind: 'cancelled', paymentId: '' }],
  ['lines=1&payment=lunch', undefined],
])('%s', (query, returned) => {
  expect(readPaymentReturn(new URLSearchParams(query))).toEqual(returned);
});

test('the query keeps the lines and drops the payment', () => {
  expect(withoutPaymentReturn(new URLSearchParams('lines=1,2&ask=3&session_id=cs_1&payment=failed&payment_id=u'))).toBe(
    '?lines=1,2&ask=3',
  );
});
