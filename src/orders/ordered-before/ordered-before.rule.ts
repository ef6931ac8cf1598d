// The items a customer ordered lately are offered again: each item once, the latest first.

import type { OrderHistoryRow } from '../history/order-history.contract.ts';

export type OrderedBeforeItem = Pick<OrderHistoryRow, 'item_name' | 'brand_name' | 'quantity' | 'date'>;

/** Expects the newest rows first; rejected lines do not count. */
export function orderedBefore(
  rows: readonly (OrderedBeforeItem & Pick<OrderHistoryRow, 'status'>)[],
  max: number,
): OrderedBeforeItem[] {
  const once = new Map<string, OrderedBeforeItem>();
  for (const { item_name, brand_name, quantity, date, status } of rows) {
    const key = `${brand_name} ${item_name}`;
    if (status !== 'Rejected' && !once.has(key)) once.set(key, { item_name, brand_name, quantity, date });
  }
  return [...once.values()].slice(0, max);
}
