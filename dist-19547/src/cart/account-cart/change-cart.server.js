import { permissionTo } from '../../account/permissions/permission-to.server.js';
import { t, translate } from '../../lib/i18n.js';
import { defineCall } from '../../server/calls/define-call.server.js';
import { notFound, refuse } from '../../server/refuse.server.js';
import { backorderMessage, removeItem, updateQuantity } from '../cart.contract.js';
import { findCartLine } from '../cart-lines.db.js';
import { deleteLine, setQuantity } from '../cart-writes.db.js';
import { activeQuote } from '../lines/active-quote.rule.js';
import { lineAmounts } from '../lines/line-amounts.rule.js';
import { parseQuantity } from '../lines/quantity.rule.js';
import { offerParams, siteDates } from '../pricing-context.server.js';
import { detachQuotes } from '../rfi-lines/quoted-lines.server.js';

export const updateQuantityCall = defineCall(
  updateQuantity,
  { requires: permissionTo('keep-cart'), transaction: true },
  async ({ item_id: lineId, item_quantity }, context) => {
    const [line] = await findCartLine(context.db, { ...offerParams(context), lineId });
    if (!line) throw notFound(t`This cart line`);
    const { today } = siteDates(context.site, context.now);
    if (activeQuote(line, today)) return refuse(updateQuantity, 'quoted');
    const quantity = parseQuantity(item_quantity, line);
    if (quantity === undefined) return refuse(updateQuantity, 'bad_quantity');
    if (line.rfiLineId !== null) await detachQuotes(context.db, [line.rfiLineId]);
    const saved = await setQuantity(context.db, { userId: context.caller.userId, lineId, quantity });
    if (saved.length === 0) throw notFound(t`This cart line`);
    // Only availability is compared, so the tax does not matter.
    const at = { ...siteDates(context.site, context.now), taxTreatment: 'none'          };
    const before = lineAmounts(line, at);
    const after = lineAmounts({ ...line, quantity }, at);
    const changed = before.word !== after.word;
    return {
      success: true         ,
      backorder_flag: changed,
      message: changed ? translate(backorderMessage) : t`Saved.`,
    };
  },
);

export const removeItemCall = defineCall(
  removeItem,
  { requires: permissionTo('keep-cart') },
  async ({ item_detail_id: lineId }, { db, caller }) => {
    const deleted = await deleteLine(db, { userId: caller.userId, lineId });
    return {
      success: true         ,
      message: deleted.length > 0 ? t`Removed from your cart.` : t`This item is no longer in your cart.`,
    };
  },
);
