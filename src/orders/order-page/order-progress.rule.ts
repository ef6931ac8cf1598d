// An order's page shows the steps taken, where an open order stands today, and the steps still to come.

import { type Day, daysBetween, formatNearDay } from '../../lib/dates.ts';
import { formatDays, formatDuration } from '../../lib/format-duration.ts';
import { isolate, plural, t, translate } from '../../lib/i18n.ts';
import type { OrderStatus } from '../order-state.rule.ts';
import type { OrderDetail, OrderDetailLine } from './order-detail.contract.ts';

export type ProgressStep = {
  id?: string;
  name: string;
  note: string;
  /** The time until the next step. */
  span?: string;
};

type OrderProgress = Pick<OrderDetail, 'steps' | 'status' | 'owed' | 'owed_by' | 'lines'>;

const stepsAhead: Record<OrderStatus, readonly OrderStatus[]> = {
  'Awaiting Internal Approval': ['Confirmed', 'Dispatched', 'Delivered'],
  Confirmed: ['Dispatched', 'Delivered'],
  Dispatched: ['Delivered'],
  Delivered: [],
  Rejected: [],
  Cancelled: [],
};

/** `now` is the index of today, or of the last step of an order that is closed. */
export function progressSteps(order: OrderProgress, today: Day): { steps: ProgressStep[]; now: number } {
  const upcoming = upcomingSteps(order);
  const isClosed = upcoming.length === 0;
  const taken = order.steps.map(({ what, at, day, date, time, note, pieces }, index) => {
    const next = order.steps[index + 1];
    const span = next ? formatDuration(new Date(at), new Date(next.at)) : !isClosed && daysText(day, today);
    const about = [`${date}, ${time}`, note.replace(/\.$/, ''), pieces > 0 && plural(pieces, 'piece')];
    return {
      id: `${at} ${what}`,
      name: what,
      note: about.flatMap((part) => (part ? [isolate(part)] : [])).join('. '),
      ...(span && { span }),
    };
  });
  if (isClosed) return { steps: taken, now: Math.max(0, taken.length - 1) };
  return {
    steps: [...taken, todayStep(order, today, upcoming), ...upcoming.map(({ day: _day, ...step }) => step)],
    now: taken.length,
  };
}

function todayStep({ lines }: OrderProgress, today: Day, [next]: readonly UpcomingStep[]): ProgressStep {
  const sum = (of: (line: OrderDetailLine) => number) => lines.reduce((total, line) => total + of(line), 0);
  const pieces = sum((line) => line.quantity - line.cancelled);
  const [sent, arrived] = [sum((line) => line.sent), sum((line) => line.arrived)];
  const note =
    arrived > 0 ? t`${arrived} of ${pieces} pieces delivered` : sent > 0 ? t`${sent} of ${pieces} pieces sent` : '';
  const span = next?.day && daysText(today, next.day);
  return { id: 'today', name: t`Today`, note, ...(span && { span }) };
}

const daysText = (from: Day, to: Day) => (from < to ? formatDays(daysBetween(from, to)) : undefined);

type UpcomingStep = ProgressStep & { day: Day | '' };

/** An order that was sent in part ends with 'Complete', after 'Delivered'. */
function upcomingSteps({ steps, status, owed, owed_by }: OrderProgress): UpcomingStep[] {
  const day = owed_by && formatNearDay(owed_by);
  const arrived = hasArrived(steps, steps.at(-1)?.dispatch ?? 0);
  const names = stepsAhead[status as OrderStatus] ?? [];
  const expected = names.filter((name) => !(arrived && name === 'Delivered'));
  const left = expected.map((name) => ({
    name: translate(name),
    note: name === 'Dispatched' && day ? t`Expected by ${day}` : '',
    day: name === 'Dispatched' ? owed_by : '',
  }));
  const partly = owed > 0 && (status === 'Dispatched' || status === 'Delivered');
  const note = day ? t`Expected by ${day}` : t`Date not set`;
  return partly ? [...left, { name: t`Complete`, note, day: owed_by }] : left;
}

const hasArrived = (steps: OrderProgress['steps'], dispatch: number): boolean =>
  dispatch > 0 && steps.filter((step) => step.dispatch === dispatch).length > 1;
