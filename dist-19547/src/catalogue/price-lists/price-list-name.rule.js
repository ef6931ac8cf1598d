import { t } from '../../lib/i18n.js';

/** A price list has a name of its own, of at most 60 characters, which a file and a command can write. */
export function priceListNameProblem(typed        , others                             )                     {
  const name = typed.trim();
  if (name === '') return t`Please write a name.`;
  if (name.length > 60) return t`Please use at most 60 characters.`;
  if (/[\p{Cc}\p{Cf}<>@"]/u.test(name)) return t`Please use letters, digits and punctuation, without < > @ or quotes.`;
  if (!/\p{L}/u.test(name)) return t`Please use at least one letter.`;
  const taken = others.find((one) => one.name.toLowerCase() === name.toLowerCase());
  return taken && t`There is a price list ${taken.name} already.`;
}
