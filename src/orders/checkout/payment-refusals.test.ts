import { expect, test } from 'vitest';
import { verifyOrder } from '../../payments/online-payments/verify-payment.contract.ts';
import { salesConfirmation } from './place-order.contract.ts';

test.each([
  [
    'an overdue account',
    salesConfirmation.refusals.overdue,
    'Unable to create new PI. Your account is overdue (Approved Credit Period + Grace). Please arrange payment immediately to process this Order. Details can be found in Account Statement.',
  ],
  [
    'a payment that could not be verified',
    verifyOrder.refusals.capture_failed,
    'Payment capture failed! Please try again',
  ],
  ['an item without a price', salesConfirmation.refusals.no_price.slice(0, 32), 'Price available only through RFI'],
])('%s has the text of the specification', (_, message, text) => {
  expect(message).toBe(text);
});
