import { z } from 'zod';
import { defineContract, textId } from '../../lib/contract.ts';
import { offeredItemRefusals } from '../catalogue-refusals.ts';
import { itemRow, substituteRow } from '../items/item.contract.ts';

/** The reply has both field names of each fact (item_code and itemcode, ID and Dimension_ID). */
export const shareItemDetails = defineContract({
  path: 'api/ShareItemDetails/',
  method: 'POST',
  summary: 'Returns the item of a share link by id, with its interchangeable items.',
  request: z.object({ itemId: textId() }),
  reply: z.object({
    success: z.literal(true),
    data: itemRow.extend({
      itemId: z.number(),
      item_code: z.string(),
      brand_name: z.string(),
      SubCategory: z.string(),
      CountryOfAssociation: z.string(),
      weight: z.number(),
      ID: z.number(),
      OD: z.number(),
      OW: z.number(),
      ListPrice: z.number(),
      Dimension: z.string(),
      share_url: z.string(),
      /** Beside the drawing; width and height are those of the small size. */
      pictures: z.array(z.object({ large: z.string(), small: z.string(), width: z.number(), height: z.number() })),
    }),
    data_list: z.object({ description: z.array(substituteRow) }),
  }),
  refusals: offeredItemRefusals,
});
export type SharedItem = z.infer<typeof shareItemDetails.reply>['data'];
