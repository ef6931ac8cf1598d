import { z } from 'zod';
import { incomingKinds } from '../../catalogue/incoming-kinds.data.ts';
import { drawingFields } from '../../catalogue/items/item.contract.ts';
import { stockMovementKinds } from '../../catalogue/stock-movement-kinds.data.ts';
import { defineContract, instant, rowId } from '../../lib/contract.ts';
import { deskSite } from '../../sites/site-field.ts';
import { recordHistory } from '../audit/audit.contract.ts';

const lot = z.object({ id: z.number(), kind: z.enum(incomingKinds), quantity: z.number(), dueOn: z.string() });

export const branchStock = z.object({
  branch: z.string(),
  branchCode: z.string(),
  onHand: z.number(),
  /** The pieces promised to orders. */
  reserved: z.number(),
  /** The pieces set aside for payments and quotes. */
  held: z.number(),
  free: z.number(),
  shelf: z.string(),
  incoming: z.array(lot),
});

const stockMovement = z.object({
  id: z.number(),
  branch: z.string(),
  change: z.number(),
  /** What was on hand afterwards. */
  onHand: z.number(),
  kind: z.enum(stockMovementKinds),
  /** The order, shelf or file it belongs to; '' for none. */
  reference: z.string(),
  reason: z.string(),
  note: z.string(),
  by: z.string(),
  at: instant,
});

const priceRow = z.object({
  id: z.number(),
  list: z.string(),
  owner: z.string(),
  /** The items that the row is for, in words. */
  scope: z.string(),
  /** '42.00 % less from 100, always' */
  terms: z.string(),
});

export const relatedItem = z.object({
  id: z.number(),
  code: z.string(),
  name: z.string(),
  maker: z.string(),
  free: z.number(),
  listMinor: z.number(),
});

export const itemAtDesk = defineContract({
  path: 'desk/api/:site/items/record/',
  method: 'GET',
  summary: 'shows an item with its stock by branch, its prices, what interchanges with it and its history',
  request: z.object({ site: deskSite, id: rowId }),
  reply: z.object({
    success: z.literal(true),
    item: z.object({
      id: z.number(),
      code: z.string(),
      name: z.string(),
      maker: z.string(),
      superCategory: z.string(),
      ...drawingFields,
      listMinor: z.number(),
      costMinor: z.number().nullable(),
      /** null while it is sold. */
      retiredAt: instant.nullable(),
      updatedAt: instant,
      /** The address of the item's page in the shop. */
      page: z.string(),
      dataSheet: z.string(),
    }),
    /** The cells as a file for the import has them, by its columns. */
    cells: z.record(z.string(), z.string()),
    makers: z.array(z.string()),
    categories: z.array(z.string()),
    stock: z.array(branchStock),
    /** Newest first; the changes of a branch sum to what is on hand there. */
    movements: z.array(stockMovement),
    prices: z.array(priceRow),
    /** The items with the same universal number. */
    interchange: z.array(relatedItem),
    history: recordHistory,
  }),
});

export type ItemRecordAtDesk = z.infer<typeof itemAtDesk.reply>;
