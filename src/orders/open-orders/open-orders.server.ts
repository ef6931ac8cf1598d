import { type Day, dayOf } from '../../lib/dates.ts';
import type { Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import { byArrival, nextArrival, type Stage } from './next-arrival.rule.ts';
import { findOpenOrders } from './open-orders.db.ts';

/** For a customer with more open orders than this, only the newest are read. */
const maxSorted = 100;

export type OpenOrders = { total: number; orders: OrderOnTheWay[] };

export type OrderOnTheWay = {
  order_no: string;
  purchase_order_no: string;
  stage: Stage;
  pieces: number;
  lines: number;
  /** The name of the item in an order of one line, else ''. */
  item_name: string;
  branch: string;
  /** The day on which the goods on the road left; '' when there is none. */
  sent_on: Day | '';
  expected_on: Day | '';
  tracking: string;
};

/** The first `limit` to arrive. */
export async function findOrdersOnTheWay(
  db: Db,
  site: Site,
  { customerId, now, limit }: { customerId: number; now: Date; limit: number },
): Promise<OpenOrders> {
  const { timeZone } = site.calendar;
  const today = dayOf(now, timeZone);
  const rows = await findOpenOrders(db, { customerId, limit: maxSorted });
  const next = rows.map((row) => ({ row, next: nextArrival(row, today) }));
  const first = next.toSorted((a, b) => byArrival(a.next, b.next)).slice(0, limit);
  return {
    total: rows[0]?.total ?? 0,
    orders: first.map(({ row, next: { stage, pieces, expectedOn } }) => ({
      order_no: row.number,
      purchase_order_no: row.purchaseOrderNo ?? '',
      stage,
      pieces,
      lines: row.lines,
      item_name: row.itemName,
      branch: row.branch,
      sent_on: row.sentAt ? dayOf(row.sentAt, timeZone) : '',
      expected_on: expectedOn,
      tracking: row.tracking,
    })),
  };
}
