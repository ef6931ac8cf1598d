// The order history shows orders in the states and the period a buyer asks for; each state holds some statuses, and the address says which.

import { cutText } from '../../lib/cut-text.ts';
import type { OrderStatus } from '../order-state.rule.ts';
import { type OrderPeriod, readOrderPeriod } from './order-period.rule.ts';
import { readHistorySort } from './order-sort.rule.ts';

export const historyStates = ['all', 'awaiting', 'on_the_way', 'delivered', 'cancelled'] as const;
export type HistoryState = (typeof historyStates)[number];

export const statusesOf: Readonly<Record<HistoryState, readonly OrderStatus[]>> = {
  all: ['Awaiting Internal Approval', 'Confirmed', 'Dispatched', 'Delivered', 'Rejected', 'Cancelled'],
  awaiting: ['Awaiting Internal Approval'],
  on_the_way: ['Confirmed', 'Dispatched'],
  delivered: ['Delivered'],
  cancelled: ['Rejected', 'Cancelled'],
};

/** An unknown state is all. */
export const readHistoryState = (text: string): HistoryState => historyStates.find((state) => state === text) ?? 'all';

export type StateCounts = Record<HistoryState, number>;

export function countStates(counts: readonly { status: OrderStatus; count: number }[]): StateCounts {
  const inState = (state: HistoryState) =>
    counts.reduce((sum, one) => (statusesOf[state].includes(one.status) ? sum + one.count : sum), 0);
  return {
    all: inState('all'),
    awaiting: inState('awaiting'),
    on_the_way: inState('on_the_way'),
    delivered: inState('delivered'),
    cancelled: inState('cancelled'),
  };
}

export type HistoryFilter = {
  state: HistoryState;
  period: OrderPeriod;
  q: string;
  /** Of orders, or of lines. */
  sort: string;
  /** The number of the last order of the page before, or of its last line. */
  before: string;
};

export const readHistoryFilter = (params: URLSearchParams): HistoryFilter => ({
  state: readHistoryState(params.get('state') ?? ''),
  period: readOrderPeriod(params.get('period') ?? ''),
  q: cutText(params.get('q') ?? '', 100),
  sort: readHistorySort(params.get('sort') ?? ''),
  before: cutText(params.get('before') ?? '', 40),
});

/** Usual values are left out of the address. */
export function historyHref({ state, period, q, sort, before }: HistoryFilter): string {
  const params = new URLSearchParams();
  if (state !== 'all') params.set('state', state);
  if (period !== 'any') params.set('period', period);
  if (q) params.set('q', q);
  if (sort !== 'newest') params.set('sort', sort);
  if (before) params.set('before', before);
  return params.size > 0 ? `/order-history?${params}` : '/order-history';
}
