import { z } from 'zod';
import {
  type ReturnReason,
  type ReturnRemedy,
  type ReturnStatus,
  returnReasons,
  returnRemedies,
  returnStatuses,
} from '../return-requests.rule.ts';
import { returnPicture } from './add-return-picture.contract.ts';

/** The lines of a tax invoice that can still be returned. */
export const returnable = z.object({
  invoice: z.string(),
  lines: z.array(z.object({ line_no: z.number(), item_name: z.string(), left: z.number() })),
});
export type Returnable = z.infer<typeof returnable>;

export const orderReturn = z.object({
  /** 'NOD26000119-R1' */
  return_no: z.string(),
  invoice: z.string(),
  status: z.enum(Object.keys(returnStatuses) as [ReturnStatus, ...ReturnStatus[]]),
  date: z.string(),
  remedy: z.enum(Object.keys(returnRemedies) as [ReturnRemedy, ...ReturnRemedy[]]),
  /** The texts of staff, each on a line of its own; '' when there is none. */
  answer: z.string(),
  pictures: z.array(returnPicture),
  /** Whether the buyer can add photos now. */
  takes_pictures: z.boolean(),
  /** Left out until it is issued, and where nothing was credited; `total` is with tax. */
  credit_note: z.object({ number: z.string(), total: z.number() }).optional(),
  lines: z.array(
    z.object({
      item_name: z.string(),
      quantity: z.number(),
      reason: z.enum(Object.keys(returnReasons) as [ReturnReason, ...ReturnReason[]]),
      /** null until the goods are received. */
      credited: z.number().nullable(),
    }),
  ),
});
export type OrderReturn = z.infer<typeof orderReturn>;
