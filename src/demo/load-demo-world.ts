import { dayOf } from '../lib/dates.ts';
import type { Database } from '../server/db.ts';
import { demoWorldNoted, noteDemoWorld } from '../server/installation.ts';
import type { Log } from '../server/log.ts';
import { siteCodes } from '../sites/site.ts';
import { sites } from '../sites/which-site.ts';
import { loadDemoCatalogue, seedPriceLists } from './demo-catalogue.ts';
import { analyse, emptyTables, holdsData, lockWorld } from './demo-world.db.ts';
import { loadPeople } from './load-people.ts';
import { loadStories } from './load-stories.ts';

/** Hears how far the load is, for whoever waits at a terminal. */
export type Progress = (label: string, done: number, of: number) => void;

export type WorldTerms = { now: Date; log: Log; progress: Progress };

/**
 * Loads the demo world once: catalogue, people and their past orders on three sites, with dates relative to `now`.
 * A load that was cut off is done again from the beginning; a database with data of its own is left alone.
 */
export async function loadDemoWorld(database: Database, terms: WorldTerms): Promise<void> {
  await database.longTransaction(async (lock) => {
    await lockWorld(lock);
    const state = await demoWorldNoted(database);
    if (state === 'loaded') return;
    if (state === undefined && (await holdsData(database)))
      return terms.log.warn('The database holds data of its own; the demo world is not loaded into it.');
    await noteDemoWorld(database, 'begun');
    if (state === 'begun') await emptyTables(database);
    await fill(database, terms);
    await analyse(database);
    await noteDemoWorld(database, 'loaded');
  });
}

async function fill(database: Database, { now, log, progress }: WorldTerms): Promise<void> {
  for (const [index, code] of siteCodes.entries()) {
    const site = sites[code];
    await loadDemoCatalogue(database, site, dayOf(now, site.calendar.timeZone), (done, of) =>
      progress(`Loading the demo world, ${site.name}`, index + done / of, siteCodes.length),
    );
    const priceListId = await seedPriceLists(database, site);
    const accounts = await loadPeople(database, site, priceListId, now);
    await loadStories({ database, log, site, accounts, priceListId, now });
  }
  progress('Loading the demo world', siteCodes.length, siteCodes.length);
}
