// Quarters of a financial year, which the certificates of tax deducted are for.

import { addDays, type Day } from '../../lib/dates.ts';
import { financialYearBegins } from '../../sites/financial-year.ts';
import type { Country } from '../../sites/site-facts.ts';

export type Quarter = { from: Day; to: Day; label: string };

const firstOfMonth = (year: number, month: number): Day =>
  `${year + Math.floor((month - 1) / 12)}-${String(((month - 1) % 12) + 1).padStart(2, '0')}-01`;

/** The four quarters of the financial year that the day is in, the first first. */
export function quartersOf(country: Country, day: Day): Quarter[] {
  const begins = financialYearBegins(country, day);
  const [year, month] = [Number(begins.slice(0, 4)), Number(begins.slice(5, 7))];
  const yearText = month === 1 ? String(year) : `${year}-${String(year + 1).slice(2)}`;
  return [1, 2, 3, 4].map((number) => ({
    from: firstOfMonth(year, month + (number - 1) * 3),
    to: addDays(firstOfMonth(year, month + number * 3), -1),
    label: `Q${number} ${yearText}`,
  }));
}
