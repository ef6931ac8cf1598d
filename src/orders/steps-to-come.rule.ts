// An order's page shows the steps that were taken and, after the last of them, those that are still to come.

import { formatNearDay } from '../lib/dates.ts';
import { apart, countOf, said, say } from '../lib/say.ts';
import { spanText } from '../lib/span-text.ts';
import type { OrderDetail } from './order-detail.contract.ts';
import type { OrderStatus } from './order-state.rule.ts';

export type ShownStep = {
  name: string;
  note: string;
  /** The time from here to the next step. */
  span?: string;
};

type Told = Pick<OrderDetail, 'steps' | 'status' | 'owed' | 'owed_by'>;

const ahead: Record<OrderStatus, readonly OrderStatus[]> = {
  'Awaiting Internal Approval': ['Confirmed', 'Dispatched', 'Delivered'],
  Confirmed: ['Dispatched', 'Delivered'],
  Dispatched: ['Delivered'],
  Delivered: [],
  Rejected: [],
  Cancelled: [],
};

/** The steps of an order for a dimension line, and the index of the last that was taken. */
export function shownSteps(order: Told): { steps: ShownStep[]; now: number } {
  const last = order.steps.at(-1);
  const coming = comingSteps(order);
  const day = order.owed_by ? new Date(`${order.owed_by}T12:00:00Z`) : undefined;
  const taken = order.steps.map(({ what, at, date, time, note, pieces }, index) => {
    const next = order.steps[index + 1];
    const until = next ? new Date(next.at) : coming.length === 1 ? day : undefined;
    const span = until && spanText(new Date(at), until);
    const about = [`${date}, ${time}`, note.replace(/\.$/, ''), pieces > 0 && countOf(pieces, 'piece')];
    return { name: what, note: about.flatMap((part) => (part ? [apart(part)] : [])).join('. '), ...(span && { span }) };
  });
  return { steps: [...taken, ...coming], now: last ? taken.length - 1 : 0 };
}

/** Goods of which some are owed still are complete later than delivered. */
function comingSteps({ steps, status, owed, owed_by }: Told): ShownStep[] {
  const day = owed_by && formatNearDay(owed_by);
  const arrived = hasArrived(steps, steps.at(-1)?.dispatch ?? 0);
  const names = ahead[status as OrderStatus] ?? [];
  const expected = names.filter((name) => !(arrived && name === 'Delivered'));
  const left = expected.map((name) => ({
    name: said(name),
    note: name === 'Dispatched' && day ? say`Expected by ${day}` : '',
  }));
  const partly = owed > 0 && (status === 'Dispatched' || status === 'Delivered');
  const note = day ? say`Owed by ${day}` : say`The day is still to come`;
  return partly ? [...left, { name: say`Complete`, note }] : left;
}

/** Whether the goods of a dispatch have arrived: that they left is one step, that they arrived another. */
export const hasArrived = (steps: Told['steps'], dispatch: number): boolean =>
  dispatch > 0 && steps.filter((step) => step.dispatch === dispatch).length > 1;
