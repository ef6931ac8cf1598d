import { z } from 'zod';
import { asTyped, defineContract, messageReply } from '../../lib/contract.ts';

export const stopStockAlerts = defineContract({
  path: 'api/stop_stock_alerts/',
  method: 'POST',
  summary: 'Ends all stock alerts that a user waits for, by the signed link of a mail.',
  request: z.object({ user: asTyped(15), until: asTyped(15), sign: asTyped(100) }),
  reply: messageReply,
  refusals: {
    unknown_link: 'This link is not complete. Please open it again from the mail.',
    expired: 'This link has expired. Please end your stock alerts on the pages of the items.',
  },
});
