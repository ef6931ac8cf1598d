import { z } from 'zod';
import { drawingFields } from '../../catalogue/items/item.contract.ts';
import { defineContract, freeText } from '../../lib/contract.ts';
import { deskSite } from '../../sites/site-field.ts';
import { listFields, listReply } from '../list/list.contract.ts';

const itemViews = ['', 'no_price', 'no_stock', 'no_picture', 'no_hsn', 'wrong_hsn', 'retired'] as const;
export type ItemView = (typeof itemViews)[number];

const listedItem = z.object({
  id: z.number(),
  code: z.string(),
  name: z.string(),
  maker: z.string(),
  super_category: z.string(),
  category: z.string(),
  ...drawingFields,
  weight_kg: z.number(),
  hsn: z.string(),
  /** 0 is a price on request. */
  list_minor: z.number(),
  /** 0 when the cost is not known. */
  cost_minor: z.number(),
  /** On hand, less reserved and held, of all branches. */
  free: z.number(),
  arriving: z.number(),
  /** '' when nothing arrives. */
  arriving_on: z.string(),
  /** '' while it is sold. */
  retired_at: z.string(),
});
export type ListedItem = z.infer<typeof listedItem>;

export const listItemsAtDesk = defineContract({
  path: 'desk/api/:site/items/',
  method: 'GET',
  summary:
    'lists items; searches numbers, stock codes and makers as the shop does; views: no_price, no_stock, no_picture, no_hsn, wrong_hsn, retired; filters by maker and category',
  request: z.object({
    site: deskSite,
    ...listFields,
    view: freeText(40).transform((view) => itemViews.find((one) => one === view) ?? ''),
    maker: freeText(60),
    category: freeText(80),
  }),
  reply: listReply(listedItem).extend({ makers: z.array(z.string()), categories: z.array(z.string()) }),
});
