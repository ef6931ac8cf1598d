// An order that is paid before it leaves does so when its money is there, or when staff give a reason why it leaves without.

import type { TaxTreatment } from '../../account/tax-registration/place-of-supply.rule.ts';
import type { Currency } from '../../lib/currency.ts';
import { formatMoney } from '../../lib/money.ts';
import { sum } from '../../lib/sum.ts';
import { taxOf } from '../documents/tax-parts.rule.ts';
import { keptMinor, type TaxedLinePieces } from '../documents/tax-share.rule.ts';
import { type OrderStatus, releasingStatuses } from '../order-state.rule.ts';
import type { PaymentMode } from '../payment-mode.data.ts';

type OrderedLine = {
  id: number;
  ordered: number;
  dispatched: number;
  cancelled: number;
  unitMinor: number;
  taxMinor: number;
};
type InvoicedLine = TaxedLinePieces & { taxableMinor: number };

/** The amount includes tax; lines that are sent or cancelled add nothing. */
export function uninvoicedMinor(
  lines: readonly OrderedLine[],
  invoiced: readonly InvoicedLine[],
  form: TaxTreatment,
): number {
  return sum(lines, (line) => {
    if (line.ordered <= line.dispatched + line.cancelled) return 0;
    const before = sum(
      invoiced.filter((one) => one.orderLineId === line.id),
      (one) => one.taxableMinor + taxOf(one),
    );
    return Math.max(0, keptMinor(line, form) - before);
  });
}

export type TransferBalance = {
  unpaidMinor: number;
  uninvoicedMinor: number;
  /** Received for the order and not used yet, and the customer's other money on account. */
  unusedMinor: number;
  onAccountMinor: number;
};

export const shortfallMinor = (money: TransferBalance): number =>
  Math.max(0, money.unpaidMinor + money.uninvoicedMinor - money.unusedMinor - money.onAccountMinor);

const maxReasonLength = 300;

export function unpaidReasonRefusal(reason: string): string | undefined {
  if (reason.trim() === '') return 'Say why the goods leave unpaid.';
  if (reason.length <= maxReasonLength) return undefined;
  return `Say why the goods leave unpaid in at most ${maxReasonLength} characters.`;
}

export function shortfallMessage(
  order: { number: string; totalMinor: number; currency: Currency; paymentMode: PaymentMode },
  missing: number,
): string {
  const { number, currency, paymentMode } = order;
  const money = (minor: number) => formatMoney({ minor, currency });
  if (paymentMode === 'Online')
    return `Order ${number} was paid online, but ${money(missing)} of ${money(order.totalMinor)} is not there any more. Record new money on the customer's account, or say why the goods leave unpaid.`;
  return `Order ${number} is paid by bank transfer: ${money(missing)} of ${money(order.totalMinor)} has not come in. Record it for this order, or say why the goods leave unpaid.`;
}

/** Undefined when money may be recorded; `owingMinor` has not come in yet. */
export function transferRefusal(
  { number, status }: { number: string; status: OrderStatus },
  { byTransfer, owingMinor }: { byTransfer: boolean; owingMinor: number },
): string | undefined {
  if (!byTransfer) return `Order ${number} is not paid by bank transfer; record the money without --order.`;
  if (releasingStatuses.includes(status)) return `Order ${number} is ${status}; record the money without --order.`;
  return owingMinor > 0 ? undefined : `Nothing of order ${number} is missing; record the money without --order.`;
}
