import { type Day, isDay } from './dates.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** '2026-12-01', '1 Dec 26', '1-Dec-2026' and '01/12/2026', the day before the month as in India and the Gulf; undefined for anything else. */
export function typedDay(text: string): Day | undefined {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso) return dayOfParts(iso[1], Number(iso[2]), iso[3]);
  const named = /^(\d{1,2})[ -]([a-z]{3})[a-z]{0,6}[ -](\d{4}|\d{2})$/i.exec(text);
  if (named) return dayOfParts(named[3], months.indexOf((named[2] ?? '').toLowerCase()) + 1, named[1]);
  const numbered = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(text);
  return numbered ? dayOfParts(numbered[3], Number(numbered[2]), numbered[1]) : undefined;
}

function dayOfParts(year = '', month: number, day = ''): Day | undefined {
  const text = [year.length === 2 ? `20${year}` : year, String(month).padStart(2, '0'), day.padStart(2, '0')].join('-');
  return isDay(text) && text >= '2000' && text < '2100' ? text : undefined;
}
