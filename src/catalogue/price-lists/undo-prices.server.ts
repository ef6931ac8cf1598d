import { dayOf } from '../../lib/dates.ts';
import type { Db } from '../../server/database/database.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import { type LinePrices, PriceBook } from './price-book.ts';
import { loadPriceOwner, type PriceOwner } from './price-owner.server.ts';
import { findStoredPrices, lockPrices } from './price-rows.db.ts';
import { writePriceRows } from './save-prices.server.ts';

type UndonePrices = {
  owner: PriceOwner;
  lines: readonly { line: number; prices: LinePrices }[];
  by: string;
  now: Date;
};

const changedSince = 'Somebody has changed this price since; it stays as it is.';

/** Gives the prices of before back from today on, where they are as they were written; says of each other line why they stay. */
export async function undoPrices(
  db: Db,
  site: Site,
  { owner, lines, by, now }: UndonePrices,
): Promise<{ line: number; problem: string }[]> {
  const named = await loadPriceOwner(db, site.code, owner);
  if (named instanceof Refusal) return lines.map(({ line }) => ({ line, problem: named.message }));
  const params = { site: site.code, priceListId: owner.priceListId, customerId: owner.customerId };
  await lockPrices(db, params);
  const today = dayOf(now, site.calendar.timeZone);
  const book = new PriceBook(await findStoredPrices(db, { ...params, since: today, ids: [] }), today);
  // Of two lines for the same items the later one is taken back first.
  const results = lines.toReversed().map(({ line, prices }) => {
    const writes = book.planUndo(prices);
    if (writes) book.apply(writes);
    return { line, problem: writes ? '' : changedSince };
  });
  await writePriceRows(db, site, named, book.writes(), { by, now });
  return results;
}
