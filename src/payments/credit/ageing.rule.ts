// How late an unpaid invoice is, counted from its due day: the one clock of statement, desk and reminders. Minor units.

import { addDays, type Day, daysBetween } from '../../lib/dates.ts';
import { msg } from '../../lib/i18n.ts';
import { isOverdue, minDebtMinor } from './overdue.rule.ts';

export const receivableAges = [
  { key: 'notDue', label: msg('Not due'), to: 0 },
  { key: 'days30', label: msg('1 to 30 days'), to: 30 },
  { key: 'days60', label: msg('31 to 60 days'), to: 60 },
  { key: 'days90', label: msg('61 to 90 days'), to: 90 },
  { key: 'older', label: msg('Over 90 days'), to: Number.POSITIVE_INFINITY },
] as const;
export type ReceivableAge = (typeof receivableAges)[number]['key'];
export type AgeSums = Record<ReceivableAge, number>;

/** `dueOn`: the due day that a bill brought forward has of its own. */
export type DatedInvoice = { bookedOn: Day; dueOn?: Day | null };
export type UnpaidInvoice = DatedInvoice & { openMinor: number };
export type CreditPeriod = { periodDays: number; graceDays: number } | undefined;

export function receivableAgeOf(daysOver: number): ReceivableAge {
  return receivableAges.find(({ to }) => daysOver <= to)?.key ?? 'older';
}

export function sumByAge(invoices: readonly UnpaidInvoice[], today: Day, terms: CreditPeriod): AgeSums {
  const sums: AgeSums = { notDue: 0, days30: 0, days60: 0, days90: 0, older: 0 };
  for (const invoice of invoices) sums[receivableAgeOf(dueState(invoice, today, terms).daysOver)] += invoice.openMinor;
  return sums;
}

export const totalOf = (sums: AgeSums): number => sums.notDue + pastDueOf(sums);

export const pastDueOf = ({ days30, days60, days90, older }: AgeSums): number => days30 + days60 + days90 + older;

export const dueOn = ({ bookedOn, dueOn: own }: DatedInvoice, terms: CreditPeriod): Day =>
  own ?? addDays(bookedOn, terms?.periodDays ?? 0);

export type DueState = { daysOver: number; overdue: boolean };

/** A few paise left open are never overdue. */
export function dueState(invoice: UnpaidInvoice, today: Day, terms: CreditPeriod): DueState {
  const daysOver = daysBetween(dueOn(invoice, terms), today);
  const isLate = terms !== undefined && isOverdue(daysOver, terms.graceDays);
  return { daysOver, overdue: isLate && invoice.openMinor >= minDebtMinor };
}

export function overdueMinor(invoices: readonly UnpaidInvoice[], today: Day, terms: CreditPeriod): number {
  const late = invoices.filter((invoice) => dueState(invoice, today, terms).overdue);
  return late.reduce((sum, { openMinor }) => sum + openMinor, 0);
}
