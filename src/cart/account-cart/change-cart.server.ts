import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import { t, translate } from '../../lib/i18n.ts';
import { defineCall } from '../../server/calls/define-call.server.ts';
import { inOneRoundTrip } from '../../server/database/in-one-round-trip.server.ts';
import { notFound, refuse } from '../../server/refuse.server.ts';
import { backorderMessage, removeItem, updateQuantity } from '../cart.contract.ts';
import { findCartLine } from '../cart-lines.db.ts';
import { deleteLine, lockLine, setQuantity } from '../cart-writes.db.ts';
import { activeQuote } from '../lines/active-quote.rule.ts';
import { lineAmounts } from '../lines/line-amounts.rule.ts';
import { parseQuantity } from '../lines/quantity.rule.ts';
import { invalidQuantityText } from '../lines/quantity-text.rule.ts';
import { offerParams, siteDates } from '../pricing-context.server.ts';
import { detachQuotes } from '../rfi-lines/quoted-lines.server.ts';

export const updateQuantityCall = defineCall(
  updateQuantity,
  {
    requires: permissionTo('keep-cart'),
    transaction: true,
    lock: ({ item_id: lineId }, context) =>
      inOneRoundTrip(context.db, [
        () => lockLine(context.db, { userId: context.caller.userId, lineId }),
        () => findCartLine(context.db, { ...offerParams(context), lineId }),
      ]),
  },
  async ({ item_id: lineId, item_quantity }, context, [, [line]]) => {
    if (!line) throw notFound(t`This cart line`);
    const { today } = siteDates(context.site, context.now);
    if (activeQuote(line, today)) return refuse(updateQuantity, 'quoted');
    const quantity = parseQuantity(item_quantity, line);
    if (quantity === undefined) return refuse(updateQuantity, 'bad_quantity', { problem: invalidQuantityText(line) });
    if (line.rfiLineId !== null) await detachQuotes(context.db, [line.rfiLineId]);
    const saved = await setQuantity(context.db, { userId: context.caller.userId, lineId, quantity });
    if (saved.length === 0) throw notFound(t`This cart line`);
    // Only availability is compared, so the tax does not matter.
    const at = { ...siteDates(context.site, context.now), taxTreatment: 'none' as const };
    const before = lineAmounts(line, at);
    const after = lineAmounts({ ...line, quantity }, at);
    const changed = before.word !== after.word;
    return {
      success: true as const,
      backorder_flag: changed,
      message: changed ? translate(backorderMessage) : t`Saved.`,
    };
  },
);

export const removeItemCall = defineCall(
  removeItem,
  { requires: permissionTo('keep-cart') },
  async ({ item_detail_id: lineId }, { db, caller }) => {
    const [deleted] = await deleteLine(db, { userId: caller.userId, lineId });
    return {
      success: true as const,
      message: deleted ? t`Removed from your cart.` : t`This item is no longer in your cart.`,
      added_on: deleted?.addedOn ?? '',
    };
  },
);
