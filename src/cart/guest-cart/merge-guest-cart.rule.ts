import { amountOf, emptyGuestCart, type GuestCart } from './guest-cart.rule.ts';

/** A visitor who signs in adds their cart to the account's: what is accepted leaves the browser, what is rejected stays with the reason. */
export function mergeRequest({ lines }: GuestCart) {
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

/** Keeps the rejected lines with their reasons, and what another tab added during the merge. */
export function remainingAfterMerge(
  current: GuestCart,
  merged: GuestCart,
  rejected: readonly { item_id: string; reason: string }[],
  id: string,
): GuestCart {
  const reasons = new Map(rejected.map((line) => [line.item_id, line.reason]));
  const sent = new Map(merged.lines.map((line) => [line.itemcode, line.Quantity]));
  const lines = current.lines.flatMap((line) => {
    const refused = reasons.get(String(line.itemid));
    if (refused !== undefined) return [{ ...line, refused }];
    const remaining = line.Quantity - (sent.get(line.itemcode) ?? 0);
    return remaining > 0 ? [{ ...line, Quantity: remaining, Amount: amountOf(line.price, remaining) }] : [];
  });
  return lines.length > 0 ? { id, lines } : emptyGuestCart;
}
