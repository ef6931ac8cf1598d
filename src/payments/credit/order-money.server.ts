import { sum } from '../../lib/sum.ts';
import type { Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import { moneyToAllocate } from './allocation.rule.ts';
import { releaseCredit } from './credit.server.ts';
import { findOpenMoney, findOrderMoney, type OrderMoney } from './ledger.db.ts';
import { type Booking, book } from './ledger.server.ts';

export async function loadOrderMoney(
  db: Db,
  { customerId, orderId }: { customerId: number; orderId: number },
): Promise<OrderMoney & { onAccountMinor: number }> {
  const money = await ofOrder(db, orderId);
  const usable = moneyToAllocate(await findOpenMoney(db, { customerId }), orderId);
  return { ...money, onAccountMinor: sum(usable, (one) => one.openMinor) - money.unusedMinor };
}

type Reservation = Pick<Booking, 'currency' | 'now' | 'by'> & { orderId: number };

/** The order takes the credit that its money has freed, up to `uninvoicedMinor`. Returns what is newly reserved. */
export async function reserveOrderMoney(
  db: Db,
  site: Site,
  customerId: number,
  { uninvoicedMinor, amountMinor, ...reservation }: Reservation & { uninvoicedMinor: number; amountMinor: number },
): Promise<number> {
  const { heldMinor } = await ofOrder(db, reservation.orderId);
  const keptMinor = Math.max(0, Math.min(amountMinor, uninvoicedMinor - heldMinor));
  if (keptMinor > 0) await book(db, { site, customerId }, 'order', { ...reservation, amountMinor: keptMinor });
  return keptMinor;
}

export async function releaseOrderMoney(db: Db, site: Site, { orderId, ...reservation }: Reservation): Promise<void> {
  const { heldMinor, unusedMinor } = await ofOrder(db, orderId);
  const maxMinor = heldMinor - unusedMinor;
  if (maxMinor > 0) await releaseCredit(db, site, orderId, { ...reservation, maxMinor });
}

async function ofOrder(db: Db, orderId: number): Promise<OrderMoney> {
  const [money] = await findOrderMoney(db, { orderId });
  if (!money) throw new Error('a sum without a row');
  return money;
}
