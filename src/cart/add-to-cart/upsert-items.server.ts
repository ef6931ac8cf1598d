import type { RequestOf } from '../../lib/contract.ts';
import { t, translate } from '../../lib/i18n.ts';
import { plainHyphens } from '../../lib/plain-hyphens.ts';
import type { CallContext, Caller } from '../../server/calls/define-call.server.ts';
import { inOneRoundTrip } from '../../server/database/in-one-round-trip.server.ts';
import { HttpError, Refusal, refuse } from '../../server/refuse.server.ts';
import { addItem } from '../cart.contract.ts';
import { countLines, findRequestedItems, lockKnownCart, openCart, upsertLines } from '../cart-writes.db.ts';
import { maxQuantity, parseQuantity } from '../lines/quantity.rule.ts';
import { invalidQuantityText } from '../lines/quantity-text.rule.ts';

export const maxCartLines = 2000;

type Line = Pick<
  RequestOf<typeof addItem>['item_info'][number],
  'item_id' | 'itemcode' | 'item_name' | 'quantity' | 'added_on'
>;
type Item = Awaited<ReturnType<typeof findRequestedItems>>[number];
type Rejected = { item_id: string; item_name: string; reason: string };

/**
 * add: all lines or none, replaces the quantity of an existing line · merge: what is possible, sums quantities ·
 * renew: what is possible, replaces quantities · restore: what is possible of items that are not in the cart, at its former place.
 */
export type UpsertMode = 'add' | 'merge' | 'renew' | 'restore';

export type LockedCart = { cartId: number; lineCount: number; itemOf: (line: Line) => Item | undefined };

/** Locks the cart and reads what adding these lines depends on. */
export async function lockCartForItems(
  { db, site, caller, now }: CallContext<Caller>,
  lines: readonly Line[],
): Promise<LockedCart> {
  const { customerId, userId } = caller;
  const named = lines.flatMap((line) => [line.item_id, line.itemcode]).filter((code) => code !== undefined);
  const codes = named.map(plainHyphens);
  const ids = codes.filter((code) => /^\d{1,15}$/.test(code)).map(Number);
  const lockAndRead = (lock: () => Promise<{ id: number }[]>) =>
    inOneRoundTrip(db, [
      lock,
      () => findRequestedItems(db, { site: site.code, userId, ids, codes }),
      () => countLines(db, { userId }),
    ]);
  const known = await lockAndRead(() => lockKnownCart(db, { userId }));
  // Another first item may have come between: it is read again behind the lock.
  const [[cart], found, [count]] =
    known[0].length > 0 ? known : await lockAndRead(() => openCart(db, { site: site.code, customerId, userId, now }));
  if (!cart) throw new Error('the cart could not be created');
  return { cartId: cart.id, lineCount: count?.lines ?? 0, itemOf: createItemLookup(found) };
}

type Upserted = { num_cart_data: number; added_on: string; rejected: Rejected[] };

/** The cart's lines afterwards, and what was not taken; only `add` refuses. */
export function upsertItems(
  context: CallContext<Caller>,
  cart: LockedCart,
  lines: readonly Line[],
  mode: Exclude<UpsertMode, 'add'>,
): Upserted;
export function upsertItems(
  context: CallContext<Caller>,
  cart: LockedCart,
  lines: readonly Line[],
  mode: UpsertMode,
): Upserted | Refusal<'bad_quantity' | 'cart_full' | 'unknown_item'>;
export function upsertItems(
  { site, now, writeLast }: CallContext<Caller>,
  { cartId, lineCount, itemOf }: LockedCart,
  lines: readonly Line[],
  mode: UpsertMode,
) {
  const plan = mode === 'add' ? allOrNone(lines, itemOf, lineCount) : acceptPossible(lines, itemOf, lineCount, mode);
  if (plan instanceof Refusal) return plan;
  const itemIds = [...plan.quantities.keys()];
  const quantities = [...plan.quantities.values()];
  const addedOn = itemIds.map((id) => plan.addedOn.get(id) ?? null);
  writeLast(upsertLines.fill({ site: site.code, cartId, itemIds, quantities, addedOn, now }));
  return { num_cart_data: lineCount + plan.added, added_on: now.toISOString(), rejected: plan.rejected };
}

function createItemLookup(found: readonly Item[]): (line: Line) => Item | undefined {
  const byId = new Map(found.map((item) => [String(item.id), item]));
  const byCode = new Map(found.map((item) => [item.code, item]));
  const lookUp = (code: string | undefined) =>
    code === undefined ? undefined : (byId.get(code) ?? byCode.get(plainHyphens(code)));
  return (line) => lookUp(line.item_id) ?? lookUp(line.itemcode);
}

type UpsertPlan = {
  quantities: Map<number, number>;
  /** The former `added_on` of lines that are brought back, and of no others. */
  addedOn: Map<number, string>;
  added: number;
  rejected: Rejected[];
};

function allOrNone(
  lines: readonly Line[],
  itemOf: LockedCart['itemOf'],
  lineCount: number,
): UpsertPlan | Refusal<'bad_quantity' | 'cart_full' | 'unknown_item'> {
  const quantities = new Map<number, number>();
  let added = 0;
  for (const line of lines) {
    const item = itemOf(line);
    if (!item) return refuse(addItem, 'unknown_item', { item: line.item_name || line.item_id || t`This item` });
    if (quantities.has(item.id)) throw new HttpError(400, t`${item.name} appears twice.`);
    const quantity = parseQuantity(line.quantity, item);
    if (quantity === undefined) return refuse(addItem, 'bad_quantity', { problem: invalidQuantityText(item) });
    quantities.set(item.id, quantity);
    if (item.inCart === null) added += 1;
  }
  if (lineCount + added > maxCartLines) return refuse(addItem, 'cart_full');
  return { quantities, addedOn: new Map(), added, rejected: [] };
}

function acceptPossible(
  lines: readonly Line[],
  itemOf: LockedCart['itemOf'],
  lineCount: number,
  mode: Exclude<UpsertMode, 'add'>,
): UpsertPlan {
  const quantities = new Map<number, number>();
  const addedOn = new Map<number, string>();
  const rejected: Rejected[] = [];
  let added = 0;
  for (const line of lines) {
    const item = itemOf(line);
    const quantity = item && parseQuantity(line.quantity, item);
    const before = mode === 'merge' ? (item?.inCart ?? 0) : 0;
    const sum = (quantity ?? 0) + (item ? (quantities.get(item.id) ?? before) : 0);
    const isNew = item?.inCart === null && !quantities.has(item.id);
    const reason =
      mode === 'restore' && item && !isNew
        ? t`This item is in your cart again.`
        : rejectionReason(item, quantity, sum, isNew && lineCount + added >= maxCartLines);
    if (reason) rejected.push({ item_id: line.item_id ?? line.itemcode ?? '', item_name: line.item_name, reason });
    else if (item) {
      quantities.set(item.id, sum);
      if (mode === 'restore' && line.added_on) addedOn.set(item.id, line.added_on);
      if (isNew) added += 1;
    }
  }
  return { quantities, addedOn, added, rejected };
}

function rejectionReason(item: Item | undefined, quantity: number | undefined, sum: number, isFull: boolean) {
  if (!item) return t`This item is not sold here.`;
  if (quantity === undefined || sum > maxQuantity) return invalidQuantityText(item);
  if (isFull) return translate(addItem.refusals.cart_full);
  return undefined;
}
