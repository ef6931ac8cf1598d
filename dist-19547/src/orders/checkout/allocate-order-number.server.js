import { dayOf } from '../../lib/dates.js';
                                                                   
                                                
import { formatOrderNumber } from '../order-number.rule.js';
import { nextOrderSerial } from './place-order.db.js';

/**
 * Uses the counters' own connection, so that orders do not wait for each other. Call it when nothing can refuse the
 * order any more, because a rollback would leave a gap.
 */
export async function allocateOrderNumber({ counters }                      , site      , now      )                  {
  const year = Number(dayOf(now, site.calendar.timeZone).slice(0, 4));
  const [allocated] = await nextOrderSerial(counters, { site: site.code, year });
  if (!allocated) throw new Error('no order number was allocated');
  return formatOrderNumber(site.name, year, allocated.serial);
}
