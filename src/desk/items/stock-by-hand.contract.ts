import { z } from 'zod';
import { adjustmentReasons, maxOnHand, stockWays } from '../../catalogue/stock-movement-kinds.data.ts';
import { defineContract, freeText, listOf, messageReply, rowId } from '../../lib/contract.ts';
import { deskSite } from '../../sites/site-field.ts';

const pieces = z.number('Please enter a number of pieces').int('Please enter whole pieces').min(0).max(maxOnHand);
const branch = freeText(40);

export const adjustStockAtDesk = defineContract({
  path: 'desk/api/:site/items/stock/adjust/',
  method: 'POST',
  summary:
    'adds pieces of an item at a branch, takes them off or sets what was counted, with a reason; goods received lower an arriving lot',
  request: z.object({
    site: deskSite,
    id: rowId,
    branch,
    way: z.enum(stockWays),
    quantity: pieces,
    reason: z.enum(adjustmentReasons),
    note: freeText(300),
    /** The arriving lot that came; 0 for none. */
    lot: rowId.optional().default(0),
    /** What was on hand on the screen. */
    seen: pieces,
  }),
  reply: messageReply,
  refusals: {
    branch: 'Please choose a branch.',
    changed: 'Somebody has changed this stock meanwhile: {pieces} are on hand now. Please check again.',
    not_expected: 'This lot is no longer expected. Please check again.',
    promised:
      '{reserved} of these pieces are promised: {orders}. Cancel them there, or put the order on hold, and then take them off.',
    quantity: '{reason}',
  },
});

export const stocktakeAtDesk = defineContract({
  path: 'desk/api/:site/items/stocktake/',
  method: 'GET',
  summary: 'lists the shelves of each branch, and the items of one, without saying how many there should be',
  request: z.object({ site: deskSite, branch, shelf: freeText(60) }),
  reply: z.object({
    success: z.literal(true),
    shelves: z.array(z.object({ branch: z.string(), branchName: z.string(), shelf: z.string(), items: z.number() })),
    items: z.array(z.object({ id: z.number(), code: z.string(), name: z.string(), maker: z.string() })),
  }),
});

export const maxOfShelf = 500;

export const countShelfAtDesk = defineContract({
  path: 'desk/api/:site/items/stocktake/count/',
  method: 'POST',
  summary:
    'compares the counts of a shelf with what should be there; books them once every difference was counted again, else writes nothing and tells the differences',
  request: z.object({
    site: deskSite,
    branch,
    shelf: freeText(60),
    counts: listOf(
      z.object({ id: rowId, counted: pieces, again: pieces.nullable(), seen: pieces.nullable() }),
      maxOfShelf,
    ),
  }),
  reply: z.object({
    success: z.literal(true),
    message: z.string(),
    written: z.boolean(),
    differences: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        maker: z.string(),
        onHand: z.number(),
        /** The orders that more pieces are promised to than were counted; '' for none. */
        promised: z.string(),
      }),
    ),
  }),
  refusals: { counts: 'Please count the items of one shelf.' },
});
