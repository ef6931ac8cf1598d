import { dayOf } from '../../lib/dates.ts';
import type { Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import { formatOrderNumber } from '../order-number.rule.ts';
import { nextOrderSerial } from './place-order.db.ts';

/**
 * The next order number of the site in the year that `now` lies in there. It is drawn on the counters' own connection
 * when nothing can refuse the order any more: an order waits for no other, and only a crash leaves a number unused.
 */
export async function allocateOrderNumber({ counters }: Pick<Db, 'counters'>, site: Site, now: Date): Promise<string> {
  const year = Number(dayOf(now, site.calendar.timeZone).slice(0, 4));
  const [allocated] = await nextOrderSerial(counters, { site: site.code, year });
  if (!allocated) throw new Error('the counter of orders did not answer');
  return formatOrderNumber(site.name, year, allocated.serial);
}
