import { memoize } from './memoize.ts';

/** What a thing is called by number, in the plural classes of its language; 'other' stands in for the rest. */
export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

// To make one takes longer than to use it a hundred times.
const numbersOf = memoize<Intl.NumberFormat>(10);
const pluralsOf = memoize<Intl.PluralRules>(10);

/** '1,240', '1,23,456': a number in the grouping of its language ('en-IN'). */
export const formatNumber = (count: number, language = 'en'): string =>
  numbersOf(language, () => new Intl.NumberFormat(language)).format(count);

/** '1 item', '1,240 items': the number in the grouping of its language, the thing in its plural form. */
export function formatCount(count: number, forms: PluralForms, language = 'en'): string {
  const rules = pluralsOf(language, () => new Intl.PluralRules(language));
  return `${formatNumber(count, language)} ${forms[rules.select(count)] ?? forms.other}`;
}
