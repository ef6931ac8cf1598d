import type { SessionState } from '../../payments/gateways/payment-gateway.ts';
import { formatAnyMoney } from '../../payments/online-payments/format-any-money.ts';
import type { PaymentProblem } from '../../payments/online-payments/payment-problem.data.ts';
import type { PaymentState } from '../../payments/online-payments/payment-state.rule.ts';

const stateLabels: Readonly<Record<PaymentState, string>> = {
  opening: 'opening',
  open: 'can be paid',
  ended: 'not paid',
  settled: 'paid, not finished',
  ordered: 'paid',
  booked: 'paid',
  refused: 'refunded',
};

type Paid = { state: PaymentState; amountMinor: number; refundedMinor: number };

const isPaid = ({ state }: Paid) => state === 'ordered' || state === 'booked';

/** None of the money is left: its order was cancelled, or it was given back. */
export const isRefunded = (payment: Paid): boolean =>
  payment.state === 'refused' || (isPaid(payment) && payment.refundedMinor >= payment.amountMinor);

export function stateText(payment: Paid): string {
  if (isRefunded(payment)) return stateLabels.refused;
  return isPaid(payment) && payment.refundedMinor > 0 ? 'refunded in part' : stateLabels[payment.state];
}

export const problemLabels: Readonly<Record<PaymentProblem, string>> = {
  no_order: 'Paid, not finished',
  refund_failed: 'Refund failed',
  refunded_at_provider: 'Refunded at the provider',
  differs: 'Amount differs',
  hanging: 'Hanging',
};

export const problemHints: Readonly<Record<PaymentProblem, string>> = {
  no_order: 'The money is there, but it could not become its order or be booked yet. Finish it, or refund the money.',
  refund_failed: 'The buyer waits for this money. Refund it again, or settle it with the customer.',
  refunded_at_provider:
    'It was refunded in the dashboard of its provider. Its order goes on, or its invoices are open again: cancel the order, or agree with the customer how they are paid. Then mark it as settled.',
  differs: 'Another amount was paid than was asked for, and is refunded. Mark it as settled once you have looked.',
  hanging: 'It could be paid until a while ago, and nobody knows how it ended. Ask the provider and finish it.',
};

type Known = { state: PaymentState; captureId: string | null; amountMinor: number; currency: string };

export function providerSays(payment: Known, { state, captures }: SessionState): string {
  if (captures.length === 0)
    return state === 'ended' ? 'Nothing is paid, and it can no longer be paid.' : 'Nothing is paid yet.';
  const amounts = captures.map(({ amountMinor, currency }) => formatAnyMoney(amountMinor, currency.toUpperCase()));
  const [only] = amounts;
  const paid =
    captures.length === 1 ? `${only ?? ''} is paid.` : `${amounts.join(' + ')} is paid, in ${amounts.length} payments.`;
  return agreesWith(payment, { state, captures }) ? paid : `${paid} ${'Here it is recorded otherwise.'}`;
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
  if (state === 'ordered') return 'The payment has its order.';
  if (state === 'booked') return 'The payment is booked on the account.';
  if (state === 'refused') return `The money is refunded: ${reason}`;
  if (state === 'open') return 'Nothing is paid yet; it can still be paid.';
  return 'Nothing is paid, and the payment is ended.';
}

export const refundedText = (amounts: string): string =>
  amounts ? `${amounts} is refunded.` : 'The refund is under way.';

export const settledText = (): string => 'Marked as settled outside of the store.';
