import { can } from '../../account/permissions/permissions.rule.js';
import {                   lineAmounts,                     } from '../../cart/lines/line-amounts.rule.js';
import {                    offerParams, siteDates } from '../../cart/pricing-context.server.js';
import { drawingFieldsOf } from '../../catalogue/items/item.contract.js';
import { dayOf } from '../../lib/dates.js';
import { toMajor } from '../../lib/money.js';
import { orderRhythm } from './order-rhythm.rule.js';
import { findReorderItems,                     } from './reorder-items.db.js';

                                                         

/** What the customer ordered lately, at most `limit` items, with price and availability of today for the last quantity. */
export async function findItemsToReorder(context              , limit        )                         {
  const { db, site, caller, now } = context;
  const rows = await findReorderItems(db, { ...offerParams(context), site: site.code, limit });
  // The tax treatment changes the tax alone, which is not shown.
  const at                 = { ...siteDates(site, now), taxTreatment: 'none' };
  const seesPrices = can(caller.standing, 'see-cart-prices');
  const ofNoQuote = { quotedMinor: null, quotedOn: null, validUntil: null, heldAt: null };
  return rows.map((row) =>
    presentItem(row, lineAmounts({ ...row, ...ofNoQuote }, at), { timeZone: site.calendar.timeZone, seesPrices }),
  );
}

function presentItem(
  row                ,
  { unitMinor, word, expectedOn }             ,
  { timeZone, seesPrices }                                           ,
) {
  const [first, last] = [dayOf(row.firstAt, timeZone), dayOf(row.lastAt, timeZone)];
  return {
    itemid: row.id,
    itemname: row.name,
    itemcode: row.code,
    brandname: row.maker,
    cattype: row.superCategory,
    ...drawingFieldsOf(row),
    quantity: row.quantity,
    last_on: last,
    order_no: row.orderNo,
    order_lines: row.orderLines,
    rhythm: orderRhythm(row.times, first, last),
    last_price: seesPrices ? toMajor(row.lastMinor) : 0,
    your_price: seesPrices ? toMajor(unitMinor) : 0,
    Availability: seesPrices ? word : '',
    exp_dod: (seesPrices && expectedOn) || '',
    free_stock: seesPrices ? row.free : 0,
  };
}
