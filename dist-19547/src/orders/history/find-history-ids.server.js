import { addDays,           dayOf, momentAt } from '../../lib/dates.js';
                                                                   
                                                
import { parseOrderNumber } from '../order-number.rule.js';
import { readOrderSearch } from '../order-search.rule.js';
import { readHistoryState, statusesOf } from './history-states.rule.js';
import { daysOfPeriod, readOrderPeriod } from './order-period.rule.js';
import { findOwnOrderIds, searchOwnOrderIds } from './own-orders.db.js';

/** As it is in the address of the page. */
                                                                                         

                                                              

/** The newest orders that the filter leaves, and how many it leaves in each state. */
export async function findHistoryIds(
  db    ,
  site      ,
  { state, period, q, before = '' }              ,
  { customerId, now, limit }       ,
) {
  const today = dayOf(now, site.calendar.timeZone);
  const page = {
    customerId,
    statuses: [...statusesOf[readHistoryState(state)]],
    ...momentsOf(site, daysOfPeriod(readOrderPeriod(period), today, site.country)),
    before: parseOrderNumber(before),
    limit,
  };
  const search = readOrderSearch(q, site.name, Number(today.slice(0, 4)));
  const [found] = search
    ? await searchOwnOrderIds(db, { ...page, ...search, numbers: [...search.numbers] })
    : await findOwnOrderIds(db, page);
  return { ids: found?.ids ?? [], counts: found?.counts ?? [] };
}

const beginning = new Date(0);
const end = new Date('9999-01-01T00:00:00Z');

/** From the first moment of the first day to that of the day after the last. */
function momentsOf(site      , days                                       )                               {
  if (!days) return { since: beginning, until: end };
  const midnight = (day     ) => momentAt(day, '00:00', site.calendar.timeZone);
  return { since: midnight(days.first), until: midnight(addDays(days.last, 1)) };
}
