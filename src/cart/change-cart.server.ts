import { said, say } from '../lib/say.ts';
import { answer } from '../server/call.ts';
import { notFound, refuse } from '../server/refuse.ts';
import { backorderMessage, removeItem, updateQuantity } from './cart.contract.ts';
import { findCartLine } from './cart-lines.db.ts';
import { deleteLine, setQuantity } from './cart-writes.db.ts';
import { offerParams, siteMoment } from './display-cart.server.ts';
import { lineAmounts } from './line-amounts.rule.ts';
import { readQuantity } from './quantity.rule.ts';
import { endQuotes } from './quoted-lines.server.ts';
import { standingQuote } from './standing-quote.rule.ts';

export const updateQuantityCall = answer(
  updateQuantity,
  { who: 'verified', transaction: true },
  async ({ item_id: lineId, item_quantity }, step) => {
    const [line] = await findCartLine(step.db, { ...offerParams(step), lineId });
    if (!line) throw notFound(say`This cart line`);
    const { today } = siteMoment(step.site, step.now);
    if (standingQuote(line, today)) return refuse(updateQuantity, 'quoted');
    const quantity = readQuantity(item_quantity, line);
    if (quantity === undefined) return refuse(updateQuantity, 'bad_quantity');
    if (line.rfiLineId !== null) await endQuotes(step.db, [line.rfiLineId]);
    const saved = await setQuantity(step.db, { userId: step.caller.userId, lineId, quantity });
    if (saved.length === 0) throw notFound(say`This cart line`);
    // The tax does not matter here; availability alone is compared.
    const at = { ...siteMoment(step.site, step.now), taxForm: 'none' as const };
    const before = lineAmounts(line, at);
    const after = lineAmounts({ ...line, quantity }, at);
    const changed = before.word !== after.word;
    return { success: true as const, backorder_flag: changed, message: changed ? said(backorderMessage) : say`Saved.` };
  },
);

export const removeItemCall = answer(
  removeItem,
  { who: 'verified' },
  async ({ item_detail_id: lineId }, { db, caller }) => {
    const gone = await deleteLine(db, { userId: caller.userId, lineId });
    return {
      success: true as const,
      message: gone.length > 0 ? say`Removed from your cart.` : say`It is no longer in your cart.`,
    };
  },
);
