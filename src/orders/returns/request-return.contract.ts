import { z } from 'zod';
import { returnBoundRefusals } from '../../account/bounds/account-bounds.data.ts';
import { defineContract, listOf, plainText, textId } from '../../lib/contract.ts';
import { msg } from '../../lib/i18n.ts';
import {
  type FaultyPart,
  faultyParts,
  type ReturnReason,
  type ReturnRemedy,
  returnReasons,
  returnRemedies,
} from '../return-requests.rule.ts';

const maxLines = 2_000;

export const requestReturn = defineContract({
  path: 'api/request_return/',
  method: 'POST',
  summary: 'Asks to return lines of a tax invoice of the signed-in customer; staff approve or decline it.',
  request: z.object({
    order_no: textId(),
    invoice: textId(40),
    lines: listOf(
      z.object({
        line_no: z.number().int().min(1).max(9_999),
        quantity: z.number(msg('Please enter a valid quantity')).int().min(1).max(1_000_000),
        reason: z.enum(Object.keys(returnReasons) as [ReturnReason, ...ReturnReason[]]),
        /** The faulty part of a bearing. */
        part: z.enum(Object.keys(faultyParts) as [FaultyPart, ...FaultyPart[]]).optional(),
      }),
      maxLines,
    ),
    note: plainText(500),
    /** The remedy that the buyer would like; a credit note when it is left out. */
    remedy: z.enum(Object.keys(returnRemedies) as [ReturnRemedy, ...ReturnRemedy[]]).optional(),
  }),
  reply: z.object({ success: z.literal(true), return_no: z.string(), message: z.string() }),
  refusals: {
    nothing: msg('Please enter how many pieces of which item you return.'),
    unknown_line: msg('This invoice has no line {line}.'),
    twice: msg('{item} appears twice.'),
    open: msg('A return of {item} is open already.'),
    ...returnBoundRefusals,
    too_many: msg('At most {left} of {item} can be returned.'),
  },
});
