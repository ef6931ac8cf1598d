// How the days and amounts of bank statements are written in India and the Gulf.

import { plainHyphens } from '../../lib/plain-hyphens.ts';
import { ambiguousNumber, decimalMinor, withoutGrouping } from '../../lib/typed-number.ts';

const maxMinor = 1_000_000_000_00;

/** The sign that stands before the decimals. */
export type DecimalSign = '.' | ',';

/** The currency, the words of the side, signs, and the number, whose thousands spaces may divide. */
const amountParts =
  /(?<currency>inr|aed|rs\.?|₹|dhs?\.?)|(?<credit>cr\.?)|(?<debit>dr\.?)|(?<sign>[()+-])|(?<number>\d{1,3}(?:\s\d{2,3})*\s\d{3}(?!\d)(?:[.,]\d+)*|\d[\d.,]*)|(?<blank>\s+)|(?<other>.)/gisu;

/** One sign, or one word, or both where they say the same: n is the number, c and d are Cr and Dr. */
const goesIn = new Set(['n', '+n', 'n+', 'cn', 'nc', '+nc']);
const goesOut = new Set(['-n', 'n-', '(n)', 'dn', 'nd', '-nd', 'n-d', 'd-n', '(n)d', '(nd)', 'd(n)']);

/** The side that sign and words say, and the bare number; undefined where they say two things, or half of one. */
function partsOf(text: string): { bare: string; isDebit: boolean } | undefined {
  let bare = '';
  let form = '';
  let currencies = 0;
  for (const { groups = {} } of plainHyphens(text).matchAll(amountParts)) {
    const { currency, credit, debit, sign, number, other } = groups;
    if (other !== undefined) return undefined;
    if (number !== undefined) bare = number.replace(/\s/g, '');
    if (currency !== undefined) currencies += 1;
    form += sign ?? ((number && 'n') || (credit && 'c') || (debit && 'd') || '');
  }
  const plain = form.replace(/\(([cd])\)$/, '$1');
  const isDebit = goesOut.has(plain);
  return currencies < 2 && (isDebit || goesIn.has(plain)) ? { bare, isDebit } : undefined;
}

const bareAmount = (text: string): string => partsOf(text)?.bare ?? '';

/** Minor units of '1,25,000.50', '1250.5 Cr', '(1,250.00)' or '-₹ 1,250'; undefined when it is no amount. */
export function readAmount(text: string, decimalSign: DecimalSign = '.'): number | undefined {
  const parts = partsOf(text);
  if (!parts) return undefined;
  const plain = decimalSign === '.' ? withoutGrouping(parts.bare) : withDecimalPoint(parts.bare);
  const minor = decimalMinor(plain);
  if (minor === undefined || minor > maxMinor) return undefined;
  return parts.isDebit ? -minor : minor;
}

/** '1234.56' for '1.234,56'. A comma is no point: '1,000' may mean 1 or 1000 then. */
const withDecimalPoint = (bare: string) =>
  /^(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,\d{1,2})?$/.test(bare) ? bare.replaceAll('.', '').replace(',', '.') : '';

/** Each of these can be read in one way only. */
const withPoint = /^(?:\d+(?:,\d{2,3})*\.\d{1,2}|(?:0\d*|\d{4,}|\d+(?:,\d{2,3})+)\.\d+)$/;
const withComma = /^(?:(?:\d{1,3}(?:\.\d{3})*|\d{4,}),\d{2}|\d{1,3}(?:\.\d{3}){2,})$/;

/** The sign that the amounts of a file show; undefined when none does, or they differ. */
export function decimalSignOf(amounts: readonly string[]): DecimalSign | undefined {
  const bare = amounts.map(bareAmount);
  const hasPoint = bare.some((amount) => withPoint.test(amount));
  const hasComma = bare.some((amount) => withComma.test(amount));
  if (hasPoint === hasComma) return undefined;
  return hasPoint ? '.' : ',';
}

/** Why '1.000' cannot be read where the decimal sign is not known. */
export const unclearAmount = (text: string): string | undefined =>
  /^0/.test(bareAmount(text)) ? undefined : ambiguousNumber(bareAmount(text));

/** The direction that a column 'Cr/Dr' says of the amount beside it; undefined when it says nothing. */
export function readDirection(text: string): 1 | -1 | undefined {
  const word = text.trim().toLowerCase();
  if (/^(c|cr|credit|deposit)\b/.test(word)) return 1;
  return /^(d|dr|debit|withdrawal)\b/.test(word) ? -1 : undefined;
}
