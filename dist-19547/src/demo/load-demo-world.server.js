import { dayOf } from '../lib/dates.js';
                                                                      
import { findDemoWorldState, recordDemoWorldState } from '../server/database/installation.server.js';
                                                   
                                                                     
import { sites } from '../sites/resolve-site.js';
import { siteCodes } from '../sites/site.js';
import { loadBankStatement } from './bank-statement.server.js';
import { loadDemoCatalogue, seedPriceLists } from './demo-catalogue.server.js';
import { analyse, emptyTables, holdsData, lockDemoData } from './demo-world.db.js';
import { loadAccounts } from './load-accounts.server.js';
import { loadOwnPrices, loadPriceLists } from './load-price-lists.server.js';
import { loadScenarios } from './load-scenarios.server.js';
import { loadStaff } from './load-staff.server.js';
import { loadPastSearches } from './past-searches.server.js';

                                                                                           

/** Dates are relative to `now`. An interrupted load starts over; a database with other data is left alone. */
export async function loadDemoWorld(database          , options                  )                {
  await database.longTransaction(async (lock) => {
    await lockDemoData(lock);
    const state = await findDemoWorldState(database);
    if (state === 'loaded') return;
    if (state === undefined && (await holdsData(database)))
      return options.log.warn('The database holds data of its own; the demo world is not loaded into it.');
    await recordDemoWorldState(database, 'begun');
    if (state === 'begun') await emptyTables(database);
    await fill(database, options);
    await analyse(database);
    await recordDemoWorldState(database, 'loaded');
  });
}

async function fill(database          , { now, secret, log, progress }                  )                {
  await loadStaff(database, secret, now);
  for (const [index, code] of siteCodes.entries()) {
    const site = sites[code];
    await loadDemoCatalogue(database, site, dayOf(now, site.calendar.timeZone), (done, of) =>
      progress(`Loading the demo world, ${site.name}`, index + done / of, siteCodes.length),
    );
    const priceListId = await seedPriceLists(database, site);
    await loadPriceLists(database, site, now);
    const accounts = await loadAccounts(database, site, priceListId, now);
    await loadOwnPrices(database, site, accounts.active.customerId, now);
    await loadScenarios({ database, log, site, accounts, priceListId, now });
    await loadBankStatement(database, site, now);
    await loadPastSearches(database, site, now);
  }
  progress('Loading the demo world', siteCodes.length, siteCodes.length);
}
