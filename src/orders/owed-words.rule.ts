// Of each line of an order it is said what became of it, or by when the rest is owed and whether it lies ready.

import { formatNearDay } from '../lib/dates.ts';
import { say } from '../lib/say.ts';
import type { OrderDetailLine } from './order-detail.contract.ts';

export type OwedWords = {
  /** The availability whose mark it is shown with. */
  word: 'Stock' | 'Arriving Shortly' | 'On Demand' | 'Declined';
  label: string;
  note: string;
};

type Line = Pick<OrderDetailLine, 'sent' | 'returned' | 'cancelled' | 'owed' | 'reserved' | 'owed_by'>;

/** What is said of a line; `delivered` when all that was sent has arrived. */
export function owedWords(line: Line, delivered: boolean): OwedWords {
  const { sent, returned, cancelled, owed, reserved, owed_by } = line;
  const aside = [returned > 0 && say`${returned} returned`, cancelled > 0 && say`${cancelled} cancelled`];
  const note = aside.filter(Boolean).join(', ');
  if (owed === 0)
    return sent === 0
      ? { word: 'Declined', label: say`Cancelled`, note: '' }
      : { word: 'Stock', label: delivered ? say`Delivered` : say`Sent`, note };
  const ready = reserved >= owed;
  const kept = ready ? say`Reserved for you` : reserved > 0 && say`${reserved} of them reserved`;
  return {
    word: ready ? 'Stock' : owed_by ? 'Arriving Shortly' : 'On Demand',
    label: owed_by ? formatNearDay(owed_by) : say`Day to come`,
    note: [kept, note].filter(Boolean).join(', '),
  };
}
