import { determineSupply, type TaxTreatment } from '../../account/tax-registration/place-of-supply.rule.ts';
import { drawingFieldsOf } from '../../catalogue/items/drawing-fields.ts';
import { dayOf, nextWorkingDay } from '../../lib/dates.ts';
import { toMajor, toPercent } from '../../lib/money.ts';
import { roundToGram } from '../../lib/weight.ts';
import { type CallContext, defineCall } from '../../server/calls/define-call.server.ts';
import type { Site } from '../../sites/site.ts';
import { type CartLine, cartCount, displayCart } from '../cart.contract.ts';
import { type CartLineRow, countCart, findCart } from '../cart-lines.db.ts';
import { type LineAmounts, lineAmounts } from '../lines/line-amounts.rule.ts';
import { type DefaultPlaceOfSupplyRow, findDefaultPlaceOfSupply } from '../place-of-supply.db.ts';

export const displayCartCall = defineCall(displayCart, { access: 'verified' }, async (_request, context) => {
  const [rows, at] = await Promise.all([findCart(context.db, offerParams(context)), pricingContext(context)]);
  const showPrices = context.caller.standing !== 'pending';
  return { success: true as const, itemdetails: rows.map((row) => presentLine(row, lineAmounts(row, at), showPrices)) };
});

export const cartCountCall = defineCall(cartCount, { access: 'verified' }, async (_request, { db, caller }) => {
  const [counted] = await countCart(db, caller);
  return { success: true as const, num_cart_data: counted?.lines ?? 0, item_ids: counted?.itemIds ?? [] };
});

/** For whom prices and stock are read. */
export function offerParams({ caller, now }: CallContext<'verified'>) {
  return { priceListId: caller.priceListId, customerId: caller.customerId, userId: caller.userId, now };
}

/** Today on the site, when stock can leave, and how this customer's default address is taxed. */
export async function pricingContext({ db, site, caller, now }: CallContext<'verified'>) {
  const [supply] = await findDefaultPlaceOfSupply(db, caller);
  return { ...siteDates(site, now), taxForm: taxTreatmentAt(site, supply) };
}

export const siteDates = (site: Site, now: Date) => ({
  today: dayOf(now, site.calendar.timeZone),
  nextWorkingDay: nextWorkingDay(now, site.calendar),
});

/** Without a delivery address as if the goods stayed where they are. */
function taxTreatmentAt(site: Site, row: DefaultPlaceOfSupplyRow | undefined): TaxTreatment {
  const { named = null, standard = null, deliveryRegionId } = row ?? {};
  return determineSupply(site, {
    named,
    standard,
    deliveryRegionId: deliveryRegionId ?? site.branches[0]?.regionId ?? 0,
  }).taxTreatment;
}

/** A line in the call's shape; `seen` is false for an account that may not see prices and stock. */
function presentLine(row: CartLineRow, amounts: LineAmounts, showPrices: boolean): CartLine {
  const money = (minor: number) => (showPrices ? toMajor(minor) : 0);
  return {
    item_detail_id: row.id,
    itemid: row.itemId,
    itemname: row.name,
    brandname: row.maker,
    itemcode: row.code,
    cattype: row.superCategory,
    catname: row.category,
    subCat: row.subCategory,
    descript: row.description,
    ...drawingFieldsOf(row),
    min_quantity: row.minQty,
    order_multiple: row.orderMultiple,
    QtyPerCarton: row.qtyPerCarton,
    quantity: row.quantity,
    amount_per_unit: money(amounts.unitMinor),
    your_price: money(amounts.unitMinor),
    list_price: money(row.listMinor),
    calculate_discount_percentage: showPrices ? toPercent(amounts.discountBp) : 0,
    gst_value: money(amounts.taxMinor),
    gst_percenatge: toPercent(row.taxBp),
    weight: roundToGram(amounts.weightKg),
    Availability: showPrices ? amounts.word : '',
    exp_dod: (showPrices && amounts.expectedOn) || '',
    free_stock: showPrices ? row.free : 0,
    Country: row.origin,
    total_value1: money(amounts.totalMinor),
    added_on: row.addedAt.toISOString(),
    status: amounts.quoted ? '4' : '0',
    valid_until: (amounts.quoted && row.validUntil) || '',
  };
}
