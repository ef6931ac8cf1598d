import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import { can } from '../../account/permissions/permissions.rule.ts';
import { drawingFieldsOf } from '../../catalogue/items/drawing-fields.rule.ts';
import { toMajor, toPercent } from '../../lib/money.ts';
import { roundToGram } from '../../lib/weight.ts';
import { defineCall } from '../../server/calls/define-call.server.ts';
import { type CartLine, cartCount, displayCart } from '../cart.contract.ts';
import { type CartLineRow, countCart, findCart } from '../cart-lines.db.ts';
import { type LineAmounts, lineAmounts } from '../lines/line-amounts.rule.ts';
import { offerParams, pricingContext } from '../pricing-context.server.ts';

export const displayCartCall = defineCall(
  displayCart,
  { requires: permissionTo('see-cart'), roundTrips: 2 },
  async (_request, context) => {
    const [rows, at] = await Promise.all([findCart(context.db, offerParams(context)), pricingContext(context)]);
    const showPrices = can(context.caller.standing, 'see-cart-prices');
    return {
      success: true as const,
      itemdetails: rows.map((row) => presentLine(row, lineAmounts(row, at), showPrices)),
    };
  },
);

export const cartCountCall = defineCall(
  cartCount,
  { requires: permissionTo('see-cart'), roundTrips: 2 },
  async (_request, { db, caller }) => {
    const [counted] = await countCart(db, caller);
    return { success: true as const, num_cart_data: counted?.lines ?? 0, item_ids: counted?.itemIds ?? [] };
  },
);

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
    price_without_quote: money(amounts.lowerUnitMinor ?? 0),
  };
}
