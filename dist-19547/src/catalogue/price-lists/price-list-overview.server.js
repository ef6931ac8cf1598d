import { addDays, dayOf } from '../../lib/dates.js';
                                                                   
                                                          
import { endsSoonDays } from './list-price-rows.server.js';
import {
                       
                        
  findCustomersToPrice,
  findCustomersWithRows,
  findPriceListSummaries,
                        
} from './price-lists.db.js';

                                                                                             

const maxCustomersListed = 500;

/** The price lists of a site, and the customers with rows of their own. */
export async function loadPriceListOverview(db    , site      , now      )                             {
  const today = dayOf(now, site.calendar.timeZone);
  const params = { site: site.code, today, soon: addDays(today, endsSoonDays) };
  return {
    lists: await findPriceListSummaries(db, params),
    customers: await findCustomersWithRows(db, { ...params, limit: maxCustomersListed }),
  };
}

const maxFound = 20;

/** By the beginning of the name, of a word in it, or of an e-mail address. */
export async function findCustomersByName(db    , site          , typed        )                             {
  const text = typed
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&');
  return text === '' ? [] : findCustomersToPrice(db, { site, begins: `${text}%`, word: `% ${text}%`, limit: maxFound });
}
