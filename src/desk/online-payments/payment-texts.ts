import { msg, t, translate } from '../../lib/i18n.ts';
import type { SessionState } from '../../payments/gateways/payment-gateway.ts';
import { formatAnyMoney } from '../../payments/online-payments/format-any-money.ts';
import type { PaymentProblem } from '../../payments/online-payments/payment-problem.data.ts';
import type { PaymentState } from '../../payments/online-payments/payment-state.rule.ts';

const stateLabels: Readonly<Record<PaymentState, string>> = {
  opening: msg('opening'),
  open: msg('can be paid'),
  ended: msg('not paid'),
  settled: msg('paid, not finished'),
  ordered: msg('paid'),
  booked: msg('paid'),
  refused: msg('refunded'),
};

type Paid = { state: PaymentState; amount: number; refunded: number };

const isPaid = ({ state }: Paid) => state === 'ordered' || state === 'booked';

/** None of the money is left: its order was cancelled, or it was given back. */
export const isRefunded = (payment: Paid): boolean =>
  payment.state === 'refused' || (isPaid(payment) && payment.refunded >= payment.amount);

export function stateText(payment: Paid): string {
  if (isRefunded(payment)) return translate(stateLabels.refused);
  return isPaid(payment) && payment.refunded > 0 ? t`refunded in part` : translate(stateLabels[payment.state]);
}

export const problemLabels: Readonly<Record<PaymentProblem, string>> = {
  no_order: msg('Paid, not finished'),
  refund_failed: msg('Refund failed'),
  refunded_at_provider: msg('Refunded at the provider'),
  differs: msg('Amount differs'),
  hanging: msg('Hanging'),
};

export const problemHints: Readonly<Record<PaymentProblem, string>> = {
  no_order: msg(
    'The money is there, but it could not become its order or be booked yet. Finish it, or refund the money.',
  ),
  refund_failed: msg('The buyer waits for this money. Refund it again, or settle it with the customer.'),
  refunded_at_provider: msg(
    'It was refunded in the dashboard of its provider. Its order goes on, or its invoices are open again: cancel the order, or agree with the customer how they are paid. Then mark it as settled.',
  ),
  differs: msg('Another amount was paid than was asked for, and is refunded. Mark it as settled once you have looked.'),
  hanging: msg('It could be paid until a while ago, and nobody knows how it ended. Ask the provider and finish it.'),
};

type Known = { state: PaymentState; captureId: string | null; amountMinor: number; currency: string };

export function providerSays(payment: Known, { state, captures }: SessionState): string {
  if (captures.length === 0)
    return state === 'ended' ? t`Nothing is paid, and it can no longer be paid.` : t`Nothing is paid yet.`;
  const amounts = captures.map(({ amountMinor, currency }) => formatAnyMoney(amountMinor, currency.toUpperCase()));
  const [only] = amounts;
  const paid =
    captures.length === 1
      ? t`${only ?? ''} is paid.`
      : t`${amounts.join(' + ')} is paid, in ${amounts.length} payments.`;
  return agreesWith(payment, { state, captures }) ? paid : `${paid} ${t`Here it is recorded otherwise.`}`;
}

/** Money of a refunded payment was there once, so either answer fits it. */
export function agreesWith(payment: Known, { captures }: SessionState): boolean {
  if (payment.state === 'refused') return true;
  const isPaidHere = payment.captureId !== null;
  if (!isPaidHere) return captures.length === 0;
  return captures.some(
    ({ id, amountMinor, currency }) =>
      id === payment.captureId && amountMinor === payment.amountMinor && currency.toUpperCase() === payment.currency,
  );
}

type Finished = { state: 'ordered' | 'booked' | 'refused' | 'open' | 'ended' | 'unknown'; reason?: string };

export function finishedText({ state, reason = '' }: Finished): string {
  if (state === 'ordered') return t`The payment has its order.`;
  if (state === 'booked') return t`The payment is booked on the account.`;
  if (state === 'refused') return t`The money is refunded: ${translate(reason)}`;
  if (state === 'open') return t`Nothing is paid yet; it can still be paid.`;
  return t`Nothing is paid, and the payment is ended.`;
}

export const refundedText = (amounts: string): string =>
  amounts ? t`${amounts} is refunded.` : t`The refund is under way.`;

export const settledText = (): string => t`Marked as settled outside of the store.`;
