import { writeItems } from '../catalogue/import/import-batch.server.js';
import {                 stagedOf } from '../catalogue/import/import-row.server.js';
import { ensurePriceList } from '../catalogue/price-lists/ensure-price-list.server.js';
import { syncSiteBranches } from '../catalogue/stock/sync-branches.server.js';
                                           
                                                                          
                                             
import { standardDiscounts } from './demo-catalogue-assortment.data.js';
import { demoBearings, namedBearings } from './demo-catalogue-bearings.server.js';
import { demoGoods } from './demo-catalogue-goods.server.js';

/** Real sizes, invented prices and stock; due days count from `day`. Idempotent for the same day. */
export async function loadDemoCatalogue(
  database          ,
  site      ,
  day     ,
  progress                                     ,
)                {
  await loadRows(database, site, [...demoBearings(site, day), ...demoGoods(site, day)], day, progress);
  await database.transaction((db) => seedPriceLists(db, site));
}

/** The named items only, which is what most tests need. */
export async function loadNamedCatalogue(database          , site      , day     )                {
  await loadRows(database, site, [...namedBearings(site, day), ...demoGoods(site, day)], day);
  await database.transaction((db) => seedPriceLists(db, site));
}

const rowsPerBatch = 1000;

/** In one transaction. */
async function loadRows(
  database          ,
  site      ,
  rows                      ,
  day     ,
  progress                                     ,
)                {
  const now = new Date(`${day}T00:00:00Z`);
  const staged = rows.map((row, index) => stagedOf(row, index + 1));
  await database.longTransaction(async (db) => {
    await syncSiteBranches(db, site);
    for (let from = 0; from < staged.length; from += rowsPerBatch) {
      const judged = await writeItems(db, site, staged.slice(from, from + rowsPerBatch), { now, retired: 'sell' });
      const wrong = judged.find(({ outcome }) => outcome === 'wrong');
      if (wrong) throw new Error(`The demo catalogue is wrong: ${wrong.problem}`);
      progress?.(Math.min(from + rowsPerBatch, rows.length), rows.length);
    }
  });
}

export async function seedPriceLists(db    , site      )                  {
  return ensurePriceList(db, site, 'Standard', standardDiscounts);
}
