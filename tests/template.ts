import { loadNamedCatalogue, seedPriceLists } from '../src/demo/demo-catalogue.ts';
import { loadPeople } from '../src/demo/load-people.ts';
import { dayOf } from '../src/lib/dates.ts';
import { type Connection, openDatabase } from '../src/server/db.ts';
import { migrateDatabase } from '../src/server/migrate.ts';
import { siteCodes } from '../src/sites/site.ts';
import { sites } from '../src/sites/which-site.ts';

/** The database every test file gets a copy of: this version's tables, the named items and the named people. */
export async function prepare(connection: Connection): Promise<void> {
  await migrateDatabase(connection);
  const database = openDatabase(connection, (cause) => console.error(cause));
  const now = new Date();
  for (const code of siteCodes) {
    const site = sites[code];
    await loadNamedCatalogue(database, site, dayOf(now, site.calendar.timeZone));
    const priceListId = await seedPriceLists(database, site);
    await loadPeople(database, site, priceListId, now);
  }
  await database.close();
}
