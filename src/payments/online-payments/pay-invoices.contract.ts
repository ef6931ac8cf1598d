import { z } from 'zod';
import { currencyField, defineContract, listOf, textId } from '../../lib/contract.ts';
import { msg } from '../../lib/i18n.ts';
import { pickRefusals } from '../../lib/refusals.ts';
import { gatewayNames } from '../gateways.data.ts';
import { closedMessages } from '../methods/payment-choice.rule.ts';
import { payerRefusals } from '../payment-refusals.ts';

const most = 1_000_000_000_00;
const isAmount = msg('Please enter an amount');
const part = z.number(isAmount).int(isAmount).min(1, isAmount).max(most, isAmount);

export const payInvoices = defineContract({
  path: 'payment/invoices/',
  method: 'POST',
  summary: 'Starts an online payment of open invoices, whole or in part, and of an advance on account.',
  request: z.object({
    /** Amounts in minor units, at most what is unpaid now. */
    invoices: listOf(z.object({ number: textId(60), amount: part }), 200),
    advance: z.number(isAmount).int(isAmount).min(0, isAmount).max(most, isAmount).default(0),
    gateway: z.enum(gatewayNames),
  }),
  reply: z.object({
    success: z.literal(true),
    /** The store's number of the payment, with which it can be cancelled. */
    payment_id: z.string(),
    provider: z.enum(gatewayNames),
    /** The amount in minor units, as the provider's window takes it. */
    amount: z.number().int(),
    currency: currencyField,
    orderID: z.string(),
    key: z.string(),
    /** The address to pay at; '' with a provider whose window opens over the page. */
    checkout_url: z.string(),
  }),
  refusals: {
    nothing_to_pay: 'Please tick an invoice or enter an advance.',
    named_twice: 'Invoice {number} appears twice.',
    not_open: 'Invoice {number} is already paid. Please reload the page.',
    too_much: '{unpaid} of invoice {number} is unpaid now. Please reload the page.',
    advance_not_allowed: 'An advance can be paid once your account is verified.',
    too_little: 'The smallest online payment is {least}.',
    above_online_limit:
      '{total} is above the online payment limit of {limit}. Please pay in parts or by bank transfer.',
    not_taken: closedMessages.not_taken,
    provider_down: 'The payment could not be opened just now. Nothing was charged. Please try again.',
    ...pickRefusals(payerRefusals, 'session_over'),
  },
});
