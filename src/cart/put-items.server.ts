import type { RequestOf } from '../lib/contract.ts';
import { said, say } from '../lib/say.ts';
import type { Step } from '../server/call.ts';
import { HttpRefused, Refused, refuse } from '../server/refuse.ts';
import { addItem, quantityRefused } from './cart.contract.ts';
import { findAsked, findQuantities, putLines } from './cart-writes.db.ts';
import { mostPieces, readQuantity } from './quantity.rule.ts';

export const mostLines = 2000;

type Line = Pick<RequestOf<typeof addItem>['item_info'][number], 'item_id' | 'itemcode' | 'item_name' | 'quantity'>;
type Item = Awaited<ReturnType<typeof findAsked>>[number];
type Rejected = { item_id: string; item_name: string; reason: string };

/**
 * add: all lines or none, the quantity of a line that is there is replaced · merge: what it can, quantities are summed ·
 * renew: what it can, quantities are replaced.
 */
export type Putting = 'add' | 'merge' | 'renew';

/** Puts items into a locked cart; answers what could not be taken, or the refusal of the whole. */
export async function putItems(
  step: Step<'verified'>,
  cartId: number,
  lines: readonly Line[],
  how: Putting,
): Promise<Rejected[] | Refused> {
  const { db, site, now } = step;
  const items = await asked(step, lines);
  const there = await findQuantities(db, { cartId });
  const wanted = how === 'add' ? allOrNone(lines, items) : whatFits(lines, items, there, how);
  if (wanted instanceof Refused) return wanted;
  const itemIds = [...wanted.quantities.keys()];
  await putLines(db, { site: site.code, cartId, itemIds, quantities: [...wanted.quantities.values()], now });
  return wanted.rejected;
}

async function asked({ db, site }: Step, lines: readonly Line[]): Promise<(line: Line) => Item | undefined> {
  const names = lines.flatMap((line) => [line.item_id, line.itemcode]).filter((name) => name !== undefined);
  const ids = names.filter((name) => /^\d{1,15}$/.test(name)).map(Number);
  const found = await findAsked(db, { site: site.code, ids, codes: names });
  const byId = new Map(found.map((item) => [String(item.id), item]));
  const byCode = new Map(found.map((item) => [item.code, item]));
  const one = (name: string | undefined) => (name === undefined ? undefined : (byId.get(name) ?? byCode.get(name)));
  return (line) => one(line.item_id) ?? one(line.itemcode);
}

type Wanted = { quantities: Map<number, number>; rejected: Rejected[] };

function allOrNone(lines: readonly Line[], itemOf: (line: Line) => Item | undefined): Wanted | Refused {
  const quantities = new Map<number, number>();
  for (const line of lines) {
    const item = itemOf(line);
    if (!item) return refuse(addItem, 'unknown_item', { item: line.item_name || line.item_id || say`This item` });
    if (quantities.has(item.id)) throw new HttpRefused(400, say`${item.name} is named twice.`);
    const quantity = readQuantity(line.quantity, item);
    if (quantity === undefined) return refuse(addItem, 'bad_quantity');
    quantities.set(item.id, quantity);
  }
  return { quantities, rejected: [] };
}

/** An item named twice is summed. */
function whatFits(
  lines: readonly Line[],
  itemOf: (line: Line) => Item | undefined,
  there: readonly { itemId: number | null; quantity: number }[],
  how: 'merge' | 'renew',
): Wanted {
  const before = new Map(there.map((line) => [line.itemId, line.quantity]));
  const base = how === 'merge' ? before : new Map<number | null, number>();
  const quantities = new Map<number, number>();
  const rejected: Rejected[] = [];
  let room = mostLines - there.length;
  for (const line of lines) {
    const item = itemOf(line);
    const quantity = item && readQuantity(line.quantity, item);
    const sum = (quantity ?? 0) + (item ? (quantities.get(item.id) ?? base.get(item.id) ?? 0) : 0);
    const isNew = item !== undefined && !before.has(item.id) && !quantities.has(item.id);
    const reason = reasonAgainst(item, quantity, sum, isNew && room <= 0);
    if (reason) rejected.push({ item_id: line.item_id ?? line.itemcode ?? '', item_name: line.item_name, reason });
    else if (item) {
      quantities.set(item.id, sum);
      if (isNew) room -= 1;
    }
  }
  return { quantities, rejected };
}

function reasonAgainst(item: Item | undefined, quantity: number | undefined, sum: number, full: boolean) {
  if (!item) return say`This item is not sold here.`;
  if (quantity === undefined || sum > mostPieces) return said(quantityRefused);
  if (full) return said(addItem.refusals.cart_full);
  return undefined;
}
