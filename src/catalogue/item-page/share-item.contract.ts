import { z } from 'zod';
import { defineContract, textId } from '../../lib/contract.ts';
import { offeredItemRefusals } from '../catalogue-refusals.ts';
import { shownCertificate } from '../certificates/certificate.contract.ts';
import { itemRow, substituteRow } from '../items/item.contract.ts';
import { specifiedNames } from './specified-names.contract.ts';

/** Each item has both field names of a fact (item_code and itemcode, ID and Dimension_ID). */
export const shareItemDetails = defineContract({
  path: 'api/ShareItemDetails/',
  method: 'POST',
  summary: 'Returns the item of a share link by id, with its interchangeable items.',
  request: z.object({ itemId: textId() }),
  reply: z.object({
    success: z.literal(true),
    data: itemRow.extend({
      ...specifiedNames,
      share_url: z.string(),
      /** The pictures beside the drawing; width and height are those of the small size. */
      pictures: z.array(z.object({ large: z.string(), small: z.string(), width: z.number(), height: z.number() })),
      /** Those that hold today. */
      certificates: z.array(shownCertificate),
    }),
    /** The item itself, then what can be sold instead. */
    data_list: z.object({ description: z.array(substituteRow.extend(specifiedNames)) }),
  }),
  refusals: offeredItemRefusals,
});
export type SharedItem = z.infer<typeof shareItemDetails.reply>['data'];
