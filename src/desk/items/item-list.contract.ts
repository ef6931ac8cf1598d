import { z } from 'zod';
import { drawingFields } from '../../catalogue/items/item.contract.ts';
import { defineContract, freeText, instant } from '../../lib/contract.ts';
import { deskSite } from '../../sites/site-field.ts';
import { listFields, listReply } from '../list/list.contract.ts';

const itemViews = ['', 'no_price', 'no_stock', 'no_picture', 'no_hsn', 'wrong_hsn', 'retired'] as const;
export type ItemView = (typeof itemViews)[number];

export const listedItem = z.object({
  id: z.number(),
  code: z.string(),
  name: z.string(),
  maker: z.string(),
  superCategory: z.string(),
  category: z.string(),
  ...drawingFields,
  weightKg: z.number().nullable(),
  hsn: z.string(),
  /** 0 is a price on request. */
  listMinor: z.number(),
  costMinor: z.number().nullable(),
  /** The pieces on hand in all branches, less those reserved and held. */
  free: z.number(),
  arriving: z.number(),
  arrivingOn: z.string().nullable(),
  /** null while it is sold. */
  retiredAt: instant.nullable(),
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
