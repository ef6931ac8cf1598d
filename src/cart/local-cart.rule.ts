import { toMajor, toMinor } from '../lib/money.ts';
import { mostPieces, type QuantityTerms } from './quantity.rule.ts';

/** A line of the cart that a visitor keeps in the browser (specification §3), with what its row needs to draw itself. */
export type LocalLine = {
  itemid: number;
  itemname: string;
  /** Names the line: one per item. */
  itemcode: string;
  brandname: string;
  itemtype: string;
  seal: string;
  cattype: string;
  subCat: string;
  Dimension_ID: number;
  Dimension_OD: number;
  Dimension_OW: number;
  /** kg of one piece. */
  Weight: number;
  min_quantity: number;
  order_multiple: number;
  /** Major units; 0 while the price is not for a visitor's eyes. */
  price: number;
  Quantity: number;
  /** Price times quantity. */
  Amount: number;
  exp_dod: string;
  Availability: string;
  /** ISO moment. */
  added_on: string;
  /** Why the account's cart did not take it. */
  refused?: string;
};

/** `id` changes with the content: sent with the push, it makes two tabs push the same content once. */
export type LocalCart = { id: string; lines: readonly LocalLine[] };

export const emptyCart: LocalCart = { id: '', lines: [] };
const mostLines = 2000;

/** What the browser kept as text; an empty cart when it is none, and without the lines that are none. */
export function readLocalCart(text: string): LocalCart {
  try {
    const { id, lines } = JSON.parse(text) as { id: unknown; lines: unknown };
    if (typeof id !== 'string' || !Array.isArray(lines)) return emptyCart;
    return { id, lines: lines.filter(isLine) };
  } catch {
    return emptyCart;
  }
}

function isLine(line: Partial<LocalLine> | null): boolean {
  if (typeof line?.itemcode !== 'string' || Number.isNaN(Date.parse(line.added_on ?? ''))) return false;
  return Number.isSafeInteger(line.itemid) && Number.isSafeInteger(line.Quantity);
}

/** How this line may be ordered. */
export const termsOf = (line: { min_quantity: number; order_multiple: number }): QuantityTerms => ({
  minQty: line.min_quantity,
  orderMultiple: Math.max(1, line.order_multiple),
});

/** The smallest quantity that may be ordered: what an empty quantity box starts with. */
export function firstQuantity(line: { min_quantity: number; order_multiple: number }): number {
  const { minQty, orderMultiple } = termsOf(line);
  return Math.max(1, Math.ceil(minQty / orderMultiple)) * orderMultiple;
}

function amountOf(price: number, quantity: number): number {
  return toMajor((toMinor(price) ?? 0) * quantity);
}

/**
 * The cart with `line` added: quantity and amount are summed for an item that is there, else it is appended.
 * undefined when the sum passes 1,000,000 pieces or the cart 2,000 lines.
 */
export function withLine(cart: LocalCart, line: Omit<LocalLine, 'Amount'>, id: string): LocalCart | undefined {
  const there = cart.lines.find(({ itemcode }) => itemcode === line.itemcode);
  const Quantity = (there?.Quantity ?? 0) + line.Quantity;
  if (Quantity > mostPieces || (!there && cart.lines.length >= mostLines)) return undefined;
  const summed = { ...line, Quantity, Amount: amountOf(line.price, Quantity) };
  if (!there) return { id, lines: [...cart.lines, summed] };
  return { id, lines: cart.lines.map((one) => (one === there ? { ...summed, added_on: one.added_on } : one)) };
}

/** The cart with another quantity of one item. */
export function withQuantity(cart: LocalCart, itemcode: string, Quantity: number, id: string): LocalCart {
  const changed = (line: LocalLine) => ({ ...line, Quantity, Amount: amountOf(line.price, Quantity) });
  return { id, lines: cart.lines.map((line) => (line.itemcode === itemcode ? changed(line) : line)) };
}

/** The cart without one item. */
export function withoutLine(cart: LocalCart, itemcode: string, id: string): LocalCart {
  return { id, lines: cart.lines.filter((line) => line.itemcode !== itemcode) };
}

/** The cart as add_item takes it. */
export function pushRequest({ lines }: LocalCart) {
  return {
    item_info: lines.map((line) => ({
      item_id: String(line.itemid),
      item_name: line.itemname,
      amount_per_unit: line.price,
      quantity: String(line.Quantity),
      flag: 'merge_cart' as const,
    })),
  };
}

/**
 * What stays in the browser after `pushed` went to the account: the lines it refused, each with the reason, and what
 * another tab has added since.
 */
export function afterPush(
  now: LocalCart,
  pushed: LocalCart,
  rejected: readonly { item_id: string; reason: string }[],
  id: string,
): LocalCart {
  const reasons = new Map(rejected.map((line) => [line.item_id, line.reason]));
  const sent = new Map(pushed.lines.map((line) => [line.itemcode, line.Quantity]));
  const lines = now.lines.flatMap((line) => {
    const refused = reasons.get(String(line.itemid));
    if (refused !== undefined) return [{ ...line, refused }];
    const left = line.Quantity - (sent.get(line.itemcode) ?? 0);
    return left > 0 ? [{ ...line, Quantity: left, Amount: amountOf(line.price, left) }] : [];
  });
  return lines.length > 0 ? { id, lines } : emptyCart;
}
