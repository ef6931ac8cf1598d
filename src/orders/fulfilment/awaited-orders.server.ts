import type { AwaitedOrder } from '../../payments/bank-statement/bank-rows.contract.ts';
import type { OrdersWanted } from '../../payments/bank-statement/find-suggestions.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import { findOrderLines } from '../orders.db.ts';
import { findTransferOrders } from './fulfilment.db.ts';
import { findOrderBalance } from './order-balance.server.ts';

/** Orders by bank transfer that still owe money: those named, of that amount, or of these customers. */
export async function findAwaitedOrders(db: Db, site: Site, wanted: OrdersWanted): Promise<AwaitedOrder[]> {
  const { numbers, amounts, customerIds } = wanted;
  const orders = await findTransferOrders(db, {
    site: site.code,
    numbers: [...numbers],
    amounts: [...amounts],
    customerIds: [...customerIds],
  });
  const awaited: AwaitedOrder[] = [];
  for (const { number, ...identified } of orders) {
    const { id, customerId } = identified;
    const order = { ...identified, paymentMode: 'Offline', paymentOption: 'cash' } as const;
    const { owingMinor } = await findOrderBalance(db, order, await findOrderLines(db, { orderId: id }));
    if (owingMinor > 0) awaited.push({ customerId, number, owingMinor });
  }
  return awaited;
}
