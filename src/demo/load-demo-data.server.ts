import { noteSearchHits, noteSearchMisses, writeSearchLog } from '../catalogue/search-log/search-log.server.ts';
import { dayOf } from '../lib/dates.ts';
import { sum } from '../lib/sum.ts';
import type { Services } from '../server/calls/services.ts';
import type { Database } from '../server/database/database.server.ts';
import { findDemoDataState, recordDemoDataState } from '../server/database/installation.server.ts';
import type { Log } from '../server/log.server.ts';
import type { StartupProgress } from '../server/startup/progress.server.ts';
import { sites } from '../sites/resolve-site.ts';
import { type SellerSite, siteCodes } from '../sites/site.ts';
import { loadBankStatement } from './bank-statement.server.ts';
import { loadDemoCatalogue, seedPriceLists } from './demo-catalogue.server.ts';
import { analyseCatalogue, analyseOtherTables, emptyTables, holdsData, lockDemoData } from './demo-data.db.ts';
import { loadAccounts } from './load-accounts.server.ts';
import { loadDemoCertificates } from './load-certificates.server.ts';
import { loadListedCustomers } from './load-listed-customers.server.ts';
import { loadOwnPrices, loadPriceLists } from './load-price-lists.server.ts';
import { loadScenarios } from './load-scenarios.server.ts';
import { loadStaff } from './load-staff.server.ts';

export type DemoDataOptions = {
  now: Date;
  secret: string;
  services: Services;
  log: Log;
  progress: StartupProgress;
};

/** Dates are relative to `now`. An interrupted load starts over; a database with other data is left alone. */
export async function loadDemoData(database: Database, options: DemoDataOptions): Promise<void> {
  await database.longTransaction(async (lock) => {
    await lockDemoData(lock, {});
    const state = await findDemoDataState(database);
    if (state === 'loaded') return;
    if (state === undefined && (await holdsData(database)))
      return options.log.warn('The database holds data of its own; the demo data is not loaded into it.');
    await recordDemoDataState(database, 'begun');
    if (state === 'begun') await emptyTables(database);
    await fill(database, options);
    await analyseOtherTables(database);
    await recordDemoDataState(database, 'loaded');
  });
}

async function fill(database: Database, options: DemoDataOptions): Promise<void> {
  const { now, secret, progress } = options;
  await loadStaff(database, secret, now);
  const shares = new Map(siteCodes.map((code) => [code, 0]));
  await forEverySite((site) =>
    loadDemoCatalogue(database, site, dayOf(now, site.calendar.timeZone), (done, of) => {
      shares.set(site.code, done / of);
      progress(
        'Loading the demo data',
        sum([...shares.values()], (share) => share),
        siteCodes.length,
      );
    }),
  );
  await analyseCatalogue(database);
  await forEverySite((site) => loadPast(database, site, options));
}

/** All sites load at once: while rows of one shop are made up, the database writes those of another. */
async function forEverySite(load: (site: SellerSite) => Promise<void>): Promise<void> {
  const loads = siteCodes.map((code) => load(sites[code]));
  // Nothing is written any more when the lock is released.
  await Promise.allSettled(loads);
  await Promise.all(loads);
}

async function loadPast(database: Database, site: SellerSite, { now, services, log }: DemoDataOptions): Promise<void> {
  const priceListId = await seedPriceLists(database, site);
  await loadPriceLists(database, site, now);
  await loadDemoCertificates(database, site, now);
  await loadListedCustomers(database, site, now);
  const accounts = await loadAccounts(database, site, priceListId, now);
  await loadOwnPrices(database, site, accounts.active.customerId, now);
  await loadScenarios({ database, services, log, site, accounts, priceListId, now });
  await loadBankStatement(database, site, now);
  await loadPastSearches(database, site, now);
}

/** Searches of buyers, and how often each was made. */
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
