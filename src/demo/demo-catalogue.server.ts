import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Papa from 'papaparse';
import { writeItems } from '../catalogue/import/import-batch.server.ts';
import { readRow } from '../catalogue/import/import-columns.server.ts';
import { type ImportRow, stagedOf } from '../catalogue/import/import-row.server.ts';
import { ensurePriceList } from '../catalogue/price-lists/ensure-price-list.server.ts';
import { syncSiteBranches } from '../catalogue/stock/sync-branches.server.ts';
import { addDays, type Day, workingDayFrom } from '../lib/dates.ts';
import type { Database, Db } from '../server/database/database.server.ts';
import type { Site } from '../sites/site.ts';
import { taxRatesOn } from '../sites/tax-rates.rule.ts';
import { standardDiscounts } from './demo-catalogue-assortment.data.ts';
import { demoBearings, namedBearings } from './demo-catalogue-bearings.server.ts';

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

/** One transaction makes up the rows itself: meanwhile the database writes those of other sites. */
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
      const validated = await writeItems(db, site, staged, { by: 'demo data', now, retired: 'sell' });
      const wrong = validated.find(({ outcome }) => outcome === 'wrong');
      if (wrong) throw new Error(`The demo catalogue is wrong: ${wrong.problem}`);
      progress?.(Math.min(from + rowsPerBatch, rows.length), rows.length);
    }
  });
}

export async function seedPriceLists(db: Db, site: Site): Promise<number> {
  return ensurePriceList(db, site, 'Standard', standardDiscounts);
}

const folder = join(import.meta.dirname, '../../data/demo');
const files: Readonly<Record<string, string>> = {
  'lubricants.csv': 'Lubricants',
  'automotive.csv': 'Automotive',
  'batteries.csv': 'Battery',
};

export function demoGoods(site: Site, day: Day): ImportRow[] {
  return Object.entries(files).flatMap(([file, superCategory]) => {
    const csv = readFileSync(join(folder, file), 'utf8');
    const { data } = Papa.parse<Record<string, string>>(csv, { header: true, skipEmptyLines: true });
    return data.map((record) => {
      const rules = { country: site.country, taxRates: taxRatesOn(site.taxRates, day) };
      const read = readRow(cellsOf(record, superCategory, site, day), rules);
      if ('problems' in read) throw new Error(`${file}: ${read.problems.join(' ')}`);
      return read.row;
    });
  });
}

function cellsOf(record: Readonly<Record<string, string>>, superCategory: string, site: Site, day: Day) {
  const { code = '', name = '', brand = '', inr = '', aed = '', hsn = '' } = record;
  const due = (inDays: string | undefined) =>
    inDays ? workingDayFrom(addDays(day, Number(inDays)), site.calendar) : '';
  return {
    ...record,
    itemcode: code,
    itemname: name,
    brandname: brand,
    super_category: superCategory,
    hsn: site.country === 'IN' ? hsn : hsn.slice(0, 6),
    list_price: site.currency === 'AED' ? aed : inr,
    arriving_on: due(record.arriving_in_days),
    production_on: due(record.production_in_days),
  };
}
