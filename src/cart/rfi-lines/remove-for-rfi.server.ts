import { t } from '../../lib/i18n.ts';
import type { CallContext } from '../../server/calls/define-call.server.ts';
import { HttpError } from '../../server/refuse.server.ts';
import { type CartLineRow, findCart } from '../cart-lines.db.ts';
import { deleteLines, lockCart, lockLines, reduceLines } from '../cart-writes.db.ts';
import { activeQuote } from '../lines/active-quote.rule.ts';
import { parseQuantity } from '../lines/quantity.rule.ts';
import { offerParams, siteDates } from '../pricing-context.server.ts';

export type RequestedCartLine = { lineId: number; quantity: string | undefined };

export type RemovedForRfi =
  | { refused: 'line_not_in_cart' | 'already_approved' | 'bad_quantity' }
  | { taken: { row: CartLineRow; quantity: number }[]; left: number };

/** All or none; the rest of a partly requested line keeps its id. */
export async function removeLinesForRfi(
  context: CallContext<'verified'>,
  requested: readonly RequestedCartLine[],
): Promise<RemovedForRfi> {
  const { db, site, caller, now } = context;
  if (new Set(requested.map(({ lineId }) => lineId)).size < requested.length)
    throw new HttpError(400, t`A cart line appears twice.`);
  const cartId = await lockCart(db, { site: site.code, ...caller, now });
  await lockLines(db, { cartId, lineIds: requested.map(({ lineId }) => lineId) });
  const rows = new Map((await findCart(db, offerParams(context))).map((row) => [row.id, row]));
  const taken: { row: CartLineRow; quantity: number }[] = [];
  for (const { lineId, quantity: text } of requested) {
    const row = rows.get(lineId);
    if (!row) return { refused: 'line_not_in_cart' };
    if (activeQuote(row, siteDates(site, now).today)) return { refused: 'already_approved' };
    const quantity = text === undefined ? row.quantity : partOf(row, text);
    if (quantity === undefined) return { refused: 'bad_quantity' };
    taken.push({ row, quantity });
  }
  const parts = taken.filter(({ row, quantity }) => quantity < row.quantity);
  const whole = taken.filter(({ row, quantity }) => quantity === row.quantity);
  await reduceLines(db, { lineIds: parts.map(({ row }) => row.id), by: parts.map(({ quantity }) => quantity) });
  const left = await deleteLines(db, { userId: caller.userId, lineIds: whole.map(({ row }) => row.id) });
  return { taken, left: left.length };
}

/** A part and its rest must both be quantities that can be ordered. */
function partOf(row: CartLineRow, text: string): number | undefined {
  if (text.trim() === String(row.quantity)) return row.quantity;
  const quantity = parseQuantity(text, row);
  if (quantity === undefined || quantity >= row.quantity) return undefined;
  return parseQuantity(String(row.quantity - quantity), row) === undefined ? undefined : quantity;
}

export async function rfiRefusalReason(
  context: CallContext<'verified'>,
  lineIds: readonly number[],
): Promise<'line_not_in_cart' | 'already_approved' | undefined> {
  const rows = new Map((await findCart(context.db, offerParams(context))).map((row) => [row.id, row]));
  const { today } = siteDates(context.site, context.now);
  const found = lineIds.map((id) => rows.get(id));
  if (found.some((row) => row === undefined)) return 'line_not_in_cart';
  return found.some((row) => row && activeQuote(row, today)) ? 'already_approved' : undefined;
}
