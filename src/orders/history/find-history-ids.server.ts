import { addDays, type Day, dayOf, momentAt } from '../../lib/dates.ts';
import type { Db } from '../../server/database/database.server.ts';
import { numberPrefixes } from '../../sites/number-prefixes.ts';
import type { Site } from '../../sites/site.ts';
import { parseOrderNumber } from '../order-number.rule.ts';
import { readOrderSearch } from '../order-search.rule.ts';
import { readHistoryState, statusesOf } from './history-states.rule.ts';
import { daysOfPeriod, readOrderPeriod } from './order-period.rule.ts';
import { readOrderSort } from './order-sort.rule.ts';
import { findOwnOrderIds, searchOwnOrderIds, sortOwnOrderIds } from './own-orders.db.ts';

/** The query in the address of the page. */
export type HistoryQuery = { state: string; period: string; q: string; sort?: string; before?: string };

type About = { customerId: number; now: Date; limit: number };

/** The first orders that the filter leaves, as they are sorted, and how many it leaves in each state. */
export async function findHistoryIds(
  db: Db,
  site: Site,
  { state, period, q, sort: sortText = '', before = '' }: HistoryQuery,
  { customerId, now, limit }: About,
) {
  const today = dayOf(now, site.calendar.timeZone);
  const page = {
    customerId,
    statuses: [...statusesOf[readHistoryState(state)]],
    ...momentsOf(site, daysOfPeriod(readOrderPeriod(period), today, site.country)),
    before: parseOrderNumber(before),
    limit,
  };
  const sort = readOrderSort(sortText);
  const search = readOrderSearch(q, numberPrefixes(site), Number(today.slice(0, 4)));
  const [found] = search
    ? await searchOwnOrderIds(db, { ...page, ...search, numbers: [...search.numbers], sort })
    : sort === 'newest'
      ? await findOwnOrderIds(db, page)
      : await sortOwnOrderIds(db, { ...page, sort });
  return { ids: found?.ids ?? [], counts: found?.counts ?? [] };
}

const beginning = new Date(0);
const end = new Date('9999-01-01T00:00:00Z');

/** The moments run from the start of the first day to the start of the day after the last. */
function momentsOf(site: Site, days: { first: Day; last: Day } | undefined): { since: Date; until: Date } {
  if (!days) return { since: beginning, until: end };
  const midnight = (day: Day) => momentAt(day, '00:00', site.calendar.timeZone);
  return { since: midnight(days.first), until: midnight(addDays(days.last, 1)) };
}
