import { t } from './i18n.ts';

/** '123456.50' for '1,23,456.50' and '123,456.50'; '640,50' stays as it is. */
export const withoutGrouping = (text: string): string =>
  /^\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text;

/** Does as `withoutGrouping`, and drops what stands around an amount: '1234.50' for '₹ 1,234.50' and 'Rs. 1,234.50/-'. */
export const plainAmount = (text: string): string =>
  withoutGrouping(text.replace(/^(₹|Rs\.?|INR|AED) ?/i, '').replace(/ ?\/[-=]$/, ''));

/** Minor units of '1234', '1234.5' and '1234.500'; undefined for anything else, and for a third decimal. */
export function decimalMinor(plain: string): number | undefined {
  const [, whole = '', decimals = ''] = /^(\d{1,13})(?:\.(\d{1,2})0*)?$/.exec(plain) ?? [];
  return whole === '' ? undefined : Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
}

/** Minor units of an amount as people type it, without a sign: '₹ 1,25,000.50', 'Rs. 255.00/-'; undefined where it is none, or unclear. */
export function typedAmount(text: string): number | undefined {
  const plain = plainAmount(text.trim());
  return /^\d{1,10}(\.|$)/.test(plain) && ambiguousNumber(plain) === undefined ? decimalMinor(plain) : undefined;
}

/** A dash, 'Nil' or 'n/a' in a column of numbers or days stands for an empty cell. */
export const saysNothing = (text: string): boolean => text === '' || (!isDigit(text[0]) && nothing.test(text));

const nothing = /^(?:[-\u2013\u2014\u2212]{1,3}|nil|n\.a\.|n\/a|na)$/i;
/** Told at once, because most of a million cells begin with one. */
const isDigit = (letter = '') => letter >= '0' && letter <= '9';

/** '5', '5.0' and '5.00'; undefined for anything else. */
const wholeNumber = (text: string): number | undefined =>
  /^\d{1,15}(\.0{1,2})?$/.test(text) ? Number(text) : undefined;

const pieces = / ?(?:nos?|pcs?|pieces?|ea|each|units?|sets?)\.?$/i;
const days = / ?days?\.?$/i;

/** A whole number as people type it, also '1,250' and '12 nos'. */
export const typedWhole = (text: string): number | undefined =>
  wholeNumber(withoutGrouping(text.trim().replace(pieces, '')));

/** '45', '45 days' and 'Net 45'. */
export const typedDayCount = (text: string): number | undefined =>
  typedWhole(text.trim().replace(/^net /i, '').replace(days, ''));

/** Where thousands are separated by a point, '2.000' is two thousand. */
export const ambiguousNumber = (text: string): string | undefined =>
  /^[1-9]\d{0,2}\.\d{3}$/.test(text)
    ? t`'${text}' may mean ${Number(text)} or ${Number(text.replace('.', ''))}; write it without the point`
    : undefined;

/** Basis points of '18', '18.5 %' and '18%', with at most two decimals; undefined for anything else. */
export function typedPercent(text: string): number | undefined {
  const plain = text.trim().replace(/ ?%$/, '');
  return /^\d{1,3}(\.\d{1,2})?$/.test(plain) && ambiguousPercent(text) === undefined ? decimalMinor(plain) : undefined;
}

/** A cell of a spreadsheet holds 0.18 where it shows 18 %. */
export function ambiguousPercent(text: string): string | undefined {
  const [, decimals] = /^0?\.(\d{1,4})$/.exec(text.trim()) ?? [];
  if (decimals === undefined || Number(decimals) === 0) return undefined;
  const written = `0.${decimals}`;
  return t`'${text}' may mean ${Number(decimals.padEnd(4, '0')) / 100} % or ${Number(written)} %; write it with the sign %`;
}
