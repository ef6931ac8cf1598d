// How old what is unpaid is, counted from the day of the invoice. Amounts in minor units.

import { addDays, type Day, daysBetween } from '../../lib/dates.ts';
import { msg } from '../../lib/i18n.ts';
import { isOverdue, minDebtMinor } from './overdue.rule.ts';

/** The four ages of a debt; `to` is its last day, none for the oldest. */
export const ageingBuckets = [
  { key: 'd0_30', label: msg('0 to 30 days'), to: 30 },
  { key: 'd31_60', label: msg('31 to 60 days'), to: 60 },
  { key: 'd61_90', label: msg('61 to 90 days'), to: 90 },
  { key: 'd90', label: msg('Over 90 days'), to: Number.POSITIVE_INFINITY },
] as const;
export type AgeingBucket = (typeof ageingBuckets)[number]['key'];

export type UnpaidInvoice = { bookedOn: Day; openMinor: number };
/** None without credit terms: then an invoice is due at once. */
export type CreditPeriod = { periodDays: number; graceDays: number } | undefined;

/** The age of an invoice; one that is dated ahead is new. */
export function ageingBucketOf(bookedOn: Day, today: Day): AgeingBucket {
  const days = daysBetween(bookedOn, today);
  return ageingBuckets.find(({ to }) => days <= to)?.key ?? 'd90';
}

/** What is unpaid by age; an age without a debt is 0. */
export function sumByAgeingBucket(invoices: readonly UnpaidInvoice[], today: Day): Record<AgeingBucket, number> {
  const sums: Record<AgeingBucket, number> = { d0_30: 0, d31_60: 0, d61_90: 0, d90: 0 };
  for (const { bookedOn, openMinor } of invoices) sums[ageingBucketOf(bookedOn, today)] += openMinor;
  return sums;
}

/** The day an invoice falls due. */
export const dueOn = (bookedOn: Day, terms: CreditPeriod): Day => addDays(bookedOn, terms?.periodDays ?? 0);

/** Where an invoice stands: days since it fell due (0 or less: not due), and whether period and grace have passed. */
export function dueState(bookedOn: Day, today: Day, terms: CreditPeriod): { daysOver: number; overdue: boolean } {
  const daysOver = daysBetween(dueOn(bookedOn, terms), today);
  return { daysOver, overdue: terms !== undefined && isOverdue(daysBetween(bookedOn, today), terms) };
}

/** What of the unpaid is overdue. */
export function overdueMinor(invoices: readonly UnpaidInvoice[], today: Day, terms: CreditPeriod): number {
  const late = invoices.filter(
    ({ bookedOn, openMinor }) => openMinor >= minDebtMinor && dueState(bookedOn, today, terms).overdue,
  );
  return late.reduce((sum, { openMinor }) => sum + openMinor, 0);
}
