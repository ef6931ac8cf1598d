// An order's page shows the steps taken and, after the last of them, those still to come.

import { formatNearDay } from '../../lib/dates.ts';
import { formatDuration } from '../../lib/format-duration.ts';
import { isolate, plural, t, translate } from '../../lib/i18n.ts';
import type { OrderStatus } from '../order-state.rule.ts';
import type { OrderDetail } from './order-detail.contract.ts';

export type ProgressStep = {
  id?: string;
  name: string;
  note: string;
  /** The time until the next step. */
  span?: string;
};

type OrderProgress = Pick<OrderDetail, 'steps' | 'status' | 'owed' | 'owed_by'>;

const stepsAhead: Record<OrderStatus, readonly OrderStatus[]> = {
  'Awaiting Internal Approval': ['Confirmed', 'Dispatched', 'Delivered'],
  Confirmed: ['Dispatched', 'Delivered'],
  Dispatched: ['Delivered'],
  Delivered: [],
  Rejected: [],
  Cancelled: [],
};

/** `now` is the index of the last step taken. */
export function progressSteps(order: OrderProgress): { steps: ProgressStep[]; now: number } {
  const last = order.steps.at(-1);
  const upcoming = upcomingSteps(order);
  const day = order.owed_by ? new Date(`${order.owed_by}T12:00:00Z`) : undefined;
  const taken = order.steps.map(({ what, at, date, time, note, pieces }, index) => {
    const next = order.steps[index + 1];
    const until = next ? new Date(next.at) : upcoming.length === 1 ? day : undefined;
    const span = until && formatDuration(new Date(at), until);
    const about = [`${date}, ${time}`, note.replace(/\.$/, ''), pieces > 0 && plural(pieces, 'piece')];
    return {
      id: `${at} ${what}`,
      name: what,
      note: about.flatMap((part) => (part ? [isolate(part)] : [])).join('. '),
      ...(span && { span }),
    };
  });
  return { steps: [...taken, ...upcoming], now: last ? taken.length - 1 : 0 };
}

/** An order that was sent in part ends with 'Complete', after 'Delivered'. */
function upcomingSteps({ steps, status, owed, owed_by }: OrderProgress): ProgressStep[] {
  const day = owed_by && formatNearDay(owed_by);
  const arrived = hasArrived(steps, steps.at(-1)?.dispatch ?? 0);
  const names = stepsAhead[status as OrderStatus] ?? [];
  const expected = names.filter((name) => !(arrived && name === 'Delivered'));
  const left = expected.map((name) => ({
    name: translate(name),
    note: name === 'Dispatched' && day ? t`Expected by ${day}` : '',
  }));
  const partly = owed > 0 && (status === 'Dispatched' || status === 'Delivered');
  const note = day ? t`Owed by ${day}` : t`Date to be confirmed`;
  return partly ? [...left, { name: t`Complete`, note }] : left;
}

const hasArrived = (steps: OrderProgress['steps'], dispatch: number): boolean =>
  dispatch > 0 && steps.filter((step) => step.dispatch === dispatch).length > 1;
