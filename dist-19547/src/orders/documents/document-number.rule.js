// A tax document's number is its branch's prefix, the financial year and a serial without gaps: ZM/26-27/000123.

                                              
import { financialYearBegins } from '../../sites/financial-year.js';
                                                         
                                                          

                                                             

/** A year that begins in the middle of another one is written as both. */
export function financialYear(country         , day     )         {
  const begins = financialYearBegins(country, day);
  const year = Number(begins.slice(0, 4));
  return begins.endsWith('-01-01') ? String(year) : `${String(year).slice(2)}-${String(year + 1).slice(2)}`;
}

const letters                               = { tax_invoice: '', credit_note: 'C' };

export const seriesPrefix = (branchPrefix        , kind              ) => `${branchPrefix}${letters[kind]}`;

/** Rule 46(b) CGST: at most 16 letters, digits, dashes and slashes, not starting with 0, dash or slash. */
const validNumber = /^[A-Z1-9][A-Z0-9/-]{0,15}$/;

/** Throws where a branch's prefix makes the number too long for the law. */
export function formatDocumentNumber(prefix        , year        , serial        )         {
  const number = `${prefix}/${year}/${String(serial).padStart(6, '0')}`;
  if (!validNumber.test(number)) throw new RangeError(`${number} is no lawful number of a tax document`);
  return number;
}
