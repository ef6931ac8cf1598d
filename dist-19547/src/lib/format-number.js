import { memoize } from './memoize.js';

                                                                                           

const numbersOf = memoize                   (10);
const pluralsOf = memoize                  (10);

export const formatNumber = (count        , language = 'en')         =>
  numbersOf(language, () => new Intl.NumberFormat(language)).format(count);

export function formatCount(count        , forms             , language = 'en')         {
  const rules = pluralsOf(language, () => new Intl.PluralRules(language));
  return `${formatNumber(count, language)} ${forms[rules.select(count)] ?? forms.other}`;
}
