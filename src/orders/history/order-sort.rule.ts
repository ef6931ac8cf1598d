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
export const readOrderSort = (text: string): OrderSort => (text in orderSorts ? (text as OrderSort) : 'newest');

/** What a press on the head of a column does: its first order, then the other one. */
export const sortsByHead = {
  date: ['newest', 'oldest'],
  total: ['highest', 'lowest'],
  status: ['status', 'newest'],
} as const satisfies Record<string, readonly [OrderSort, OrderSort]>;
