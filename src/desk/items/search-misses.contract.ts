import { z } from 'zod';
import { searchMiss } from '../../catalogue/search-log/search-miss.contract.ts';
import { defineContract, freeText } from '../../lib/contract.ts';
import { deskSite } from '../../sites/site-field.ts';
import { listFields, listReply } from '../list/list.contract.ts';
import { readPeriodView } from './period-views.data.ts';

export type SearchMissRow = z.infer<typeof searchMiss>;

export const listSearchMissesAtDesk = defineContract({
  path: 'desk/api/:site/items/misses/',
  method: 'GET',
  summary: 'lists what was searched in the shop and no item has, most often first; views: week, quarter, else 30 days',
  request: z.object({
    site: deskSite,
    ...listFields,
    view: freeText(40).transform(readPeriodView),
  }),
  reply: listReply(searchMiss),
});
