import { dayOf } from '../../lib/dates.ts';
import type { Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import { formatOrderNumber } from '../order-number.rule.ts';
import { nextOrderSerial } from './place-order.db.ts';

/**
 * Uses the counters' own connection, so that orders do not wait for each other. Call it when nothing can refuse the
 * order any more, because a rollback would leave a gap.
 */
export async function allocateOrderNumber({ counters }: Pick<Db, 'counters'>, site: Site, now: Date): Promise<string> {
  const year = Number(dayOf(now, site.calendar.timeZone).slice(0, 4));
  const [allocated] = await nextOrderSerial(counters, { site: site.code, year });
  if (!allocated) throw new Error('no order number was allocated');
  return formatOrderNumber(site.numberPrefix, year, allocated.serial);
}
