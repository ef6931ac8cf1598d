import { keptByName } from './kept.ts';

/** What a thing is called by number, in the plural classes of its language; 'other' stands in for the rest. */
export type Forms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

// To make one takes longer than to use it a hundred times.
const numbersOf = keptByName<Intl.NumberFormat>(10);
const pluralsOf = keptByName<Intl.PluralRules>(10);

/** '1,240', '1,23,456': a number in the grouping of its language ('en-IN'). */
export const grouped = (count: number, language = 'en'): string =>
  numbersOf(language, () => new Intl.NumberFormat(language)).format(count);

/** '1 item', '1,240 items': the number in the grouping of its language, the thing in its plural form. */
export function counted(count: number, forms: Forms, language = 'en'): string {
  const rules = pluralsOf(language, () => new Intl.PluralRules(language));
  return `${grouped(count, language)} ${forms[rules.select(count)] ?? forms.other}`;
}
