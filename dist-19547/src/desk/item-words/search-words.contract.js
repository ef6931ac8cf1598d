import { z } from 'zod';
import { defineContract, freeText, listOf } from '../../lib/contract.js';
import { msg } from '../../lib/i18n.js';
import { deskSite } from '../../sites/site-field.js';
import { listFields, listReply } from '../list/list.contract.js';

const wordItem = z.object({
  id: z.number(),
  code: z.string(),
  name: z.string(),
  maker: z.string(),
  retired: z.boolean(),
});

const searchWord = z.object({
  word: z.string(),
  added_by: z.string(),
  added_at: z.string(),
  items: z.array(wordItem),
});
                                                    

export const listSearchWordsAtDesk = defineContract({
  path: 'desk/api/:site/items/words/',
  method: 'GET',
  summary: 'lists the search words of the site with the items that they find; searches their beginning',
  request: z.object({ site: deskSite, ...listFields }),
  reply: listReply(searchWord),
});

const codes = listOf(freeText(60), 100);
const done = z.object({ success: z.literal(true), message: z.string() });

export const saveSearchWordAtDesk = defineContract({
  path: 'desk/api/:site/items/words/save/',
  method: 'POST',
  summary: 'adds a search word, or changes the items that it finds, named by their stock codes',
  request: z.object({
    site: deskSite,
    word: freeText(100),
    codes,
    /** What the page showed; empty for a new word. */
    seen: codes,
  }),
  reply: done,
  refusals: { word: msg('Please write another word.'), codes: msg('Please name other items.') },
});

export const removeSearchWordAtDesk = defineContract({
  path: 'desk/api/:site/items/words/remove/',
  method: 'POST',
  summary: 'removes a search word',
  request: z.object({ site: deskSite, word: freeText(100) }),
  reply: done,
  refusals: { word: msg('There is no such search word any more.') },
});
