import { supplyTo, type TaxForm } from '../account/place-of-supply.rule.ts';
import { drawingFieldsOf } from '../catalogue/drawing-fields.ts';
import { dayOf, nextWorkingDay } from '../lib/dates.ts';
import { toMajor, toPercent } from '../lib/money.ts';
import { toTheGram } from '../lib/weight.ts';
import { answer, type Step } from '../server/call.ts';
import type { Site } from '../sites/site.ts';
import { type CartLine, cartCount, displayCart } from './cart.contract.ts';
import { type CartLineRow, countCart, findCart } from './cart-lines.db.ts';
import { type LineAmounts, lineAmounts } from './line-amounts.rule.ts';
import { type DefaultSupplyRow, findDefaultSupply } from './registration.db.ts';

export const displayCartCall = answer(displayCart, { who: 'verified' }, async (_request, step) => {
  const [rows, at] = await Promise.all([findCart(step.db, offerParams(step)), pricingMoment(step)]);
  const seen = step.caller.standing !== 'pending';
  return { success: true as const, itemdetails: rows.map((row) => presentLine(row, lineAmounts(row, at), seen)) };
});

export const cartCountCall = answer(cartCount, { who: 'verified' }, async (_request, { db, caller }) => {
  const [counted] = await countCart(db, caller);
  return { success: true as const, num_cart_data: counted?.lines ?? 0, item_ids: counted?.itemIds ?? [] };
});

/** For whom prices and stock are read. */
export function offerParams({ caller, now }: Step<'verified'>) {
  return { priceListId: caller.priceListId, customerId: caller.customerId, userId: caller.userId, now };
}

/** Today on the site, when stock can leave, and how this customer's default address is taxed. */
export async function pricingMoment({ db, site, caller, now }: Step<'verified'>) {
  const [supply] = await findDefaultSupply(db, caller);
  return { ...siteMoment(site, now), taxForm: taxFormAt(site, supply) };
}

export const siteMoment = (site: Site, now: Date) => ({
  today: dayOf(now, site.calendar.timeZone),
  nextWorkingDay: nextWorkingDay(now, site.calendar),
});

/** Without a delivery address as if the goods stayed where they are. */
function taxFormAt(site: Site, row: DefaultSupplyRow | undefined): TaxForm {
  const { named = null, standard = null, deliveryRegionId } = row ?? {};
  return supplyTo(site, { named, standard, deliveryRegionId: deliveryRegionId ?? site.branches[0]?.regionId ?? 0 })
    .form;
}

/** A line in the call's shape; `seen` is false for an account that may not see prices and stock. */
function presentLine(row: CartLineRow, amounts: LineAmounts, seen: boolean): CartLine {
  const money = (minor: number) => (seen ? toMajor(minor) : 0);
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
    calculate_discount_percentage: seen ? toPercent(amounts.discountBp) : 0,
    gst_value: money(amounts.taxMinor),
    gst_percenatge: toPercent(row.taxBp),
    weight: toTheGram(amounts.weightKg),
    Availability: seen ? amounts.word : '',
    exp_dod: (seen && amounts.expectedOn) || '',
    free_stock: seen ? row.free : 0,
    Country: row.origin,
    total_value1: money(amounts.totalMinor),
    added_on: row.addedAt.toISOString(),
    status: amounts.quoted ? '4' : '0',
    valid_until: (amounts.quoted && row.validUntil) || '',
  };
}
