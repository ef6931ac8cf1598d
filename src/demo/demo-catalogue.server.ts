import { type ImportReport, importItems } from '../catalogue/import/import-items.server.ts';
import type { ImportRow } from '../catalogue/import/import-row.server.ts';
import { ensurePriceList } from '../catalogue/price-lists/ensure-price-list.server.ts';
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
  await loadRows(database, site, [...demoBearings(site, day), ...demoGoods(site, day)], day, progress);
  await database.transaction((db) => seedPriceLists(db, site));
}

/** The named items only, which is what most tests need. */
export async function loadNamedCatalogue(database: Database, site: Site, day: Day): Promise<void> {
  await loadRows(database, site, [...namedBearings(site, day), ...demoGoods(site, day)], day);
  await database.transaction((db) => seedPriceLists(db, site));
}

async function loadRows(
  database: Database,
  site: Site,
  rows: readonly ImportRow[],
  day: Day,
  progress?: (done: number, of: number) => void,
): Promise<ImportReport> {
  const problems: string[] = [];
  const lines = rows.map((row, index) => ({ line: index + 1, row }));
  const report = await importItems(database, site, lines, {
    mode: 'all-or-nothing',
    now: new Date(`${day}T00:00:00Z`),
    onProblem: (_line, problem) => problems.push(problem),
    onStaged: (done) => progress?.(done, rows.length),
  });
  if (!report.written) throw new Error(`The demo catalogue is wrong: ${problems[0]}`);
  return report;
}

export async function seedPriceLists(db: Db, site: Site): Promise<number> {
  return ensurePriceList(db, site, 'Standard', standardDiscounts);
}
