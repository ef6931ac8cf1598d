// How many results of a search the panel of suggestions says there are.

import { plural, t } from '../../lib/i18n.ts';
import { totalText } from '../items/item-format.rule.ts';

export function foundText(count: number): string {
  if (count === 0) return t`No Result Found`;
  return count >= 1000 ? t`${totalText(count)} suggestions` : plural(count, 'suggestion');
}

export const allResultsText = (count: number, query: string): string =>
  count === 1 ? t`The result for ${query}` : t`All ${totalText(count)} results for ${query}`;
