import { z } from 'zod';
import { defineContract } from '../../lib/contract.ts';

export const creditInfo = defineContract({
  path: 'api/get_avlinfo/',
  method: 'GET',
  summary:
    'Answers what the customer may still order on credit (major units), for how many days, and what is closed online.',
  request: z.object({}),
  reply: z.object({
    success: z.literal(true),
    data: z.object({ avl_balance: z.number(), creditperiod: z.number() }),
    /** 'New_user' while the customer has no credit terms; '' otherwise. */
    user_info: z.enum(['New_user', '']),
    /** Ways to pay online that the site offers and cannot take now, for want of keys; left out when there are none. */
    online_closed: z.array(z.enum(['razorpay', 'stripe'])).optional(),
    /** Staff let this customer pay by bank transfer; left out when they do not. */
    transfer_allowed: z.literal(true).optional(),
  }),
});
export type CreditInfo = z.infer<typeof creditInfo.reply>;
