// The days of a report, those that they are compared with, and how the chart divides them.

import { addDays, type Day, daysBetween, isDay } from '../../lib/dates.ts';
import { financialYearBegins } from '../../sites/financial-year.ts';
import type { Country } from '../../sites/site-facts.ts';
import type { ChartStep, ReportComparison, ReportPeriod } from './report-choices.data.ts';

/** Both days are of the period. */
export type Days = { from: Day; to: Day };

export type ResolvedPeriod = Days & {
  /** Undefined where nothing is compared. */
  before: Days | undefined;
  /** Whether those are the same days of the year before; else they are as many, and end where the period begins. */
  isYearBefore: boolean;
  step: ChartStep;
};

const text = (year: number, month: number, day = 1): Day =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

const partsOf = (day: Day) => day.split('-').map(Number) as [year: number, month: number, day: number];

/** The first day of the month that lies so many months after that of `day`. */
function monthAfter(day: Day, months: number): Day {
  const [year, month] = partsOf(day);
  return text(year, month + months);
}

/** The same day of another year; 28 February for the 29th. */
function yearsAfter(day: Day, years: number): Day {
  const [year, month, date] = partsOf(day);
  const same = text(year + years, month, date);
  return partsOf(same)[1] === month ? same : text(year + years, month, date - 1);
}

const quarterBegins = (day: Day): Day => monthAfter(day, -((partsOf(day)[1] - 1) % 3));

/** A period that goes on ends today. Quarters are those of the calendar, years the financial ones. */
function daysOf(period: Exclude<ReportPeriod, 'days'>, today: Day, country: Country): Days {
  const year = financialYearBegins(country, today);
  const before = (first: Day) => addDays(first, -1);
  switch (period) {
    case 'this-month':
      return { from: monthAfter(today, 0), to: today };
    case 'last-month':
      return { from: monthAfter(today, -1), to: before(monthAfter(today, 0)) };
    case 'this-quarter':
      return { from: quarterBegins(today), to: today };
    case 'last-quarter':
      return { from: monthAfter(quarterBegins(today), -3), to: before(quarterBegins(today)) };
    case 'this-year':
      return { from: year, to: today };
    case 'last-year':
      return { from: yearsAfter(year, -1), to: before(year) };
    case 'twelve-months':
      return { from: monthAfter(today, -11), to: today };
  }
}

const maxDaysByDay = 31;
const maxDaysByWeek = 92;
const maxDaysByMonth = 731;

function stepOf({ from, to }: Days): ChartStep {
  const days = daysBetween(from, to) + 1;
  if (days <= maxDaysByDay) return 'day';
  if (days <= maxDaysByWeek) return 'week';
  return days <= maxDaysByMonth ? 'month' : 'year';
}

/** The same days of the year before. Whole months end as their month did, be it on 29 February. */
function yearBefore({ from, to }: Days): Days {
  const isWholeMonths = from.endsWith('-01') && addDays(to, 1).endsWith('-01');
  return {
    from: yearsAfter(from, -1),
    to: isWholeMonths ? addDays(yearsAfter(addDays(to, 1), -1), -1) : yearsAfter(to, -1),
  };
}

/** A longer period than a year cannot be laid beside the year before, as the two would have days in common. */
function beforeOf(days: Days, against: ReportComparison): Pick<ResolvedPeriod, 'before' | 'isYearBefore'> {
  if (against === 'none') return { before: undefined, isYearBefore: false };
  const year = yearBefore(days);
  if (against === 'year' && year.to < days.from) return { before: year, isYearBefore: true };
  const count = daysBetween(days.from, days.to) + 1;
  return { before: { from: addDays(days.from, -count), to: addDays(days.from, -1) }, isYearBefore: false };
}

type Written = { period: ReportPeriod; from: string; to: string };

/** An address that names no days asks for the year. */
export const writtenPeriod = ({ period, from, to }: Written): Written => ({
  period: period === 'days' && !(isDay(from) && isDay(to)) ? 'this-year' : period,
  from,
  to,
});

type Wanted = { period: ReportPeriod; from: Day; to: Day; against: ReportComparison };

/** Nobody has documents of other days; a chart of a thousand years is none. */
const [firstDay, lastDay] = ['1990-01-01', '2099-12-31'];
const inReach = (day: Day): Day => (day < firstDay ? firstDay : day > lastDay ? lastDay : day);

function chosenDays(from: Day, to: Day): Days {
  const first = inReach(from);
  return { from: first, to: to < first ? first : inReach(to) };
}

/** `from` and `to` are looked at only for a period of chosen days; a period that ends before it begins has one day. */
export function resolvePeriod({ period, from, to, against }: Wanted, today: Day, country: Country): ResolvedPeriod {
  const days = period === 'days' ? chosenDays(from, to) : daysOf(period, today, country);
  return { ...days, ...beforeOf(days, against), step: stepOf(days) };
}

const stepStart: Record<ChartStep, (day: Day, country: Country) => Day> = {
  day: (day) => day,
  week: (day) => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7)),
  month: (day) => monthAfter(day, 0),
  year: (day, country) => financialYearBegins(country, day),
};

const stepAfter: Record<ChartStep, (day: Day) => Day> = {
  day: (day) => addDays(day, 1),
  week: (day) => addDays(day, 7),
  month: (day) => monthAfter(day, 1),
  year: (day) => monthAfter(day, 12),
};

/** The first day of each bar of the chart. */
export function chartSteps({ from, to, step }: Days & { step: ChartStep }, country: Country): Day[] {
  const steps: Day[] = [];
  for (let day = stepStart[step](from, country); day <= to; day = stepAfter[step](day)) steps.push(day);
  return steps;
}

/** The days of a bar that are of the period. */
export function daysOfStep(day: Day, step: ChartStep | 'quarter', { from, to }: Days): Days {
  const last = addDays(step === 'quarter' ? monthAfter(day, 3) : stepAfter[step](day), -1);
  return { from: day < from ? from : day, to: last > to ? to : last };
}
