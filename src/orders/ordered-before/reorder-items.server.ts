import { can } from '../../account/permissions/permissions.rule.ts';
import { type LineAmounts, lineAmounts, type PricingContext } from '../../cart/lines/line-amounts.rule.ts';
import { type BuyerContext, offerParams, siteDates } from '../../cart/pricing-context.server.ts';
import { drawingFieldsOf } from '../../catalogue/items/drawing-fields.rule.ts';
import { dayOf } from '../../lib/dates.ts';
import { toMajor } from '../../lib/money.ts';
import { orderRhythm } from './order-rhythm.rule.ts';
import { findReorderItems, type ReorderItemRow } from './reorder-items.db.ts';

export type ReorderItem = ReturnType<typeof presentItem>;

/** At most `limit` items ordered lately, with price and availability of today for the last quantity. */
export async function findItemsToReorder(context: BuyerContext, limit: number): Promise<ReorderItem[]> {
  const { db, site, caller, now } = context;
  const rows = await findReorderItems(db, { ...offerParams(context), site: site.code, limit });
  // The tax treatment changes the tax alone, which is not shown.
  const at: PricingContext = { ...siteDates(site, now), taxTreatment: 'none' };
  const seesPrices = can(caller.standing, 'see-cart-prices');
  const ofNoQuote = { quotedMinor: null, quotedOn: null, validUntil: null, heldAt: null };
  return rows.map((row) =>
    presentItem(row, lineAmounts({ ...row, ...ofNoQuote }, at), { timeZone: site.calendar.timeZone, seesPrices }),
  );
}

function presentItem(
  row: ReorderItemRow,
  { unitMinor, word, expectedOn }: LineAmounts,
  { timeZone, seesPrices }: { timeZone: string; seesPrices: boolean },
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
