import { readCustomerSearch } from '../../account/customer-search.rule.ts';
import { cutText } from '../../lib/cut-text.ts';
import { type Day, dayOf } from '../../lib/dates.ts';
import { afterWorkingHours } from '../../lib/working-hours.ts';
import type { Db } from '../../server/database/database.server.ts';
import { partsOfNumbers } from '../../server/database/escape-like.ts';
import type { SellerSite } from '../../sites/site.ts';
import { dueFrom } from './answer-due.rule.ts';
import type { QueuedRfi } from './queued-rfi.contract.ts';
import { findQueuedRfiIds, findQueuedRfis } from './rfi-queue.db.ts';
import type { RfiQueue } from './rfi-queues.ts';

const rfisPerPage = 50;
/** More are not counted and not paged through. */
const maxCounted = 10_000;

export type RfiListQuery = {
  queue: RfiQueue;
  /** Part of a number or a reference, or what finds a customer; empty for no search. */
  search?: string;
  /** The person whose queue 'mine' is; 0 for none. */
  staffId?: number;
  /** The number of the page, from 1. */
  page?: number;
};

/** `dueAt`: when it is to be answered; null where no line is to be answered now. */
export type RfiList = { rows: QueuedRfi[]; total: number };

export async function listRfis(db: Db, site: SellerSite, query: RfiListQuery, now: Date): Promise<RfiList> {
  const { page = 1 } = query;
  const today = dayOf(now, site.calendar.timeZone);
  const lastPage = maxCounted / rfisPerPage;
  const { ids, total } = await findQueuedRfiIds(db, {
    ...filterOf(site, query, today),
    limit: rfisPerPage,
    offset: (Math.min(Math.max(1, page), lastPage) - 1) * rfisPerPage,
    most: maxCounted,
  });
  const found = ids.length === 0 ? [] : await findQueuedRfis(db, { ids, today });
  const { answerWithinHours } = site;
  const rows = found.map((rfi) => ({
    ...rfi,
    dueAt:
      rfi.waiting > 0
        ? afterWorkingHours(dueFrom(rfi.askedAt, rfi.backOn, site.calendar), answerWithinHours, site.calendar)
        : null,
  }));
  return { rows, total };
}

/** More than any shop has. */
const allRfis = 100_000_000;

/** All RFIs of a queue, in its order. */
export async function findIdsOfRfiList(db: Db, site: SellerSite, query: RfiListQuery, now: Date): Promise<number[]> {
  const filter = filterOf(site, query, dayOf(now, site.calendar.timeZone));
  return (await findQueuedRfiIds(db, { ...filter, limit: allRfis, offset: 0, most: maxCounted })).ids;
}

function filterOf({ code: site, country }: SellerSite, { queue, search = '', staffId = 0 }: RfiListQuery, today: Day) {
  const typed = cutText(search.trim(), 100);
  const parts = partsOfNumbers([typed]);
  return { site, queue, ...readCustomerSearch(typed, country), parts, today, staffId };
}
