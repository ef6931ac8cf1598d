import { z } from 'zod';
import { cancellationBoundRefusals } from '../../account/bounds/account-bounds.data.ts';
import { defineContract, messageReply, plainText, textId } from '../../lib/contract.ts';
import { buyerChangeRefusals } from '../order-refusals.ts';

export const cancelOrder = defineContract({
  path: 'api/cancel_order/',
  method: 'POST',
  summary: 'Cancels an order of the signed-in customer while it awaits approval; stock and credit are released.',
  request: z.object({ order_no: textId(), reason: plainText(300) }),
  reply: messageReply,
  refusals: {
    ...cancellationBoundRefusals,
    ...buyerChangeRefusals,
  },
});
