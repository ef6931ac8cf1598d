// Who may pay how: one rule for the review page, for placing an order and for beginning an online payment.

import { can } from '../../account/permissions/permissions.rule.ts';
import type { Standing } from '../../account/permissions/standing.rule.ts';
import { msg } from '../../lib/i18n.ts';
import { overdueText } from '../credit/overdue.rule.ts';

export type OnlineMethod = 'razorpay' | 'stripe';
/** transfer: against the proforma invoice, before dispatch. */
export type PaymentMethod = 'credit' | OnlineMethod | 'transfer';

export type PaymentFacts = {
  standing: Standing;
  /** Whether the customer has credit terms. */
  hasTerms: boolean;
  /** In minor units; 0 without credit terms. */
  balanceMinor: number;
  totalMinor: number;
  /** The site's providers in the order they are offered, and what can be paid through them at once. */
  online: readonly OnlineMethod[];
  maxOnlineMinor: number;
  /** Whether staff let this customer pay by bank transfer. */
  transferAllowed: boolean;
  /** Those with which no payment can be begun now; left out where the call that begins one refuses it by itself. */
  unavailable?: readonly OnlineMethod[] | undefined;
};

/** Why a way is closed, in words; `{slots}` are filled in by `closedSlots`. */
export const closedMessages = {
  verification_pending: msg('Your account is not verified yet. Our team will tell you as soon as you can order.'),
  overdue: overdueText,
  credit_not_allowed: msg('Credit is open to Active accounts only. Your order can be confirmed without credit.'),
  online_not_allowed: msg('Online payment is open to Active accounts only. Your order can be confirmed without it.'),
  transfer_not_allowed: msg('Bank transfer has to be agreed with our team first. Please call {phone}.'),
  not_taken: msg('Online payment is not open here yet. Please call {phone}.'),
  balance_too_small: msg('Available Balance {balance} is less than this order.'),
  above_online_limit: msg('{total} is more than the {limit} that can be paid online at once. Please call {phone}.'),
} as const;
export type ClosedReason = keyof typeof closedMessages;

export type PaymentChoice = { method: PaymentMethod; closed?: ClosedReason };

/**
 * Why this account may not pay this order so; undefined when it may. Verification Pending pays nothing; Approval Pending by
 * transfer only; overdue online only; credit as far as the balance covers the order; online where it is taken, up to the
 * site's limit; an Active account by transfer where staff allowed it.
 */
export function closedReason(method: PaymentMethod, facts: PaymentFacts): ClosedReason | undefined {
  const offline = method === 'credit' || method === 'transfer';
  const account = accountRefusal(facts.standing, offline ? 'Offline' : 'Online');
  if (account) return account;
  if (method === 'credit') return creditRefusal(facts);
  if (method === 'transfer') return mayTransfer(facts) ? undefined : 'transfer_not_allowed';
  if (!can(facts.standing, 'pay-online')) return 'online_not_allowed';
  if (facts.unavailable?.includes(method)) return 'not_taken';
  return facts.totalMinor > facts.maxOnlineMinor ? 'above_online_limit' : undefined;
}

/** What stands against the account whatever is ordered: told before its lines are looked at (behaviour §7). */
export function accountRefusal(standing: Standing, mode: 'Online' | 'Offline'): ClosedReason | undefined {
  if (!can(standing, 'order')) return 'verification_pending';
  const paysOffline = can(standing, 'pay-on-credit') || can(standing, 'pay-by-transfer');
  return mode === 'Offline' && !paysOffline ? 'overdue' : undefined;
}

const mayTransfer = ({ standing, transferAllowed }: PaymentFacts) =>
  can(standing, 'pay-by-transfer') || (transferAllowed && can(standing, 'pay-by-agreed-transfer'));

function creditRefusal({ standing, balanceMinor, totalMinor }: PaymentFacts): ClosedReason | undefined {
  if (!can(standing, 'pay-on-credit')) return 'credit_not_allowed';
  return totalMinor > balanceMinor || balanceMinor <= 0 ? 'balance_too_small' : undefined;
}

/** The ways a review shows, each open or with its reason; the first open one is chosen at first (specification §4). */
export function paymentChoices(facts: PaymentFacts): PaymentChoice[] {
  return offeredMethods(facts).map((method) => {
    const closed = closedReason(method, facts);
    return closed ? { method, closed } : { method };
  });
}

/** Who cannot pay on credit is also told how to come to pay by transfer. */
function offeredMethods(facts: PaymentFacts): PaymentMethod[] {
  const { standing, hasTerms, online } = facts;
  const hasCredit = hasTerms && can(standing, 'pay-on-credit');
  const onCredit = hasCredit && creditRefusal(facts) === undefined;
  const offersTransfer = mayTransfer(facts) || (can(standing, 'pay-by-agreed-transfer') && !onCredit);
  return [
    ...(hasCredit ? (['credit'] as const) : []),
    ...(can(standing, 'pay-online') ? online : []),
    ...(offersTransfer ? (['transfer'] as const) : []),
  ];
}

/** How an order is paid offline when the buyer did not say: Approval Pending by transfer, others on credit. */
export const defaultPaymentMethod = (standing: Standing): 'credit' | 'transfer' =>
  can(standing, 'pay-by-transfer') ? 'transfer' : 'credit';
