import type { RequestOf } from '../../lib/contract.ts';
import { t, translate } from '../../lib/i18n.ts';
import type { CallContext, Caller } from '../../server/calls/define-call.server.ts';
import { HttpError, Refusal, refuse } from '../../server/refuse.server.ts';
import { addItem } from '../cart.contract.ts';
import { invalidQuantityMessage } from '../cart-messages.data.ts';
import { findQuantities, findRequestedItems, upsertLines } from '../cart-writes.db.ts';
import { maxQuantity, parseQuantity } from '../lines/quantity.rule.ts';

export const maxCartLines = 2000;

type Line = Pick<RequestOf<typeof addItem>['item_info'][number], 'item_id' | 'itemcode' | 'item_name' | 'quantity'>;
type Item = Awaited<ReturnType<typeof findRequestedItems>>[number];
type Rejected = { item_id: string; item_name: string; reason: string };

/**
 * add: all lines or none, replaces the quantity of an existing line · merge: what is possible, sums quantities ·
 * renew: what is possible, replaces quantities.
 */
export type UpsertMode = 'add' | 'merge' | 'renew';

export async function upsertItems(
  context: CallContext<Caller>,
  cartId: number,
  lines: readonly Line[],
  mode: UpsertMode,
): Promise<Rejected[] | Refusal> {
  const { db, site, now } = context;
  const items = await createItemLookup(context, lines);
  const existing = await findQuantities(db, { cartId });
  const plan = mode === 'add' ? allOrNone(lines, items) : acceptPossible(lines, items, existing, mode);
  if (plan instanceof Refusal) return plan;
  const itemIds = [...plan.quantities.keys()];
  await upsertLines(db, { site: site.code, cartId, itemIds, quantities: [...plan.quantities.values()], now });
  return plan.rejected;
}

async function createItemLookup(
  { db, site }: CallContext,
  lines: readonly Line[],
): Promise<(line: Line) => Item | undefined> {
  const codes = lines.flatMap((line) => [line.item_id, line.itemcode]).filter((code) => code !== undefined);
  const ids = codes.filter((code) => /^\d{1,15}$/.test(code)).map(Number);
  const found = await findRequestedItems(db, { site: site.code, ids, codes });
  const byId = new Map(found.map((item) => [String(item.id), item]));
  const byCode = new Map(found.map((item) => [item.code, item]));
  const lookUp = (code: string | undefined) => (code === undefined ? undefined : (byId.get(code) ?? byCode.get(code)));
  return (line) => lookUp(line.item_id) ?? lookUp(line.itemcode);
}

type UpsertPlan = { quantities: Map<number, number>; rejected: Rejected[] };

function allOrNone(lines: readonly Line[], itemOf: (line: Line) => Item | undefined): UpsertPlan | Refusal {
  const quantities = new Map<number, number>();
  for (const line of lines) {
    const item = itemOf(line);
    if (!item) return refuse(addItem, 'unknown_item', { item: line.item_name || line.item_id || t`This item` });
    if (quantities.has(item.id)) throw new HttpError(400, t`${item.name} appears twice.`);
    const quantity = parseQuantity(line.quantity, item);
    if (quantity === undefined) return refuse(addItem, 'bad_quantity');
    quantities.set(item.id, quantity);
  }
  return { quantities, rejected: [] };
}

function acceptPossible(
  lines: readonly Line[],
  itemOf: (line: Line) => Item | undefined,
  existing: readonly { itemId: number | null; quantity: number }[],
  mode: 'merge' | 'renew',
): UpsertPlan {
  const before = new Map(existing.map((line) => [line.itemId, line.quantity]));
  const base = mode === 'merge' ? before : new Map<number | null, number>();
  const quantities = new Map<number, number>();
  const rejected: Rejected[] = [];
  let remaining = maxCartLines - existing.length;
  for (const line of lines) {
    const item = itemOf(line);
    const quantity = item && parseQuantity(line.quantity, item);
    const sum = (quantity ?? 0) + (item ? (quantities.get(item.id) ?? base.get(item.id) ?? 0) : 0);
    const isNew = item !== undefined && !before.has(item.id) && !quantities.has(item.id);
    const reason = rejectionReason(item, quantity, sum, isNew && remaining <= 0);
    if (reason) rejected.push({ item_id: line.item_id ?? line.itemcode ?? '', item_name: line.item_name, reason });
    else if (item) {
      quantities.set(item.id, sum);
      if (isNew) remaining -= 1;
    }
  }
  return { quantities, rejected };
}

function rejectionReason(item: Item | undefined, quantity: number | undefined, sum: number, isFull: boolean) {
  if (!item) return t`This item is not sold here.`;
  if (quantity === undefined || sum > maxQuantity) return translate(invalidQuantityMessage);
  if (isFull) return translate(addItem.refusals.cart_full);
  return undefined;
}
