import { moneyOfOrder } from '../payments/order-money.server.ts';
import type { Db } from '../server/db.ts';
import { Refused } from '../server/refuse.ts';
import { findInvoiced } from './documents.db.ts';
import type { OrderFacts, OrderLineRow } from './order-facts.db.ts';
import { isByTransfer } from './payment-words.rule.ts';
import { missingMinor, missingWords, reasonRefusal, uninvoicedMinor } from './transfer-money.rule.ts';

/** How an order stands with its money, in minor units. */
export type OrderMoney = {
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

type Order = Pick<OrderFacts, 'id' | 'customerId' | 'paymentMode' | 'paymentOption'>;

/** The money of an order; where it decides anything the order is locked. */
export async function orderMoney(db: Db, order: Order, lines: readonly OrderLineRow[]): Promise<OrderMoney> {
  const { id: orderId, customerId } = order;
  const money = await moneyOfOrder(db, { customerId, orderId });
  const invoiced = await findInvoiced(db, { orderId });
  const stands = { ...money, uninvoicedMinor: uninvoicedMinor(lines, invoiced) };
  return {
    cameInMinor: money.usedMinor + money.unusedMinor,
    onAccountMinor: money.onAccountMinor,
    unpaidMinor: money.unpaidMinor,
    uninvoicedMinor: stands.uninvoicedMinor,
    owingMinor: missingMinor({ ...stands, onAccountMinor: 0 }),
    missingMinor: isByTransfer(order) ? missingMinor(stands) : 0,
  };
}

/** What of an order by transfer has not come in, for its buyer to pay; 0 of others. */
export const toTransferMinor = async (db: Db, order: Order, lines: readonly OrderLineRow[]): Promise<number> =>
  isByTransfer(order) ? (await orderMoney(db, order, lines)).missingMinor : 0;

/** Why goods of an order may not leave yet: it is paid by transfer, money is missing, and staff give no good reason. */
export function unpaidRefusal(order: OrderFacts, { missingMinor }: OrderMoney, reason?: string): Refused | undefined {
  if (missingMinor === 0) return undefined;
  const refusal = reason === undefined ? missingWords(order, missingMinor) : reasonRefusal(reason);
  return refusal === undefined ? undefined : new Refused('money_missing', refusal);
}
