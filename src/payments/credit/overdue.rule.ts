// An account is overdue while an invoice is unpaid after its credit period and grace days.

import { msg } from '../../lib/i18n.ts';

export const overdueText = msg(
  'Unable to create new PI. Your account is overdue (Approved Credit Period + Grace). Please arrange payment immediately to process this Order. Details can be found in Account Statement.',
);

/** `daysOver` are counted from the due day. */
export function isOverdue(daysOver: number, graceDays: number): boolean {
  return daysOver > graceDays;
}

/** Less than this is no debt: a bank may deduct a charge. */
export const minDebtMinor = 100;
