import { type Day, isDay } from './dates.ts';
import { plainHyphens } from './plain-hyphens.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The day before the month, as in India and the Gulf, except where it is known to be the other way. */
export const dayOrders = ['day_first', 'month_first'] as const;
export type DayOrder = (typeof dayOrders)[number];

const wholeText = /^(\d{1,4})[-/. ]([A-Za-z]{3,9}|\d{1,2})[-/., ]{1,2}(\d{1,4})$/;
const beginning = /^(\d{1,4})[-/. ]([A-Za-z]{3,9}|\d{1,2})[-/., ]{1,2}(\d{1,4})(?!\d)/;

/** '2026-12-01', '1 Dec 26', '1-Dec-2026' and '01/12/2026'; undefined for anything else. */
export const typedDay = (text: string, order?: DayOrder): Day | undefined => dayIn(wholeText, text, order);

/** Does as `typedDay` where more may follow, such as the time. */
export const dayAtStart = (text: string, order?: DayOrder): Day | undefined => dayIn(beginning, text, order);

function dayIn(pattern: RegExp, text: string, order: DayOrder = 'day_first'): Day | undefined {
  const [, a = '', b = '', c = ''] = pattern.exec(plainHyphens(text).trim()) ?? [];
  if (a === '') return undefined;
  if (a.length === 4) return dayOfParts(a, monthOf(b), c);
  if (a.length > 2 || c.length < 2 || c.length === 3) return undefined;
  const isNamed = Number.isNaN(Number(b));
  return order === 'day_first' || isNamed ? dayOfParts(c, monthOf(b), a) : dayOfParts(c, monthOf(a), b);
}

function monthOf(text: string): number {
  const named = months.indexOf(text.slice(0, 3).toLowerCase()) + 1;
  return named > 0 ? named : Number(text);
}

function dayOfParts(year: string, month: number, day: string): Day | undefined {
  const text = [year.length === 2 ? `20${year}` : year, String(month).padStart(2, '0'), day.padStart(2, '0')].join('-');
  return isDay(text) && text >= '2000' && text < '2100' ? text : undefined;
}
