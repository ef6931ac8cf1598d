import { z } from 'zod';
import { drawingFields } from '../../catalogue/items/item.contract.js';
import { defineContract, rowId } from '../../lib/contract.js';
import { deskSite } from '../../sites/site-field.js';

const lot = z.object({ kind: z.enum(['arriving', 'production']), quantity: z.number(), due_on: z.string() });

const branchStock = z.object({
  branch: z.string(),
  on_hand: z.number(),
  /** Promised to orders. */
  reserved: z.number(),
  /** Set aside for payments and quotes. */
  held: z.number(),
  free: z.number(),
  shelf: z.string(),
  incoming: z.array(lot),
});

const priceRow = z.object({
  id: z.number(),
  list: z.string(),
  owner: z.string(),
  /** What the row is for. */
  scope: z.string(),
  /** '42.00 % less from 100, always' */
  terms: z.string(),
});

const related = z.object({
  id: z.number(),
  code: z.string(),
  name: z.string(),
  maker: z.string(),
  free: z.number(),
  list_minor: z.number(),
});

const historyEntry = z.object({
  id: z.number(),
  at: z.string(),
  by: z.string(),
  action: z.string(),
  details: z.record(z.string(), z.unknown()),
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
      super_category: z.string(),
      ...drawingFields,
      list_minor: z.number(),
      cost_minor: z.number(),
      /** '' while it is sold. */
      retired_at: z.string(),
      updated_at: z.string(),
      /** In the shop. */
      page: z.string(),
      data_sheet: z.string(),
    }),
    /** As a file for the import writes them, by its columns. */
    cells: z.record(z.string(), z.string()),
    makers: z.array(z.string()),
    categories: z.array(z.string()),
    stock: z.array(branchStock),
    prices: z.array(priceRow),
    /** The items with the same universal number. */
    interchange: z.array(related),
    history: z.array(historyEntry),
  }),
});

                                                                
