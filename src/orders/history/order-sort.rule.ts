// In which order a buyer sees the orders of the history.

import { msg } from '../../lib/i18n.ts';

export const orderSorts = {
  newest: msg('Newest first'),
  oldest: msg('Oldest first'),
  highest: msg('Highest total first'),
  lowest: msg('Lowest total first'),
  status: msg('By status, open ones first'),
} as const;
export type OrderSort = keyof typeof orderSorts;

/** An unknown one is the newest first. */
export const readOrderSort = (text: string): OrderSort =>
  Object.hasOwn(orderSorts, text) ? (text as OrderSort) : 'newest';

export type SortingHead = 'date' | 'total' | 'status';

/** The orders that the head of a column gives, one press after the other. */
const sortsOf: Readonly<Record<SortingHead, readonly [OrderSort, ...OrderSort[]]>> = {
  date: ['newest', 'oldest'],
  total: ['highest', 'lowest'],
  status: ['status'],
};

/** How a head sorts now, and how after the next press. */
export function sortingOf(head: SortingHead, current: OrderSort) {
  const sorts = sortsOf[head];
  const place = sorts.indexOf(current);
  return { isSorted: place >= 0, isReversed: place > 0, next: sorts[place + 1] ?? sorts[0] };
}
