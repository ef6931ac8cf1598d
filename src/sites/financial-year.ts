import type { Day } from '../lib/dates.ts';
import type { Country } from './site-facts.ts';

/** April to March in India, the calendar year in the Gulf. */
const firstMonths: Record<Country, number> = { IN: 4, AE: 1 };

/** The months of the calendar year before it. */
export const monthsBeforeFinancialYear = (country: Country): number => firstMonths[country] - 1;

/** The first day of the financial year that the day is in. */
export function financialYearBegins(country: Country, day: Day): Day {
  const month = firstMonths[country];
  const year = Number(day.slice(0, 4)) - (Number(day.slice(5, 7)) < month ? 1 : 0);
  return `${year}-${String(month).padStart(2, '0')}-01`;
}
