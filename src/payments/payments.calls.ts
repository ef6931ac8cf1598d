import type { Handler } from '../server/calls/define-call.server.ts';
import { creditInfoCall } from './credit/credit.server.ts';
import type { PaymentGateways } from './gateways/payment-gateways.ts';
import { payInvoicesCall } from './online-payments/pay-invoices.server.ts';
import { cancelPaymentCall, checkPaymentCall, verifyOrderCall } from './online-payments/verify-payment.server.ts';

export const paymentCalls = (gateways: PaymentGateways): readonly Handler[] => [
  creditInfoCall(gateways),
  payInvoicesCall(gateways),
  verifyOrderCall(gateways),
  checkPaymentCall(gateways),
  cancelPaymentCall(gateways),
];
