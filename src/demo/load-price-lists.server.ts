import { ensurePriceList } from '../catalogue/price-lists/ensure-price-list.server.ts';
import type { PriceOwner } from '../catalogue/price-lists/price-owner.server.ts';
import type { TypedEdit } from '../catalogue/price-lists/read-price-edits.server.ts';
import { savePrices } from '../catalogue/price-lists/save-prices.server.ts';
import { addDays, dayOf } from '../lib/dates.ts';
import { toMajor } from '../lib/money.ts';
import type { Database } from '../server/database/database.server.ts';
import { Refusal } from '../server/refuse.server.ts';
import type { Site } from '../sites/site.ts';
import { demoOwnRows, demoPriceLists } from './price-lists.data.ts';
import { findStocked } from './scenarios.db.ts';

const dayMs = 86_400_000;

/** Price lists beside 'Standard', with the history of their rows. */
export async function loadPriceLists(database: Database, site: Site, now: Date): Promise<void> {
  const dayIn = daysFrom(site, now);
  for (const { name, entered } of demoPriceLists) {
    const priceListId = await ensurePriceList(database, site, name, []);
    for (const { day, by, rows } of entered) {
      const cells = rows.map(({ for: target, minQty = 1, percent, fromDay, untilDay }) => ({
        for: target,
        min_qty: String(minQty),
        discount_percent: percent,
        net_price: '',
        valid_from: dayIn(fromDay),
        valid_to: dayIn(untilDay),
      }));
      const owner = { priceListId, customerId: null };
      await enter(database, site, { owner, cells, by, now: new Date(now.getTime() + day * dayMs) });
    }
  }
}

/** Prices for large quantities, so that smaller ones cost what the price list says. */
export async function loadOwnPrices(database: Database, site: Site, customerId: number, now: Date): Promise<void> {
  const dayIn = daysFrom(site, now);
  const stocked = await findStocked(database, { site: site.code });
  const cells = demoOwnRows.flatMap(({ item, minQty, share, fromDay, untilDay }) => {
    const found = stocked[item];
    if (!found) return [];
    const net_price = toMajor(Math.round(found.listMinor * share)).toFixed(2);
    const days = { valid_from: dayIn(fromDay), valid_to: dayIn(untilDay) };
    return [{ for: found.code, min_qty: String(minQty), discount_percent: '', net_price, ...days }];
  });
  const owner = { priceListId: null, customerId };
  await enter(database, site, { owner, cells, by: 'Meera', now: new Date(now.getTime() - 40 * dayMs) });
}

const daysFrom = (site: Site, now: Date) => (days: number | undefined) =>
  days === undefined ? '' : addDays(dayOf(now, site.calendar.timeZone), days);

type EnteredPrices = { owner: PriceOwner; cells: readonly TypedEdit['cells'][]; by: string; now: Date };

async function enter(database: Database, site: Site, { cells, ...prices }: EnteredPrices): Promise<void> {
  const edits = cells.map((one, line) => ({ line, cells: one }));
  const report = await savePrices(database, site, { ...prices, edits, mode: 'all-or-nothing' });
  if (report instanceof Refusal) throw new Error(report.message);
  if (!report.written) throw new Error(`The demo prices are wrong: ${report.problems[0]?.message}`);
}
