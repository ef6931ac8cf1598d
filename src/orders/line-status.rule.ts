// Each line of an order shows what became of it, or by when the rest is owed and whether it is in stock.

import { formatNearDay } from '../lib/dates.ts';
import { t } from '../lib/i18n.ts';

export type LineStatus = {
  word: 'Stock' | 'Arriving Shortly' | 'On Demand' | 'Declined';
  label: string;
  note: string;
};

type Line = {
  sent: number;
  /** Out of the pieces sent. */
  arrived: number;
  returned: number;
  cancelled: number;
  owed: number;
  reserved: number;
  owed_by: string;
};

export function describeLineStatus(line: Line): LineStatus {
  const { sent, arrived, returned, cancelled, owed, reserved, owed_by } = line;
  const aside = [returned > 0 && t`${returned} returned`, cancelled > 0 && t`${cancelled} cancelled`];
  const note = aside.filter(Boolean).join(', ');
  if (owed === 0)
    return sent === 0
      ? { word: 'Declined', label: t`Cancelled`, note: '' }
      : { word: 'Stock', label: arrived >= sent ? t`Delivered` : t`Sent`, note };
  const ready = reserved >= owed;
  const reservedText = ready ? t`Reserved for you` : reserved > 0 && t`${reserved} of them reserved`;
  return {
    word: ready ? 'Stock' : owed_by ? 'Arriving Shortly' : 'On Demand',
    label: owed_by ? formatNearDay(owed_by) : t`Date not set`,
    note: [reservedText, note].filter(Boolean).join(', '),
  };
}
