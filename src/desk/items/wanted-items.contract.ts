import { z } from 'zod';
import { defineContract, freeText, instant } from '../../lib/contract.ts';
import { deskSite } from '../../sites/site-field.ts';
import { listFields, listReply } from '../list/list.contract.ts';
import { readPeriodView } from './period-views.data.ts';

const wantedItem = z.object({
  itemId: z.number(),
  code: z.string(),
  name: z.string(),
  maker: z.string(),
  /** Companies that wait for it, and companies that have been told. */
  waiting: z.number(),
  told: z.number(),
  lastAt: instant,
});
export type ListedWanted = z.infer<typeof wantedItem>;

export const listWantedItemsAtDesk = defineContract({
  path: 'desk/api/:site/items/wanted/',
  method: 'GET',
  summary: 'lists items that buyers want to be told of when they are in stock; views: week, quarter, else 30 days',
  request: z.object({ site: deskSite, ...listFields, view: freeText(40).transform(readPeriodView) }),
  reply: listReply(wantedItem),
});
