// How old unpaid invoices are, counted from the invoice date. Amounts in minor units.

import { addDays, type Day, daysBetween } from '../../lib/dates.ts';
import { msg } from '../../lib/i18n.ts';
import { isOverdue, minDebtMinor } from './overdue.rule.ts';

export const ageingBuckets = [
  { key: 'd0_30', label: msg('0 to 30 days'), to: 30 },
  { key: 'd31_60', label: msg('31 to 60 days'), to: 60 },
  { key: 'd61_90', label: msg('61 to 90 days'), to: 90 },
  { key: 'd90', label: msg('Over 90 days'), to: Number.POSITIVE_INFINITY },
] as const;
export type AgeingBucket = (typeof ageingBuckets)[number]['key'];

export type UnpaidInvoice = { bookedOn: Day; openMinor: number };
export type CreditPeriod = { periodDays: number; graceDays: number } | undefined;

export function ageingBucketOf(bookedOn: Day, today: Day): AgeingBucket {
  const days = daysBetween(bookedOn, today);
  return ageingBuckets.find(({ to }) => days <= to)?.key ?? 'd90';
}

export function sumByAgeingBucket(invoices: readonly UnpaidInvoice[], today: Day): Record<AgeingBucket, number> {
  const sums: Record<AgeingBucket, number> = { d0_30: 0, d31_60: 0, d61_90: 0, d90: 0 };
  for (const { bookedOn, openMinor } of invoices) sums[ageingBucketOf(bookedOn, today)] += openMinor;
  return sums;
}

export const dueOn = (bookedOn: Day, terms: CreditPeriod): Day => addDays(bookedOn, terms?.periodDays ?? 0);

export function dueState(bookedOn: Day, today: Day, terms: CreditPeriod): { daysOver: number; overdue: boolean } {
  const daysOver = daysBetween(dueOn(bookedOn, terms), today);
  return { daysOver, overdue: terms !== undefined && isOverdue(daysBetween(bookedOn, today), terms) };
}

export function overdueMinor(invoices: readonly UnpaidInvoice[], today: Day, terms: CreditPeriod): number {
  const late = invoices.filter(
    ({ bookedOn, openMinor }) => openMinor >= minDebtMinor && dueState(bookedOn, today, terms).overdue,
  );
  return late.reduce((sum, { openMinor }) => sum + openMinor, 0);
}
