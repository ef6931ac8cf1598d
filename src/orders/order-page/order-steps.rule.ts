// The life of an order is its decisions and each dispatch that left and arrived, in chronological order.

import { isolate, t, translate } from '../../lib/i18n.ts';
import type { OrderStatus } from '../order-state.rule.ts';

export type OrderStep = { what: string; at: Date; note: string; dispatch: number; pieces: number };

type Event = { status: OrderStatus; note: string | null; at: Date };
type Sending = {
  dispatchNo: number;
  branch: string;
  carrier: string;
  pieces: number;
  dispatchedAt: Date;
  deliveredAt: Date | null;
  deliveryNote: string | null;
};

const decisionText = (status: OrderStatus, position: number) =>
  status === 'Awaiting Internal Approval' && position > 0 ? t`Approval taken back` : translate(status);

/** Leaves out the order's own 'Dispatched', because each dispatch is a step; several are numbered. */
export function orderSteps(events: readonly Event[], dispatches: readonly Sending[]): OrderStep[] {
  const count = dispatches.length;
  const numbered = (status: OrderStatus, no: number) =>
    count > 1 ? t`${translate(status)}, ${no} of ${count}` : translate(status);
  const decided = events
    .filter(({ status }) => status !== 'Dispatched' && !(status === 'Delivered' && count > 0))
    .map(({ status, note, at }, i) => ({
      what: decisionText(status, i),
      at,
      note: note ?? '',
      dispatch: 0,
      pieces: 0,
    }));
  const moved = dispatches.flatMap((one) => {
    const { dispatchNo: dispatch, pieces } = one;
    const from = [t`From ${one.branch}`, isolate(one.carrier)].filter(Boolean).join(', ');
    const left = { what: numbered('Dispatched', dispatch), at: one.dispatchedAt, note: from, dispatch, pieces };
    if (!one.deliveredAt) return [left];
    const note = one.deliveryNote ?? '';
    return [left, { what: numbered('Delivered', dispatch), at: one.deliveredAt, note, dispatch, pieces }];
  });
  return [...decided, ...moved].toSorted((a, b) => a.at.getTime() - b.at.getTime());
}
