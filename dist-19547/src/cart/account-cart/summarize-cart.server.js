import { can } from '../../account/permissions/permissions.rule.js';
import { drawingFieldsOf } from '../../catalogue/items/item.contract.js';
import { toMajor } from '../../lib/money.js';
import { sum } from '../../lib/sum.js';
import {                   findCart } from '../cart-lines.db.js';
import { lineAmounts } from '../lines/line-amounts.rule.js';
import {                    offerParams, siteDates } from '../pricing-context.server.js';

                           
                
                                                                                             
                
                                                              
                
                                                                    
                     
                                           
  

/** The buyer's cart in figures, with the newest lines of it. */
export async function summarizeCart(context              , maxNewest        )                       {
  const { db, site, caller, now } = context;
  const rows = await findCart(db, offerParams(context));
  // The tax treatment changes the tax alone, which is not summed.
  const at = { ...siteDates(site, now), taxTreatment: 'none'          };
  const amounts = rows.map((row) => lineAmounts(row, at));
  const seesPrices = can(caller.standing, 'see-cart-prices');
  const ready = amounts.filter(({ word, unitMinor }) => unitMinor > 0 && (word === 'Stock' || word === 'RFI Approved'));
  return {
    lines: rows.length,
    ready: seesPrices ? ready.length : 0,
    total: seesPrices ? toMajor(sum(amounts, ({ totalMinor }) => totalMinor)) : 0,
    changed_at: rows[0]?.addedAt.toISOString() ?? '',
    newest: rows.slice(0, maxNewest).map(presentLine),
  };
}

const presentLine = (row             ) => ({
  itemid: row.itemId,
  itemname: row.name,
  brandname: row.maker,
  cattype: row.superCategory,
  ...drawingFieldsOf(row),
  quantity: row.quantity,
});
