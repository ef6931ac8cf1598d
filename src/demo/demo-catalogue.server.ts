import { writeItems } from '../catalogue/import/import-batch.server.ts';
import { type ImportRow, stagedOf } from '../catalogue/import/import-row.server.ts';
import { ensurePriceList } from '../catalogue/price-lists/ensure-price-list.server.ts';
import { syncSiteBranches } from '../catalogue/stock/sync-branches.server.ts';
import type { Day } from '../lib/dates.ts';
import type { Database, Db } from '../server/database/database.server.ts';
import type { Site } from '../sites/site.ts';
import { standardDiscounts } from './demo-catalogue-assortment.data.ts';
import { demoBearings, namedBearings } from './demo-catalogue-bearings.server.ts';
import { demoGoods } from './demo-catalogue-goods.server.ts';

/** Real sizes, invented prices and stock; due days count from `day`. Idempotent for the same day. */
export async function loadDemoCatalogue(
  database: Database,
  site: Site,
  day: Day,
  progress?: (done: number, of: number) => void,
): Promise<void> {
  await loadRows(database, site, () => [...demoBearings(site, day), ...demoGoods(site, day)], day, progress);
  await database.transaction((db) => seedPriceLists(db, site));
}

/** The named items only, which is what most tests need. */
export async function loadNamedCatalogue(database: Database, site: Site, day: Day): Promise<void> {
  await loadRows(database, site, () => [...namedBearings(site, day), ...demoGoods(site, day)], day);
  await database.transaction((db) => seedPriceLists(db, site));
}

const rowsPerBatch = 1000;

/** In one transaction, which makes up the rows itself: meanwhile the database writes those of other sites. */
async function loadRows(
  database: Database,
  site: Site,
  makeRows: () => readonly ImportRow[],
  day: Day,
  progress?: (done: number, of: number) => void,
): Promise<void> {
  const now = new Date(`${day}T00:00:00Z`);
  await database.longTransaction(async (db) => {
    await syncSiteBranches(db, site);
    const rows = makeRows();
    for (let from = 0; from < rows.length; from += rowsPerBatch) {
      const staged = rows.slice(from, from + rowsPerBatch).map((row, index) => stagedOf(row, from + index + 1));
      const validated = await writeItems(db, site, staged, { now, retired: 'sell' });
      const wrong = validated.find(({ outcome }) => outcome === 'wrong');
      if (wrong) throw new Error(`The demo catalogue is wrong: ${wrong.problem}`);
      progress?.(Math.min(from + rowsPerBatch, rows.length), rows.length);
    }
  });
}

export async function seedPriceLists(db: Db, site: Site): Promise<number> {
  return ensurePriceList(db, site, 'Standard', standardDiscounts);
}
