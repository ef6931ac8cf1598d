import { z } from 'zod';
import { defineContract } from '../../lib/contract.js';
import { gatewayNames } from '../gateways.data.js';

export const creditInfo = defineContract({
  path: 'api/get_avlinfo/',
  method: 'GET',
  summary:
    'Answers what the customer may still order on credit (major units), for how many days, and what is closed online.',
  request: z.object({}),
  reply: z.object({
    success: z.literal(true),
    data: z.object({ avl_balance: z.number(), creditperiod: z.number() }),
    user_info: z.enum(['New_user', '']),
    /** Gateways of the site that have no keys. */
    online_closed: z.array(z.enum(gatewayNames)).optional(),
    transfer_allowed: z.literal(true).optional(),
  }),
});
                                                          
