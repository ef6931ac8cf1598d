import { z } from 'zod';
import { defineContract, freeText, instant, messageReply, rowId } from '../../lib/contract.ts';
import { pickRefusals } from '../../lib/refusals.ts';
import { paymentProblems } from '../../payments/online-payments/payment-problem.data.ts';
import { paymentStates } from '../../payments/online-payments/payment-state.rule.ts';
import { onlinePaymentRefusals } from '../../payments/payment-refusals.ts';
import { deskSite } from '../../sites/site-field.ts';
import { recordHistory } from '../audit/audit.contract.ts';
import { listFields, listReply } from '../list/list.contract.ts';

const minor = z.number();
const state = z.enum(paymentStates);
/** A moment in JSON of a statement, which is a text already. */
const jsonInstant = z.iso.datetime({ offset: true });

export const refundOfPayment = z.object({
  amountMinor: minor,
  currency: z.string(),
  reason: z.string(),
  requestedAt: jsonInstant,
  doneAt: jsonInstant.nullable(),
  /** The provider's; null where it was settled outside of the store. */
  refundId: z.string().nullable(),
  tries: z.number(),
  lastError: z.string().nullable(),
  /** Whether the refund was made in the provider's dashboard. */
  atProvider: z.boolean(),
});

/** A payment as its row is. */
export const storedPayment = z.object({
  id: z.number(),
  receipt: z.string(),
  company: z.string(),
  amountMinor: minor,
  currency: z.string(),
  state,
  /** null when it needs no look. */
  problem: z.enum(paymentProblems).nullable(),
  /** The moment since which it needs a look. */
  since: instant.nullable(),
  sessionId: z.string().nullable(),
  captureId: z.string().nullable(),
  orderNumber: z.string().nullable(),
  /** The receipt of a payment of invoices. */
  receiptNumber: z.string().nullable(),
  refusedFor: z.string().nullable(),
  createdAt: instant,
  closedBy: z.string().nullable(),
  refunds: z.array(refundOfPayment),
});

/** What only the record of a payment has. */
export const storedPaymentRecord = storedPayment.extend({
  customerId: z.number(),
  email: z.string(),
  expiresAt: instant,
  openedAt: instant.nullable(),
  endedAt: instant.nullable(),
  settledAt: instant.nullable(),
  orderedAt: instant.nullable(),
  refusedAt: instant.nullable(),
  closedAt: instant.nullable(),
  closedReason: z.string().nullable(),
  /** The part that the buyer chose for each invoice, and what the money pays now. */
  invoices: z.array(z.object({ number: z.string(), chosenMinor: minor, paidMinor: minor })),
  advanceMinor: minor,
  onAccountMinor: minor,
  lines: z.array(z.object({ itemName: z.string(), maker: z.string(), quantity: z.number(), totalMinor: minor })),
  events: z.array(z.object({ kind: z.string(), receivedAt: jsonInstant })),
});

const shown = {
  /** The name of the provider. */
  provider: z.string(),
  /** The part of the amount that refunds have paid back. */
  refundedMinor: minor,
};

/** The views are those of a problem, `closed` and `all`; without one everything that needs a look. */
export const listPaymentsAtDesk = defineContract({
  path: 'desk/api/:site/payments/',
  method: 'GET',
  summary: 'lists online payments that need a look, longest waiting first, or all of them',
  request: z.object({ site: deskSite, ...listFields }),
  reply: listReply(storedPayment.extend(shown)),
});

const onPayment = { site: deskSite, id: rowId };

export const paymentAtDesk = defineContract({
  path: 'desk/api/:site/payments/record/',
  method: 'GET',
  summary: 'shows an online payment with its lines, refunds, webhooks and history',
  request: z.object(onPayment),
  reply: z.object({
    success: z.literal(true),
    ...storedPaymentRecord.shape,
    ...shown,
    history: recordHistory,
    /** The actions that are possible now. */
    can: z.object({
      finish: z.boolean(),
      refund: z.boolean(),
      /** Whether the part that pays no invoice can be refunded alone. */
      refundOnAccount: z.boolean(),
      settle: z.boolean(),
    }),
  }),
  refusals: pickRefusals(onlinePaymentRefusals, 'unknown_payment'),
});

export const askProviderAtDesk = defineContract({
  path: 'desk/api/:site/payments/provider/',
  method: 'GET',
  summary: 'asks the payment provider what it knows of a payment now',
  request: z.object(onPayment),
  reply: z.object({
    success: z.literal(true),
    provider: z.string(),
    state: z.enum(['open', 'paid', 'ended']),
    captures: z.array(z.object({ id: z.string(), amount: minor, currency: z.string(), known: z.boolean() })),
    /** The answer of the provider in one sentence. */
    says: z.string(),
    /** It agrees with what is recorded here. */
    agrees: z.boolean(),
  }),
  refusals: pickRefusals(onlinePaymentRefusals, 'never_opened', 'no_answer', 'no_keys', 'not_known', 'unknown_payment'),
});

export const finishPaymentAtDesk = defineContract({
  path: 'desk/api/:site/payments/finish/',
  method: 'POST',
  summary: 'asks the provider and finishes a payment: places its order, refunds it, or ends it',
  request: z.object(onPayment),
  reply: messageReply,
  refusals: pickRefusals(
    onlinePaymentRefusals,
    'never_opened',
    'no_answer',
    'no_keys',
    'not_finished',
    'not_known',
    'unknown_payment',
  ),
});

export const refundPaymentAtDesk = defineContract({
  path: 'desk/api/:site/payments/refund/',
  method: 'POST',
  summary: 'refunds a payment without an order, whole or what of it is on account, or tries a failed refund again',
  request: z.object({ ...onPayment, reason: freeText(300), onlyOnAccount: z.boolean().default(false) }),
  reply: messageReply,
  refusals: pickRefusals(
    onlinePaymentRefusals,
    'cannot_be',
    'not_refunded',
    'refund_under_way',
    'refunded_before',
    'unknown_payment',
  ),
});

export const settlePaymentAtDesk = defineContract({
  path: 'desk/api/:site/payments/settle/',
  method: 'POST',
  summary: 'marks a payment as settled outside of the store, with the reason',
  request: z.object({ ...onPayment, reason: freeText(300) }),
  reply: messageReply,
  refusals: pickRefusals(onlinePaymentRefusals, 'cannot_be', 'refund_under_way', 'settled_before', 'unknown_payment'),
});
