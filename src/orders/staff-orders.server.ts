import { accountForStaff } from '../account/staff-view.server.ts';
import { creditDays } from '../payments/credit.server.ts';
import type { Db } from '../server/db.ts';
import type { Site } from '../sites/site.ts';
import { type DispatchRow, findDispatches } from './dispatches.db.ts';
import { type DocumentEntry, findDocuments } from './documents.db.ts';
import { findOrderFactsOf, findOrderLines, type OrderFacts, type OrderLineRow } from './order-facts.db.ts';
import { type OrderMoney, orderMoney } from './order-money.server.ts';
import { paymentWords } from './payment-words.rule.ts';
import { findWaitingOrders, type WaitingOrder } from './staff-orders.db.ts';

export type StaffOrder = {
  order: OrderFacts;
  lines: OrderLineRow[];
  dispatches: DispatchRow[];
  documents: DocumentEntry[];
  /** 'Credit limit, 45 days from each invoice', 'Bank transfer before dispatch', 'Paid online'. */
  payment: string;
  money: OrderMoney;
  /** What staff should look at in the tax number of its customer. */
  flags: string[];
};

/** Orders of the site that wait for approval, for goods or for their arrival, the longest waiting first. */
export const waitingOrders = (db: Db, site: Site, most: number): Promise<WaitingOrder[]> =>
  findWaitingOrders(db, { site: site.code, most });

/** One order of the site as staff see it; undefined when there is none of this number. */
export async function orderForStaff(db: Db, site: Site, number: string): Promise<StaffOrder | undefined> {
  const [order] = await findOrderFactsOf(db, { site: site.code, number });
  if (!order) return undefined;
  const of = { orderId: order.id };
  const [lines, dispatches, documents, days, account] = await Promise.all([
    findOrderLines(db, of),
    findDispatches(db, of),
    findDocuments(db, of),
    creditDays(db, order.customerId),
    accountForStaff(db, site, order.email),
  ]);
  const payment = paymentWords({ ...order, creditDays: days });
  const money = await orderMoney(db, order, lines);
  return { order, lines, dispatches, documents, payment, money, flags: account?.flags ?? [] };
}
