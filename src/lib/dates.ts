import { currentLocale } from './i18n.ts';
import { memoize } from './memoize.ts';

/** 'YYYY-MM-DD' */
export type Day = string;

export type WorkingCalendar = {
  timeZone: string;
  /** 0 Sunday … 6 Saturday. */
  workingDays: readonly number[];
  holidays: readonly Day[];
  /** When the office opens and closes on a working day, as '09:30'. */
  hours: { opens: string; closes: string };
};

const formatters = memoize<Intl.DateTimeFormat>(50);
const formatter = (key: string, locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  formatters(`${locale} ${key}`, () => new Intl.DateTimeFormat(locale, options));

export const minutesAfter = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000);
export const hoursAfter = (now: Date, hours: number) => minutesAfter(now, hours * 60);

export function dayOf(at: Date, timeZone: string): Day {
  // Swedish dates are written YYYY-MM-DD.
  return formatter(`day ${timeZone}`, 'sv-SE', { timeZone, dateStyle: 'short' }).format(at);
}

export function addDays(day: Day, count: number): Day {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + count);
  return at.toISOString().slice(0, 10);
}

/** 2026-02-30 is not a day, and PostgreSQL has no year 0. */
export const isDay = (text: string): boolean =>
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text) && text > '0001' && addDays(text, 0) === text;

export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

export function nextWorkingDay(at: Date, calendar: WorkingCalendar): Day {
  return workingDayFrom(addDays(dayOf(at, calendar.timeZone), 1), calendar);
}

export function workingDayFrom(day: Day, calendar: WorkingCalendar): Day {
  let found = day;
  while (!isWorkingDay(found, calendar)) found = addDays(found, 1);
  return found;
}

export function isWorkingDay(day: Day, { workingDays, holidays }: WorkingCalendar): boolean {
  return workingDays.includes(new Date(`${day}T00:00:00Z`).getUTCDay()) && !holidays.includes(day);
}

function dayLocale(): string {
  const { language } = currentLocale();
  return language.startsWith('en') ? 'en-GB' : language;
}

/** The moment when clocks of the zone show this time. */
export function momentAt(day: Day, time: string, timeZone: string): Date {
  const asUtc = new Date(`${day}T${time}:00Z`);
  const shown = new Date(`${dayOf(asUtc, timeZone)}T${formatTime(asUtc, timeZone)}:00Z`);
  return new Date(2 * asUtc.getTime() - shown.getTime());
}

export function formatDay(day: Day): string {
  return formatter('long day', dayLocale(), { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' })
    .format(new Date(`${day}T00:00:00Z`))
    .replace('Sept', 'Sep');
}

export function formatNearDay(day: Day): string {
  return formatter('near day', dayLocale(), { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' })
    .format(new Date(`${day}T00:00:00Z`))
    .replace(',', '')
    .replace('Sept', 'Sep');
}

/** ['18', 'Nov'] */
export function dayAndMonth(day: Day): [day: string, month: string] {
  const parts = formatter('day and month', dayLocale(), {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
  }).formatToParts(new Date(`${day}T00:00:00Z`));
  const part = (type: 'day' | 'month') => parts.find((one) => one.type === type)?.value ?? '';
  return [part('day'), part('month').replace('Sept', 'Sep')];
}

export function formatTime(at: Date, timeZone: string): string {
  return formatter(`time ${timeZone}`, 'en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);
}

export function formatDateTime(at: Date, timeZone: string): string {
  return `${formatDay(dayOf(at, timeZone))}, ${formatTime(at, timeZone)}`;
}
