// Who may pay how: one rule for the review page, placing an order and starting an online payment.

import { can } from '../../account/permissions/permissions.rule.ts';
import type { Standing } from '../../account/permissions/standing.rule.ts';
import { msg } from '../../lib/i18n.ts';
import type { NameOf } from '../../lib/refusals.ts';
import type { Site } from '../../sites/site.ts';
import { overdueText } from '../credit/overdue.rule.ts';

type GatewayName = Site['onlinePayment'][number];
export type PaymentMethod = 'credit' | GatewayName | 'transfer';

export const isOnline = (method: PaymentMethod | undefined): method is GatewayName =>
  method !== undefined && method !== 'credit' && method !== 'transfer';

export type PaymentFacts = {
  standing: Standing;
  hasTerms: boolean;
  balanceMinor: number;
  totalMinor: number;
  online: readonly GatewayName[];
  maxOnlineMinor: number;
  transferAllowed: boolean;
  unavailable?: readonly GatewayName[] | undefined;
};

export const closedMessages = {
  verification_pending: msg("Your account is not verified yet. We'll let you know as soon as you can order."),
  'verification_pending.no_profile': msg('Please complete your profile first. Our team then checks your account.'),
  overdue: overdueText,
  credit_not_allowed: msg(
    'Credit is available to Active accounts only. You can still place your order without credit.',
  ),
  online_not_allowed: msg(
    'Online payment is available to Active accounts only. You can still place your order without it.',
  ),
  transfer_not_allowed: msg('Please call {phone} to arrange payment by bank transfer.'),
  'not_taken.here': msg('{site} takes online payments in another way. Please choose one on the review page.'),
  not_taken: msg('Online payment is not available yet. Please call {phone}.'),
  balance_too_small: msg('Your Available Balance of {balance} is less than this order.'),
  above_online_limit: msg('{total} is above the online payment limit of {limit}. Please call {phone}.'),
} as const;
export type ClosedReason = NameOf<keyof typeof closedMessages>;

export type PaymentChoice = { method: PaymentMethod; closed?: ClosedReason };

/**
 * Why this account may not pay this order by `method`: Approval Pending pays by transfer, overdue online, Active as
 * balance, limit and staff allow. `method` is undefined for an online payment on a site without a gateway.
 */
export function closedReason(method: PaymentMethod | undefined, facts: PaymentFacts): ClosedReason | undefined {
  const account = accountRefusal(facts.standing, method);
  if (account) return account;
  if (method === 'credit') return creditRefusal(facts);
  if (method === 'transfer') return mayTransfer(facts) ? undefined : 'transfer_not_allowed';
  if (!can(facts.standing, 'pay-online')) return 'online_not_allowed';
  if (method === undefined || facts.unavailable?.includes(method)) return 'not_taken';
  return facts.totalMinor > facts.maxOnlineMinor ? 'above_online_limit' : undefined;
}

export function accountRefusal(standing: Standing, method: PaymentMethod | undefined): ClosedReason | undefined {
  if (!can(standing, 'order')) return 'verification_pending';
  const paysOffline = can(standing, 'pay-on-credit') || can(standing, 'pay-by-transfer');
  return (method === 'credit' || method === 'transfer') && !paysOffline ? 'overdue' : undefined;
}

const mayTransfer = ({ standing, transferAllowed }: PaymentFacts) =>
  can(standing, 'pay-by-transfer') || (transferAllowed && can(standing, 'pay-by-agreed-transfer'));

function creditRefusal({ standing, balanceMinor, totalMinor }: PaymentFacts): ClosedReason | undefined {
  if (!can(standing, 'pay-on-credit')) return 'credit_not_allowed';
  return totalMinor > balanceMinor || balanceMinor <= 0 ? 'balance_too_small' : undefined;
}

export function paymentChoices(facts: PaymentFacts): PaymentChoice[] {
  return offeredMethods(facts).map((method) => {
    const closed = closedReason(method, facts);
    return closed ? { method, closed } : { method };
  });
}

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

export const defaultPaymentMethod = (standing: Standing): 'credit' | 'transfer' =>
  can(standing, 'pay-by-transfer') ? 'transfer' : 'credit';
