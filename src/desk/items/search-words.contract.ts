import { z } from 'zod';
import { searchWordRefusals } from '../../catalogue/catalogue-refusals.ts';
import { searchWord } from '../../catalogue/search-words/search-word.contract.ts';
import { defineContract, freeText, listOf, messageReply } from '../../lib/contract.ts';
import { pickRefusals } from '../../lib/refusals.ts';
import { deskSite } from '../../sites/site-field.ts';
import { listFields, listReply } from '../list/list.contract.ts';

export type ListedWord = z.infer<typeof searchWord>;

export const listSearchWordsAtDesk = defineContract({
  path: 'desk/api/:site/items/words/',
  method: 'GET',
  summary: 'lists the search words of the site with the items that they find; searches their beginning',
  request: z.object({ site: deskSite, ...listFields }),
  reply: listReply(searchWord),
});

const codes = listOf(freeText(60), 100);

export const saveSearchWordAtDesk = defineContract({
  path: 'desk/api/:site/items/words/save/',
  method: 'POST',
  summary: 'adds a search word, or changes the items that it finds, named by their stock codes',
  request: z.object({
    site: deskSite,
    word: freeText(100),
    codes,
    /** The codes that the page showed; empty for a new word. */
    seen: codes,
  }),
  reply: messageReply,
  refusals: pickRefusals(searchWordRefusals, 'codes', 'word'),
});

export const removeSearchWordAtDesk = defineContract({
  path: 'desk/api/:site/items/words/remove/',
  method: 'POST',
  summary: 'removes a search word',
  request: z.object({ site: deskSite, word: freeText(100) }),
  reply: messageReply,
  refusals: pickRefusals(searchWordRefusals, 'word'),
});
