import { say } from '../lib/say.ts';
import type { Step } from '../server/call.ts';
import { HttpRefused } from '../server/refuse.ts';
import { type CartLineRow, findCart } from './cart-lines.db.ts';
import { lockCart, lockLines, reduceLines, takeLines } from './cart-writes.db.ts';
import { offerParams, siteMoment } from './display-cart.server.ts';
import { readQuantity } from './quantity.rule.ts';
import { standingQuote } from './standing-quote.rule.ts';

/** A cart line with how much of it is asked for; all of it when the quantity is left out. */
export type AskedLine = { lineId: number; quantity: string | undefined };

export type TakenForRfi =
  | { refused: 'line_not_in_cart' | 'already_approved' | 'bad_quantity' }
  | { taken: { row: CartLineRow; quantity: number }[]; left: number };

/**
 * Takes lines, or part of them, out of the buyer's cart for an RFI; what is not asked for stays under its id. Writes
 * nothing when one of them is not there, is quoted already, or asks for more than there is.
 */
export async function takeForRfi(step: Step<'verified'>, asked: readonly AskedLine[]): Promise<TakenForRfi> {
  const { db, site, caller, now } = step;
  if (new Set(asked.map(({ lineId }) => lineId)).size < asked.length)
    throw new HttpRefused(400, say`A line of the cart is named twice.`);
  const cartId = await lockCart(db, { site: site.code, ...caller, now });
  await lockLines(db, { cartId, lineIds: asked.map(({ lineId }) => lineId) });
  const rows = new Map((await findCart(db, offerParams(step))).map((row) => [row.id, row]));
  const taken: { row: CartLineRow; quantity: number }[] = [];
  for (const { lineId, quantity: text } of asked) {
    const row = rows.get(lineId);
    if (!row) return { refused: 'line_not_in_cart' };
    if (standingQuote(row, siteMoment(site, now).today)) return { refused: 'already_approved' };
    const quantity = text === undefined ? row.quantity : partOf(row, text);
    if (quantity === undefined) return { refused: 'bad_quantity' };
    taken.push({ row, quantity });
  }
  const parts = taken.filter(({ row, quantity }) => quantity < row.quantity);
  const whole = taken.filter(({ row, quantity }) => quantity === row.quantity);
  await reduceLines(db, { lineIds: parts.map(({ row }) => row.id), by: parts.map(({ quantity }) => quantity) });
  const left = await takeLines(db, { userId: caller.userId, lineIds: whole.map(({ row }) => row.id) });
  return { taken, left: left.length };
}

/** All of a line, or a part that can be sold and leaves one that can. */
function partOf(row: CartLineRow, text: string): number | undefined {
  if (text.trim() === String(row.quantity)) return row.quantity;
  const quantity = readQuantity(text, row);
  if (quantity === undefined || quantity >= row.quantity) return undefined;
  return readQuantity(String(row.quantity - quantity), row) === undefined ? undefined : quantity;
}

/** What keeps these lines of the buyer's cart from being asked for; undefined when nothing does. */
export async function reasonAgainstRfi(
  step: Step<'verified'>,
  lineIds: readonly number[],
): Promise<'line_not_in_cart' | 'already_approved' | undefined> {
  const rows = new Map((await findCart(step.db, offerParams(step))).map((row) => [row.id, row]));
  const { today } = siteMoment(step.site, step.now);
  const found = lineIds.map((id) => rows.get(id));
  if (found.some((row) => row === undefined)) return 'line_not_in_cart';
  return found.some((row) => row && standingQuote(row, today)) ? 'already_approved' : undefined;
}
