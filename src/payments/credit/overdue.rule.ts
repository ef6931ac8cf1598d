// An account is overdue while an invoice is unpaid after its credit period and grace have passed (behaviour §8).

import { msg } from '../../lib/i18n.ts';

/** What the status of such an account is; a page says it. */
export const overdueText = msg(
  'Unable to create new PI. Your account is overdue (Approved Credit Period + Grace). Please arrange payment immediately to process this Order. Details can be found in Account Statement.',
);

/** Whole days since the invoice was booked against what the customer was granted. */
export function isOverdue(ageDays: number, terms: { periodDays: number; graceDays: number }): boolean {
  return ageDays > terms.periodDays + terms.graceDays;
}

/** Some paise can stay open, as when a bank keeps a charge: less than this is no debt. */
export const minDebtMinor = 100;
