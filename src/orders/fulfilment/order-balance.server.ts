import { loadOrderMoney } from '../../payments/credit/order-money.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { findInvoicedLines } from '../documents/documents.db.ts';
import { isPaidByTransfer } from '../documents/payment-description.rule.ts';
import type { OrderLineRow, OrderRecord } from '../orders.db.ts';
import { shortfallMessage, shortfallMinor, uninvoicedMinor, unpaidReasonRefusal } from './transfer-balance.rule.ts';

/** How an order stands with its money, in minor units. */
export type OrderBalance = {
  /** What came in for it, used or not, and what lies on its customer's account besides. */
  cameInMinor: number;
  onAccountMinor: number;
  unpaidMinor: number;
  uninvoicedMinor: number;
  /** What it costs beyond what came in for it. */
  owingMinor: number;
  /** Of an order by transfer what has to come in before goods leave; 0 of others. */
  missingMinor: number;
};

type Order = Pick<OrderRecord, 'id' | 'customerId' | 'paymentMode' | 'paymentOption'>;

/** The money of an order; where it decides anything the order is locked. */
export async function findOrderBalance(db: Db, order: Order, lines: readonly OrderLineRow[]): Promise<OrderBalance> {
  const { id: orderId, customerId } = order;
  const money = await loadOrderMoney(db, { customerId, orderId });
  const invoiced = await findInvoicedLines(db, { orderId });
  const balance = { ...money, uninvoicedMinor: uninvoicedMinor(lines, invoiced) };
  return {
    cameInMinor: money.usedMinor + money.unusedMinor,
    onAccountMinor: money.onAccountMinor,
    unpaidMinor: money.unpaidMinor,
    uninvoicedMinor: balance.uninvoicedMinor,
    owingMinor: shortfallMinor({ ...balance, onAccountMinor: 0 }),
    missingMinor: isPaidByTransfer(order) ? shortfallMinor(balance) : 0,
  };
}

/** What of an order by transfer has not come in, for its buyer to pay; 0 of others. */
export const findTransferDueMinor = async (db: Db, order: Order, lines: readonly OrderLineRow[]): Promise<number> =>
  isPaidByTransfer(order) ? (await findOrderBalance(db, order, lines)).missingMinor : 0;

/** Why goods of an order may not leave yet: it is paid by transfer, money is missing, and staff give no good reason. */
export function unpaidDispatchRefusal(
  order: OrderRecord,
  { missingMinor }: OrderBalance,
  reason?: string,
): Refusal | undefined {
  if (missingMinor === 0) return undefined;
  const refusal = reason === undefined ? shortfallMessage(order, missingMinor) : unpaidReasonRefusal(reason);
  return refusal === undefined ? undefined : new Refusal('money_missing', refusal);
}
