import { noteSearchHits, noteSearchMisses, writeSearchLog } from '../catalogue/search-log/search-log.server.ts';
import type { Database } from '../server/database/database.server.ts';
import type { SellerSite } from '../sites/site.ts';

/** What buyers search for, and how often. */
const found: readonly (readonly [string, number])[] = [
  ['6205-2Z', 31],
  ['6205 2rs c3', 24],
  ['22220', 17],
  ['30206', 12],
  ['UC208', 9],
  ['180205', 6],
  ['40x90', 4],
];
const missed: readonly (readonly [string, number])[] = [
  ['6325-M/C3', 5],
  ['FAN BRG 4471', 3],
];

export async function loadPastSearches(database: Database, site: SellerSite, now: Date): Promise<void> {
  const search = { db: database, site, now };
  for (const [typed, times] of found) for (let n = 0; n < times; n += 1) noteSearchHits(search, [typed]);
  for (const [typed, times] of missed) for (let n = 0; n < times; n += 1) noteSearchMisses(search, [typed]);
  await writeSearchLog(database);
}
