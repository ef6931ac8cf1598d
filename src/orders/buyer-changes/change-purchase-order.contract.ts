import { z } from 'zod';
import { defineContract, messageReply, plainText, textId } from '../../lib/contract.ts';
import { msg } from '../../lib/i18n.ts';

export const changePurchaseOrder = defineContract({
  path: 'api/change_purchase_order/',
  method: 'POST',
  summary: "Changes the buyer's PO number of an order until all of it was sent; papers issued later carry the new one.",
  request: z.object({
    order_no: textId(),
    purchase_order_no: plainText(60),
    /** The number that the buyer saw. */
    before: plainText(60),
  }),
  reply: messageReply,
  refusals: {
    too_late: msg('All goods of order {order} have left, so its PO number can no longer be changed.'),
    changed_meanwhile: msg('The PO number has been changed to {number}. Please check it again.'),
  },
});
