import { unitOfLine } from '../../catalogue/pricing/line-value.rule.ts';
import { toMajor, toMinor } from '../../lib/money.ts';
import { maxQuantity } from '../lines/quantity.rule.ts';

/** A cart kept in the browser has one line per item; an item added again is summed. */
export type GuestCartLine = {
  itemid: number;
  itemname: string;
  itemcode: string;
  brandname: string;
  itemtype: string;
  seal: string;
  cattype: string;
  catname?: string | undefined;
  subCat: string;
  Dimension_ID: number;
  Dimension_OD: number;
  Dimension_OW: number;
  /** kg of one piece. */
  Weight: number;
  min_quantity: number;
  order_multiple: number;
  /** Major units; 0 if visitors see no prices. */
  price: number;
  Quantity: number;
  Amount: number;
  exp_dod: string;
  Availability: string;
  added_on: string;
  refused?: string;
};

/** `id` changes with the content and is the idempotency key of the merge, so that two tabs merge it once. */
export type GuestCart = { id: string; lines: readonly GuestCartLine[] };

export const emptyGuestCart: GuestCart = { id: '', lines: [] };
export const maxGuestLines = 2000;

/** Unreadable text is an empty cart; unreadable lines are left out. */
export function parseGuestCart(text: string): GuestCart {
  try {
    const { id, lines } = JSON.parse(text) as { id: unknown; lines: unknown };
    if (typeof id !== 'string' || !Array.isArray(lines)) return emptyGuestCart;
    const valid: GuestCartLine[] = lines.filter(isValidLine);
    return { id, lines: valid.map((line) => ({ ...line, Amount: amountOf(line.price, line.Quantity) })) };
  } catch {
    return emptyGuestCart;
  }
}

function isValidLine(line: Partial<GuestCartLine> | null): boolean {
  if (typeof line?.itemcode !== 'string' || Number.isNaN(Date.parse(line.added_on ?? ''))) return false;
  return Number.isSafeInteger(line.itemid) && Number.isSafeInteger(line.Quantity);
}

/** 0 also for a line that is too large to add up. */
export function amountOf(price: number, quantity: number): number {
  return toMajor(unitOfLine(toMinor(price) ?? 0, quantity) * quantity);
}

/** Undefined if the item exceeds 1,000,000 pieces or the cart 2,000 lines. */
export function withLine(cart: GuestCart, line: Omit<GuestCartLine, 'Amount'>, id: string): GuestCart | undefined {
  const existing = cart.lines.find(({ itemcode }) => itemcode === line.itemcode);
  const Quantity = (existing?.Quantity ?? 0) + line.Quantity;
  if (Quantity > maxQuantity || (!existing && cart.lines.length >= maxGuestLines)) return undefined;
  const summed = { ...line, Quantity, Amount: amountOf(line.price, Quantity) };
  if (!existing) return { id, lines: [...cart.lines, summed] };
  return { id, lines: cart.lines.map((one) => (one === existing ? summed : one)) };
}

export function withQuantity(cart: GuestCart, itemcode: string, Quantity: number, id: string): GuestCart {
  const changed = (line: GuestCartLine) => ({ ...line, Quantity, Amount: amountOf(line.price, Quantity) });
  return { id, lines: cart.lines.map((line) => (line.itemcode === itemcode ? changed(line) : line)) };
}

export function withoutLine(cart: GuestCart, itemcode: string, id: string): GuestCart {
  return { id, lines: cart.lines.filter((line) => line.itemcode !== itemcode) };
}

/** Puts the line back where it stood; what was added of its item since is left as it is. */
export function withRestoredLine(cart: GuestCart, line: GuestCartLine, before: GuestCart, id: string): GuestCart {
  if (cart.lines.some(({ itemcode }) => itemcode === line.itemcode) || cart.lines.length >= maxGuestLines) return cart;
  const codes = before.lines.map(({ itemcode }) => itemcode);
  const earlier = codes.slice(0, codes.indexOf(line.itemcode));
  const place = cart.lines.findLastIndex(({ itemcode }) => earlier.includes(itemcode)) + 1;
  return { id, lines: cart.lines.toSpliced(place, 0, line) };
}
