import { loadOrderMoney } from '../../payments/credit/order-money.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import { findInvoicedLines } from '../documents/documents.db.ts';
import { isPaidByTransfer, isPrepaid } from '../documents/payment-description.rule.ts';
import { fulfilmentRefusals } from '../order-refusals.ts';
import type { OrderLineRow, OrderRecord } from '../orders.db.ts';
import { shortfallMessage, shortfallMinor, uninvoicedMinor, unpaidReasonRefusal } from './transfer-balance.rule.ts';

export type OrderBalance = {
  /** The money that came in for the order, used or not, and the customer's other money on account. */
  cameInMinor: number;
  onAccountMinor: number;
  unpaidMinor: number;
  uninvoicedMinor: number;
  /** Credit that the order uses for what is not invoiced. */
  heldMinor: number;
  /** The cost of the order beyond what came in for it. */
  owingMinor: number;
  /** The amount that must come in before goods leave; 0 where the order is on credit. */
  missingMinor: number;
};

type Order = Pick<OrderRecord, 'id' | 'customerId' | 'paymentMode' | 'paymentOption' | 'taxForm'>;

export async function findOrderBalance(db: Db, order: Order, lines: readonly OrderLineRow[]): Promise<OrderBalance> {
  const { id: orderId, customerId } = order;
  const money = await loadOrderMoney(db, { customerId, orderId });
  const invoiced = await findInvoicedLines(db, { orderId });
  const balance = { ...money, uninvoicedMinor: uninvoicedMinor(lines, invoiced, order.taxForm) };
  return {
    cameInMinor: money.usedMinor + money.unusedMinor,
    onAccountMinor: money.onAccountMinor,
    unpaidMinor: money.unpaidMinor,
    uninvoicedMinor: balance.uninvoicedMinor,
    heldMinor: money.heldMinor,
    owingMinor: shortfallMinor({ ...balance, onAccountMinor: 0 }),
    missingMinor: isPrepaid(order) ? shortfallMinor(balance) : 0,
  };
}

export const findTransferDueMinor = async (db: Db, order: Order, lines: readonly OrderLineRow[]): Promise<number> =>
  isPaidByTransfer(order) ? (await findOrderBalance(db, order, lines)).missingMinor : 0;

/** Undefined when goods may leave: the money is there, or staff give a reason. */
export function unpaidDispatchRefusal(
  order: OrderRecord,
  { missingMinor }: OrderBalance,
  reason?: string,
): Refusal<'money_missing'> | undefined {
  if (missingMinor === 0) return undefined;
  const refusal = reason === undefined ? shortfallMessage(order, missingMinor) : unpaidReasonRefusal(reason);
  return refusal === undefined ? undefined : refuse(fulfilmentRefusals, 'money_missing', { reason: refusal });
}
