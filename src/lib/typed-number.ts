import { t } from './i18n.ts';

/** '123456.50' for '1,23,456.50' and '123,456.50'; '640,50' stays as it is. */
export const withoutGrouping = (text: string): string =>
  /^\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text;

/** Does as `withoutGrouping`, and drops a currency in front: '1234.50' for '₹ 1,234.50' and 'Rs. 1,234.50'. */
export const plainAmount = (text: string): string => withoutGrouping(text.replace(/^(₹|Rs\.?|INR|AED) ?/i, ''));

/** '5', '5.0' and '5.00'; undefined for anything else. */
const wholeNumber = (text: string): number | undefined =>
  /^\d{1,15}(\.0{1,2})?$/.test(text) ? Number(text) : undefined;

/** A whole number as people type it, also '1,250'. */
export const typedWhole = (text: string): number | undefined => wholeNumber(withoutGrouping(text.trim()));

/** Where thousands are separated by a point, '2.000' is two thousand. */
export const ambiguousNumber = (text: string): string | undefined =>
  /^\d{1,3}\.\d{3}$/.test(text)
    ? t`'${text}' may mean ${Number(text)} or ${Number(text.replace('.', ''))}; write it without the point`
    : undefined;
