// For an order that is not complete, the buyer sees what comes next: goods on the road first, else what is still owed.

import type { Day } from '../../lib/dates.ts';
import type { OrderStatus } from '../order-state.rule.ts';

export type OpenOrder = {
  status: OrderStatus;
  /** Pieces neither dispatched nor cancelled, and the day by which the last of them is expected. */
  owed: number;
  owedOn: Day | null;
  dispatched: number;
  /** Pieces of the first dispatch that has not arrived; 0 without one. */
  onTheRoad: number;
  arrivesOn: Day | null;
};

export type Stage = 'approval' | 'preparing' | 'rest' | 'sent';

export type NextArrival = {
  stage: Stage;
  pieces: number;
  /** '' when no day is promised, also when the promised day is past. */
  expectedOn: Day | '';
};

export function nextArrival(order: OpenOrder, today: Day): NextArrival {
  const promised = (day: Day | null): Day | '' => (day !== null && day >= today ? day : '');
  if (order.onTheRoad > 0) return { stage: 'sent', pieces: order.onTheRoad, expectedOn: promised(order.arrivesOn) };
  return { stage: stageOf(order), pieces: order.owed, expectedOn: promised(order.owedOn) };
}

function stageOf({ status, dispatched }: OpenOrder): Stage {
  if (status === 'Awaiting Internal Approval') return 'approval';
  return dispatched > 0 ? 'rest' : 'preparing';
}

/** Goods on the road come first, then by expected day; orders without a day are last. */
export function byArrival(a: NextArrival, b: NextArrival): number {
  const rank = ({ stage, expectedOn }: NextArrival) => `${stage === 'sent' ? 0 : 1}${expectedOn || '9'}`;
  return rank(a).localeCompare(rank(b));
}
