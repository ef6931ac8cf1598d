import { loadNamedCatalogue, seedPriceLists } from '../../src/demo/demo-catalogue.server.ts';
import { loadAccounts } from '../../src/demo/load-accounts.server.ts';
import { loadPriceLists } from '../../src/demo/load-price-lists.server.ts';
import { loadStaff } from '../../src/demo/load-staff.server.ts';
import { dayOf } from '../../src/lib/dates.ts';
import { type Connection, openDatabase } from '../../src/server/database/database.server.ts';
import { migrateDatabase } from '../../src/server/startup/migrate.server.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import { type SiteCode, siteCodes } from '../../src/sites/site.ts';
import { testSecret } from './test-secret.ts';

export async function prepare(connection: Connection, codes: readonly SiteCode[] = siteCodes): Promise<void> {
  await migrateDatabase(connection);
  const database = openDatabase(connection, (cause) => console.error(cause));
  const now = new Date();
  for (const code of codes) {
    const site = sites[code];
    await loadNamedCatalogue(database, site, dayOf(now, site.calendar.timeZone));
    const priceListId = await seedPriceLists(database, site);
    await loadPriceLists(database, site, now);
    await loadAccounts(database, site, priceListId, now);
  }
  await loadStaff(database, testSecret, now);
  await database.close();
}
