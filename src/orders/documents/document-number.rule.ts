import type { DocumentKind } from '../document-kinds.data.ts';
// A tax document's number is its branch's prefix, the financial year and a serial without gaps: ZM/26-27/000123.

import { addDays, type Day } from '../../lib/dates.ts';
import { financialYearBegins } from '../../sites/financial-year.ts';
import type { Country } from '../../sites/site-facts.ts';

export type NumberedKind = Exclude<DocumentKind, 'proforma'>;

/** A year that begins in the middle of another one is written as both. */
export function financialYear(country: Country, day: Day): string {
  const begins = financialYearBegins(country, day);
  const year = Number(begins.slice(0, 4));
  return begins.endsWith('-01-01') ? String(year) : `${String(year).slice(2)}-${String(year + 1).slice(2)}`;
}

const letters: Record<NumberedKind, string> = { tax_invoice: '', credit_note: 'C', debit_note: 'D' };

export const seriesPrefix = (branchPrefix: string, kind: NumberedKind) => `${branchPrefix}${letters[kind]}`;

/** The beginnings of all numbers of a branch. */
export const seriesPrefixes = (branchPrefix: string): string[] =>
  Object.values(letters).map((letter) => `${branchPrefix}${letter}`);

/** Rule 46(b) CGST: at most 16 letters, digits, dashes and slashes, not starting with 0, dash or slash. */
const validNumber = /^[A-Z1-9][A-Z0-9/-]{0,15}$/;

const numberOf = (prefix: string, year: string, serial: number) =>
  `${prefix}/${year}/${String(serial).padStart(6, '0')}`;

const anyDay: Day = '2026-04-01';

/** Whether all documents of a branch can be numbered with the prefix, its credit notes too. */
export const isLawfulPrefix = (country: Country, branchPrefix: string): boolean =>
  /^[A-Z0-9]+$/.test(branchPrefix) &&
  validNumber.test(numberOf(seriesPrefix(branchPrefix, 'credit_note'), financialYear(country, anyDay), 1));

/** Throws where a branch's prefix makes the number too long for the law. */
export function formatDocumentNumber(prefix: string, year: string, serial: number): string {
  const number = numberOf(prefix, year, serial);
  if (!validNumber.test(number)) throw new RangeError(`${number} is no lawful number of a tax document`);
  return number;
}

/**
 * The document with the number before may be of tomorrow, where the clock was set back over midnight or this one was begun
 * before it: then they have the same day. A later day comes from a wrong clock and is not taken over.
 */
export const issueDay = (today: Day, before: Day | undefined): Day => (before === addDays(today, 1) ? before : today);
