// The stage of an order tells what its status leaves open: whether all was sent, and whether what was sent has arrived.

import { formatDay, formatNearDay } from '../lib/dates.ts';
import { msg, plural, t } from '../lib/i18n.ts';
import type { OrderStatus } from './order-state.rule.ts';

export type OrderStage = OrderStatus | 'Dispatched in part' | 'Delivered in part';

const inPart = { Dispatched: msg('Dispatched in part'), Delivered: msg('Delivered in part') } as const;

type Progress = {
  status: string;
  sent: number;
  /** The pieces that arrived of those sent. */
  arrived: number;
  owed: number;
};

export function orderStage({ status, sent, arrived, owed }: Progress): OrderStage {
  if (status !== 'Dispatched' || owed === 0) return status as OrderStatus;
  return sent > 0 && arrived >= sent ? inPart.Delivered : inPart.Dispatched;
}

/** How far an order has come: ordered, confirmed, dispatched, delivered. Undefined for one that came to nothing. */
export function stepReached(stage: OrderStage): 0 | 1 | 2 | 3 | undefined {
  if (stage === 'Awaiting Internal Approval') return 0;
  if (stage === 'Confirmed') return 1;
  if (stage === 'Rejected' || stage === 'Cancelled') return undefined;
  return stage === 'Delivered' ? 3 : 2;
}

/** `owedBy` and `changedOn` are days, `owedBy` '' where none is known. */
export function whatComesNext(order: Progress & { owedBy: string; changedOn: string }): string {
  const { owed, owedBy, changedOn } = order;
  const day = owedBy && formatNearDay(owedBy);
  switch (orderStage(order)) {
    case 'Awaiting Internal Approval':
      return t`We write to you when it is confirmed`;
    case 'Confirmed':
      return day ? t`Expected by ${day}` : t`Date not set`;
    case 'Dispatched in part':
    case 'Delivered in part':
      return day
        ? t`${plural(owed, 'piece')} pending, all by ${day}`
        : t`${plural(owed, 'piece')} pending, date not set`;
    case 'Dispatched':
      return t`On the way since ${formatNearDay(changedOn)}`;
    case 'Delivered':
      return t`Delivered on ${formatDay(changedOn)}`;
    case 'Rejected':
      return t`Rejected on ${formatDay(changedOn)}`;
    case 'Cancelled':
      return t`Cancelled on ${formatDay(changedOn)}`;
  }
}
