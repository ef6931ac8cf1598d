import type { Handler } from '../server/call.ts';
import { creditInfoCall } from './credit.server.ts';
import type { Paying } from './paying.ts';
import { cancelPaymentCall, checkPaymentCall, verifyOrderCall } from './verify-payment.server.ts';

/** Every call of the payments room. */
export const paymentCalls = (paying: Paying): readonly Handler[] => [
  creditInfoCall(paying),
  verifyOrderCall(paying),
  checkPaymentCall(paying),
  cancelPaymentCall(paying),
];
