// A day is typed as 2026-12-14, 14 Dec, 14/12 or +7 for days from today; without a year the next such day is meant.

import { addDays, type Day, isDay } from '../../lib/dates.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const maxDaysAhead = 730;

/** Undefined for what is no day. */
export function readDayEntry(typed: string, today: Day): Day | undefined {
  const text = typed.trim().toLowerCase();
  const ahead = /^\+(\d{1,3})$/.exec(text)?.[1];
  if (ahead !== undefined) return Number(ahead) <= maxDaysAhead ? addDays(today, Number(ahead)) : undefined;
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return existing(text);
  const [, day, word = '', year] = /^(\d{1,2})[ ./-]([a-z]{3,9}|\d{1,2})(?:[ ./-](\d{4}))?$/.exec(text) ?? [];
  if (day === undefined) return undefined;
  const month = Number(word) || months.indexOf(word.slice(0, 3)) + 1;
  const dayIn = (of: string) => existing(`${of}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`);
  if (year !== undefined) return dayIn(year);
  const thisYear = dayIn(today.slice(0, 4));
  return thisYear !== undefined && thisYear >= today ? thisYear : dayIn(String(Number(today.slice(0, 4)) + 1));
}

const existing = (text: string): Day | undefined => (isDay(text) ? text : undefined);

/** The day as it is typed: '14 Dec', or with its year where that would be another day. */
export function dayEntryText(day: Day, today: Day): string {
  const [, month = '', date = ''] = day.split('-');
  const name = months[Number(month) - 1] ?? '';
  const text = `${Number(date)} ${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return readDayEntry(text, today) === day ? text : day;
}
