import type { RequestOf } from '../lib/contract.ts';
import { answer, type Step } from '../server/call.ts';
import { HttpRefused, type Refused, refuse } from '../server/refuse.ts';
import { addItem, quantityRefused } from './cart.contract.ts';
import { countLines, findAsked, findQuantities, lockCart, putLines } from './cart-writes.db.ts';
import { mostPieces, readQuantity } from './quantity.rule.ts';

const mostLines = 2000;

type Line = RequestOf<typeof addItem>['item_info'][number];
type Item = Awaited<ReturnType<typeof findAsked>>[number];
type Rejected = { item_id: string; item_name: string; reason: string };

export const addItemCall = answer(
  addItem,
  { who: 'verified', transaction: true, repeats: true },
  async ({ item_info: lines }, step) => {
    if (step.caller.standing !== 'active') return refuse(addItem, 'not_active');
    if (lines.some((line) => line.flag === 'rfq_history')) return refuse(addItem, 'quotes_come_later');
    const cartId = await lockCart(step.db, { site: step.site.code, ...step.caller, now: step.now });
    const items = await asked(step, lines);
    const there = await findQuantities(step.db, { cartId });
    const merging = lines[0]?.flag === 'merge_cart';
    if (lines.some((line) => (line.flag === 'merge_cart') !== merging))
      throw new HttpRefused(400, 'All lines of one request carry the same flag.');
    const wanted = merging ? merge(lines, items, there) : replace(lines, items);
    if ('refusal' in wanted) return wanted;

    const itemIds = [...wanted.quantities.keys()];
    await putLines(step.db, {
      site: step.site.code,
      cartId,
      itemIds,
      quantities: [...wanted.quantities.values()],
      now: step.now,
    });
    const [counted] = await countLines(step.db, { cartId });
    if ((counted?.lines ?? 0) > mostLines) return refuse(addItem, 'cart_full');
    return {
      success: true as const,
      message: 'Added to your cart.',
      num_cart_data: counted?.lines ?? 0,
      rejected: wanted.rejected,
    };
  },
);

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

/** add_cart: all lines or none; the quantity of a line that is there is replaced. */
function replace(lines: readonly Line[], itemOf: (line: Line) => Item | undefined): Wanted | Refused {
  const quantities = new Map<number, number>();
  for (const line of lines) {
    const item = itemOf(line);
    if (!item) return refuse(addItem, 'unknown_item', { item: line.item_name || line.item_id || 'This item' });
    if (quantities.has(item.id)) throw new HttpRefused(400, `${item.name} is named twice.`);
    const quantity = readQuantity(line.quantity, item);
    if (quantity === undefined) return refuse(addItem, 'bad_quantity');
    quantities.set(item.id, quantity);
  }
  return { quantities, rejected: [] };
}

/** merge_cart: quantities are summed with what is there and with one another; what cannot be taken is named. */
function merge(
  lines: readonly Line[],
  itemOf: (line: Line) => Item | undefined,
  there: readonly { itemId: number; quantity: number; total: number }[],
): Wanted {
  const before = new Map(there.map((line) => [line.itemId, line.quantity]));
  const quantities = new Map<number, number>();
  const rejected: Rejected[] = [];
  let room = mostLines - (there[0]?.total ?? 0);
  for (const line of lines) {
    const item = itemOf(line);
    const quantity = item && readQuantity(line.quantity, item);
    const sum = (quantity ?? 0) + (item ? (quantities.get(item.id) ?? before.get(item.id) ?? 0) : 0);
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
  if (!item) return 'This item is not sold here.';
  if (quantity === undefined || sum > mostPieces) return quantityRefused;
  if (full) return addItem.refusals.cart_full;
  return undefined;
}
