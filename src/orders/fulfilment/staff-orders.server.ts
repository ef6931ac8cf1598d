import { accountForStaff } from '../../account/customers/staff-view.server.ts';
import { creditDays } from '../../payments/credit/credit.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import { type DispatchRow, findDispatches } from '../dispatches.db.ts';
import { type DocumentSummary, findOrderDocuments } from '../documents/documents.db.ts';
import { paymentDescription } from '../documents/payment-description.rule.ts';
import { findOrderLines, findSiteOrder, type OrderLineRow, type OrderRecord } from '../orders.db.ts';
import { findOrderBalance, type OrderBalance } from './order-balance.server.ts';
import { findWaitingOrders, type WaitingOrder } from './staff-orders.db.ts';

export type StaffOrder = {
  order: OrderRecord;
  lines: OrderLineRow[];
  dispatches: DispatchRow[];
  documents: DocumentSummary[];
  payment: string;
  money: OrderBalance;
  /** What staff should check about the customer's tax number. */
  flags: string[];
};

export const listWaitingOrders = (db: Db, site: Site, max: number): Promise<WaitingOrder[]> =>
  findWaitingOrders(db, { site: site.code, max });

export async function findOrderForStaff(db: Db, site: Site, number: string): Promise<StaffOrder | undefined> {
  const [order] = await findSiteOrder(db, { site: site.code, number });
  if (!order) return undefined;
  const of = { orderId: order.id };
  const [lines, dispatches, documents, days, account] = await Promise.all([
    findOrderLines(db, of),
    findDispatches(db, of),
    findOrderDocuments(db, of),
    creditDays(db, order.customerId),
    accountForStaff(db, site, order.email),
  ]);
  const payment = paymentDescription({ ...order, creditDays: days });
  const money = await findOrderBalance(db, order, lines);
  return { order, lines, dispatches, documents, payment, money, flags: account?.flags ?? [] };
}
