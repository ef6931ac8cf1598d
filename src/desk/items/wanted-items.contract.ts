import { z } from 'zod';
import { wantedItem } from '../../catalogue/stock-alerts/wanted-item.contract.ts';
import { defineContract, freeText } from '../../lib/contract.ts';
import { deskSite } from '../../sites/site-field.ts';
import { listFields, listReply } from '../list/list.contract.ts';
import { readPeriodView } from './period-views.data.ts';

export type ListedWanted = z.infer<typeof wantedItem>;

export const listWantedItemsAtDesk = defineContract({
  path: 'desk/api/:site/items/wanted/',
  method: 'GET',
  summary: 'lists items that buyers want to be told of when they are in stock; views: week, quarter, else 30 days',
  request: z.object({ site: deskSite, ...listFields, view: freeText(40).transform(readPeriodView) }),
  reply: listReply(wantedItem),
});
