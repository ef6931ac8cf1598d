                                                                     
import { creditInfoCall } from './credit/credit.server.js';
                                                                      
import { payInvoicesCall } from './online-payments/pay-invoices.server.js';
import { cancelPaymentCall, checkPaymentCall, verifyOrderCall } from './online-payments/verify-payment.server.js';

export const paymentCalls = (gateways                 )                     => [
  creditInfoCall(gateways),
  payInvoicesCall(gateways),
  verifyOrderCall(gateways),
  checkPaymentCall(gateways),
  cancelPaymentCall(gateways),
];
