import { z } from 'zod';
import { defineContract, doneReply, freeText, listOf, textId } from '../../lib/contract.ts';
import { pickRefusals } from '../../lib/refusals.ts';
import { documentRefusals, fulfilmentRefusals, returnRefusals } from '../../orders/order-refusals.ts';
import { deskSite } from '../../sites/site-field.ts';

const about = {
  site: deskSite,
  number: textId(40),
  seen: z.number().int().min(0),
  returnNo: z.number().int().min(1).max(9_999),
};

export const decideReturnAtDesk = defineContract({
  path: 'desk/api/:site/orders/:number/returns/decide/',
  method: 'POST',
  summary: 'approves or declines what a buyer asks to return; the buyer is mailed',
  request: z.object({ ...about, approve: z.boolean(), answer: freeText(500) }),
  reply: doneReply,
  refusals: {
    ...pickRefusals(returnRefusals, 'not_allowed', 'reason', 'unknown_return'),
    ...pickRefusals(fulfilmentRefusals, 'changed_meanwhile'),
  },
});

export const receiveReturnAtDesk = defineContract({
  path: 'desk/api/:site/orders/:number/returns/receive/',
  method: 'POST',
  summary: 'takes approved goods back, credits them and puts them on the shelf or not; the buyer is mailed',
  request: z.object({
    ...about,
    lines: listOf(
      z.object({
        lineNo: z.number().int().min(1).max(9_999),
        credited: z.number().int().min(0).max(1_000_000),
        restock: z.boolean(),
      }),
      2_000,
    ),
    reason: freeText(400),
  }),
  /** '' and 0 where nothing is credited. */
  reply: z.object({ success: z.literal(true), creditNote: z.string(), totalMinor: z.number() }),
  refusals: {
    ...pickRefusals(returnRefusals, 'cannot_take_back', 'not_allowed', 'unknown_return'),
    ...pickRefusals(fulfilmentRefusals, 'changed_meanwhile'),
    ...pickRefusals(documentRefusals, 'unknown_invoice'),
  },
});
