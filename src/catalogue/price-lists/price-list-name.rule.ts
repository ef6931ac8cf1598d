import { t } from '../../lib/i18n.ts';
import { plainHyphens } from '../../lib/plain-hyphens.ts';

/** A price list has a name of its own, of at most 60 characters, which a file and a command can write. */
export function priceListNameProblem(typed: string, others: readonly { name: string }[]): string | undefined {
  const name = typed.trim();
  if (name === '') return t`Please write a name.`;
  if (name.length > 60) return t`Please use at most 60 characters.`;
  if (/[\p{Cc}\p{Cf}<>@"]/u.test(name)) return t`Please use letters, digits and punctuation, without < > @ or quotes.`;
  if (!/\p{L}/u.test(name)) return t`Please use at least one letter.`;
  const taken = others.find((one) => one.name.toLowerCase() === name.toLowerCase());
  return taken && t`There is a price list ${taken.name} already.`;
}

/** Finds a list by its name in any letter case, with any hyphen or dash; of names that differ in these alone, the one that is written. */
export function listNamed<List extends { name: string }>(lists: readonly List[], typed: string): List | undefined {
  const name = typed.trim().toLowerCase();
  const plain = plainHyphens(name);
  return (
    lists.find((one) => one.name.toLowerCase() === name) ??
    lists.find((one) => plainHyphens(one.name).toLowerCase() === plain)
  );
}
