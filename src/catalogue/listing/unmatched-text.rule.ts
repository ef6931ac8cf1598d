// For each number without a match, the search names what is listed instead.

import { t } from '../../lib/i18n.ts';
import { maxLineLength } from '../../lib/line-length.ts';
import { parseRequestedSize, requestedSizeText } from '../search/size-search.rule.ts';
import type { UnmatchedNumber } from './multi-search.contract.ts';

const maxDisplayed = 40;

export function unmatchedText({ typed, listed }: UnmatchedNumber): string {
  if (listed === 'too long') return t`'${typed}' is longer than ${maxLineLength} characters. Please correct it.`;
  const size = parseRequestedSize(typed);
  const name = typed.length > maxDisplayed ? `${typed.slice(0, maxDisplayed)}…` : typed;
  if (listed === 'search word')
    return t`${name} is not the number of a maker. The items that we list for it come first; please check that they fit.`;
  const missing = size ? t`No item measures ${requestedSizeText(size)}.` : t`No item matches ${name}.`;
  if (listed === 'closest sizes') return `${missing} ${t`The closest sizes are listed, nearest first.`}`;
  return listed === 'similar items' ? `${missing} ${t`Similar items are listed.`}` : missing;
}
