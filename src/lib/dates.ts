import { currentLocale } from './i18n.ts';
import { memoize } from './memoize.ts';

/** A calendar day of a site, 'YYYY-MM-DD'. */
export type Day = string;

export type WorkingCalendar = {
  timeZone: string;
  /** 0 Sunday … 6 Saturday. */
  workingDays: readonly number[];
  holidays: readonly Day[];
};

const formatters = memoize<Intl.DateTimeFormat>(50);
const formatter = (key: string, locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  formatters(`${locale} ${key}`, () => new Intl.DateTimeFormat(locale, options));

export const minutesAfter = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000);
export const hoursAfter = (now: Date, hours: number) => minutesAfter(now, hours * 60);

/** The calendar day it is at `at` in the time zone. */
export function dayOf(at: Date, timeZone: string): Day {
  // Swedish dates are written YYYY-MM-DD.
  return formatter(`day ${timeZone}`, 'sv-SE', { timeZone, dateStyle: 'short' }).format(at);
}

/** The day `count` days after `day` (before it when negative). */
export function addDays(day: Day, count: number): Day {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + count);
  return at.toISOString().slice(0, 10);
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/** The first working day after the day of `at`. */
export function nextWorkingDay(at: Date, calendar: WorkingCalendar): Day {
  return workingDayFrom(addDays(dayOf(at, calendar.timeZone), 1), calendar);
}

/** `day`, or the first working day after it. */
export function workingDayFrom(day: Day, calendar: WorkingCalendar): Day {
  let found = day;
  while (!isWorkingDay(found, calendar)) found = addDays(found, 1);
  return found;
}

function isWorkingDay(day: Day, { workingDays, holidays }: WorkingCalendar): boolean {
  return workingDays.includes(new Date(`${day}T00:00:00Z`).getUTCDay()) && !holidays.includes(day);
}

/** Days are written as the site's language does; English ones alike everywhere. */
function dayLocale(): string {
  const { language } = currentLocale();
  return language.startsWith('en') ? 'en-GB' : language;
}

/** '20 Nov 2026' */
export function formatDay(day: Day): string {
  return formatter('long day', dayLocale(), { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' })
    .format(new Date(`${day}T00:00:00Z`))
    .replace('Sept', 'Sep');
}

/** 'Mon 23 Nov', for a day that is near. */
export function formatNearDay(day: Day): string {
  return formatter('near day', dayLocale(), { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' })
    .format(new Date(`${day}T00:00:00Z`))
    .replace(',', '')
    .replace('Sept', 'Sep');
}

/** '14:05' in the time zone. */
export function formatTime(at: Date, timeZone: string): string {
  return formatter(`time ${timeZone}`, 'en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);
}

/** '20 Nov 2026, 14:05' in the time zone. */
export function formatDateTime(at: Date, timeZone: string): string {
  return `${formatDay(dayOf(at, timeZone))}, ${formatTime(at, timeZone)}`;
}
