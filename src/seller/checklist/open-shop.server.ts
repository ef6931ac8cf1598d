import { formatDateTime } from '../../lib/dates.ts';
import { cancelTestOrders } from '../../orders/fulfilment/cancel-test-orders.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import type { SellerSite } from '../../sites/site.ts';
import { closeSite, lastOpening, openSite } from '../opening/open-site.server.ts';
import { openingRefusals } from '../seller-refusals.ts';
import { missingOf } from './checklist.rule.ts';
import { findChecklist, type OpeningContext, type OpeningTools } from './find-checklist.server.ts';

/** `seen` is the moment of the last opening or closing that was on the screen, as an ISO text, or 'never'. */
type Author = { by: string; seen: string };

/** The test orders by what became of them. One that could not be cancelled stays a test: nothing of it leaves. */
export type Opened = { cancelled: number; left: readonly string[] };

/** Refuses with the list while something required is missing. */
export async function openShop(
  tools: OpeningTools,
  context: OpeningContext & Author,
): Promise<Opened | Refusal<'changed_meanwhile' | 'not_ready' | 'open'>> {
  const { database, site, by, now, seen } = context;
  const missing = missingOf(await findChecklist(tools, context));
  if (missing.length > 0) {
    const list = missing.map(({ label }) => label).join(', ');
    return refuse(openingRefusals, 'not_ready', { site: site.name, list });
  }
  const refused = await database.transaction(async (db) => {
    const changed = await changedMeanwhile(db, site, seen);
    if (changed) return changed;
    const isOpened = await openSite(db, site, { by, now });
    return isOpened ? undefined : refuse(openingRefusals, 'open', { site: site.name });
  });
  return refused ?? cancelTestOrders(database, site, { by, now });
}

export async function closeShop(
  context: Pick<OpeningContext, 'database' | 'site' | 'now'> & Author,
): Promise<Refusal<'changed_meanwhile' | 'closed'> | undefined> {
  const { database, site, by, now, seen } = context;
  return database.transaction(async (db) => {
    const changed = await changedMeanwhile(db, site, seen);
    if (changed) return changed;
    const isClosed = site.isOpen && (await closeSite(db, site, { by, now }));
    return isClosed ? undefined : refuse(openingRefusals, 'closed', { site: site.name });
  });
}

async function changedMeanwhile(
  db: Db,
  site: SellerSite,
  seen: string,
): Promise<Refusal<'changed_meanwhile'> | undefined> {
  const last = await lastOpening(db, site);
  if ((last?.since.toISOString() ?? 'never') === seen) return undefined;
  if (!last) return refuse(openingRefusals, 'changed_meanwhile.never', { site: site.name });
  const at = formatDateTime(last.since, site.calendar.timeZone);
  return refuse(openingRefusals, last.isOpen ? 'changed_meanwhile.opened' : 'changed_meanwhile.closed', {
    by: last.changedBy,
    site: site.name,
    at,
  });
}
