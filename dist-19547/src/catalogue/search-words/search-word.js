import { t } from '../../lib/i18n.js';
import { parseSearchTerms } from '../search/search-terms.js';

const maxWordLength = 60;
export const maxItemsOfWord = 20;
export const maxWords = 10_000;

                                                                

/** One word or number, normalised like a typed number. */
export function readSearchWord(text        )              {
  if (text.length > maxWordLength) return { problem: t`Please use at most ${maxWordLength} characters.` };
  const [term, other] = parseSearchTerms(text);
  if (!term) return { problem: t`Please write a word or number with a letter or digit.` };
  if (other) return { problem: t`Please write one word or number, without comma, semicolon or line break.` };
  if (term.size) return { problem: t`${text} is a size; a search finds the items that measure so.` };
  if (term.key.length < 2) return { problem: t`One letter or digit would be found by accident; please write more.` };
  return { key: term.key };
}
