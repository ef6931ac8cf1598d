import { memoize } from './memoize.ts';

export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

const numbersOf = memoize<Intl.NumberFormat>(10);
const pluralsOf = memoize<Intl.PluralRules>(10);

export const formatNumber = (count: number, language = 'en'): string =>
  numbersOf(language, () => new Intl.NumberFormat(language)).format(count);

export function formatCount(count: number, forms: PluralForms, language = 'en'): string {
  const rules = pluralsOf(language, () => new Intl.PluralRules(language));
  return `${formatNumber(count, language)} ${forms[rules.select(count)] ?? forms.other}`;
}
