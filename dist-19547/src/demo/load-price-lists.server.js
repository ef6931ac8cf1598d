import { ensurePriceList } from '../catalogue/price-lists/ensure-price-list.server.js';
                                                                                 
                                                                                     
import { savePrices } from '../catalogue/price-lists/save-prices.server.js';
import { addDays, dayOf } from '../lib/dates.js';
import { toMajor } from '../lib/money.js';
                                                                      
import { Refusal } from '../server/refuse.server.js';
                                             
import { demoOwnRows, demoPriceLists } from './price-lists.data.js';
import { findStocked } from './scenarios.db.js';

const dayMs = 86_400_000;

/** Price lists beside 'Standard', with the history of their rows. */
export async function loadPriceLists(database          , site      , now      )                {
  const dayIn = daysFrom(site, now);
  for (const { name, entered } of demoPriceLists) {
    const priceListId = await ensurePriceList(database, site, name, []);
    for (const { day, by, rows } of entered) {
      const edits = rows.map(({ for: target, minQty = 1, percent, fromDay, untilDay }) => ({
        ...{ for: target, min_qty: String(minQty), discount_percent: percent, net_price: '' },
        ...{ valid_from: dayIn(fromDay), valid_to: dayIn(untilDay) },
      }));
      await enter(database, site, { priceListId, customerId: null }, edits, by, new Date(now.getTime() + day * dayMs));
    }
  }
}

/** Prices for large quantities, so that smaller ones cost what the price list says. */
export async function loadOwnPrices(database          , site      , customerId        , now      )                {
  const dayIn = daysFrom(site, now);
  const stocked = await findStocked(database, { site: site.code });
  const edits = demoOwnRows.flatMap(({ item, minQty, share, fromDay, untilDay }) => {
    const found = stocked[item];
    if (!found) return [];
    const net_price = toMajor(Math.round(found.listMinor * share)).toFixed(2);
    const days = { valid_from: dayIn(fromDay), valid_to: dayIn(untilDay) };
    return [{ for: found.code, min_qty: String(minQty), discount_percent: '', net_price, ...days }];
  });
  await enter(database, site, { priceListId: null, customerId }, edits, 'Meera', new Date(now.getTime() - 40 * dayMs));
}

const daysFrom = (site      , now      ) => (days                    ) =>
  days === undefined ? '' : addDays(dayOf(now, site.calendar.timeZone), days);

async function enter(
  database          ,
  site      ,
  owner            ,
  cells                               ,
  by        ,
  now      ,
)                {
  const edits = cells.map((one, line) => ({ line, cells: one }));
  const report = await savePrices(database, site, { owner, edits, mode: 'all-or-nothing', by, now });
  if (report instanceof Refusal) throw new Error(report.message);
  if (!report.written) throw new Error(`The demo prices are wrong: ${report.problems[0]?.message}`);
}
