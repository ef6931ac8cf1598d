import { z } from 'zod';
import { cancellationBoundRefusals } from '../../account/bounds/account-bounds.data.ts';
import { defineContract, messageReply, plainText, textId } from '../../lib/contract.ts';
import { msg } from '../../lib/i18n.ts';
import { buyerChangeRefusals } from '../order-refusals.ts';

export const cancelLine = defineContract({
  path: 'api/cancel_line/',
  method: 'POST',
  summary: 'Cancels pending pieces of a line that are not packed; stock, credit and an online payment are released.',
  request: z.object({
    order_no: textId(),
    line_no: z.number().int().min(1).max(9_999),
    /** The pieces to cancel; without a number all that is not packed. */
    quantity: z.number(msg('Please enter a valid quantity')).int().min(1).max(1_000_000).optional(),
    reason: plainText(300),
  }),
  reply: messageReply,
  refusals: {
    ...cancellationBoundRefusals,
    ...buyerChangeRefusals,
    unknown_line: msg('This order has no line {line}.'),
    nothing_pending: msg('All pieces of {item} have left or are cancelled.'),
    quoted: msg('{item} was ordered as quoted. Please write to {email} to cancel it.'),
    packed: msg('{item} is packed already. Please write to {email}.'),
    too_many: msg('At most {left} of {item} can be cancelled.'),
  },
});
