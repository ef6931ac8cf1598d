// Each line of an order shows what became of it, or by when the rest is owed and whether it is in stock.

import { formatNearDay } from '../../lib/dates.ts';
import { t } from '../../lib/i18n.ts';
import type { OrderedLine } from './ordered-line.contract.ts';

type Line = Pick<OrderedLine, 'sent' | 'arrived' | 'returned' | 'cancelled' | 'owed' | 'reserved' | 'owed_by'>;

/** Before an order is approved no day is promised. */
export function describeLineStatus(line: Line, isApproved = true): { status: string; label: string; when: string } {
  const { sent, arrived, returned, cancelled, owed, reserved, owed_by } = line;
  const aside = [returned > 0 && t`${returned} returned`, cancelled > 0 && t`${cancelled} cancelled`];
  const when = aside.filter(Boolean).join(', ');
  if (owed === 0)
    return sent === 0
      ? { status: 'Declined', label: t`Cancelled`, when: '' }
      : { status: 'Stock', label: arrived >= sent ? t`Delivered` : t`Sent`, when };
  if (!isApproved) return { status: 'On Demand', label: t`Waiting`, when };
  const ready = reserved >= owed;
  const sentText = sent > 0 && t`${sent} of ${sent + owed} sent`;
  if (ready && !owed_by)
    return { status: 'Stock', label: t`Reserved for you`, when: [sentText, when].filter(Boolean).join(', ') };
  const reservedText = ready ? t`Reserved for you` : reserved > 0 && t`${reserved} of them reserved`;
  return {
    status: ready ? 'Stock' : owed_by ? 'Arriving Shortly' : 'On Demand',
    label: owed_by ? formatNearDay(owed_by) : t`Date not set`,
    when: [sentText, reservedText, when].filter(Boolean).join(', '),
  };
}
