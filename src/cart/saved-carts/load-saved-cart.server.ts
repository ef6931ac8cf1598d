import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import { priceFor } from '../../catalogue/pricing/price.rule.ts';
import { t } from '../../lib/i18n.ts';
import { toMajor } from '../../lib/money.ts';
import { defineCall } from '../../server/calls/define-call.server.ts';
import { notFound, refuse } from '../../server/refuse.server.ts';
import { lockCartForItems, upsertItems } from '../add-to-cart/upsert-items.server.ts';
import { offerParams, siteDates } from '../pricing-context.server.ts';
import { loadSavedCart } from './saved-carts.contract.ts';
import { findSavedLines } from './saved-carts.db.ts';

export const loadSavedCartCall = defineCall(
  loadSavedCart,
  { requires: permissionTo('add-to-cart'), transaction: true },
  async ({ saved_cart_id: id }, context) => {
    const { db, site, caller, now } = context;
    const saved = await findSavedLines(db, { ...offerParams(context), site: site.code, userId: caller.userId, id });
    if (saved.length === 0) throw notFound(t`This saved cart`);
    const lines = saved.map((line) => ({
      item_id: String(line.itemId),
      itemcode: undefined,
      item_name: line.name,
      quantity: String(line.quantity),
    }));
    const result = upsertItems(context, await lockCartForItems(context, lines), lines, 'renew');
    const [reason] = result.rejected;
    if (reason && result.rejected.length === lines.length)
      return refuse(loadSavedCart, 'nothing_taken', { reason: `${reason.item_name}. ${reason.reason}` });
    const { today } = siteDates(site, now);
    const isRejected = new Set(result.rejected.map(({ item_id }) => item_id));
    const repriced = saved.flatMap(({ itemId, name, quantity, unitMinor, listMinor, prices }) => {
      const price = priceFor(listMinor, prices, quantity, today).unitMinor;
      const before = unitMinor ?? 0;
      if (price === before || isRejected.has(String(itemId))) return [];
      return [{ item_name: name, price_then: toMajor(before), price_now: toMajor(price) }];
    });
    return { success: true as const, message: t`Added to your cart.`, ...result, repriced };
  },
);
