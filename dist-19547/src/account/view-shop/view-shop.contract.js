import { z } from 'zod';
import { asTyped, defineContract } from '../../lib/contract.js';
import { msg } from '../../lib/i18n.js';

export const viewShop = defineContract({
  path: 'authentication/view_shop/',
  method: 'POST',
  summary:
    'Exchanges the ticket that the desk gave to a member of staff for a session that sees the shop as a customer for 30 minutes and can change nothing.',
  request: z.object({ ticket: asTyped(100) }),
  reply: z.object({ success: z.literal(true), username: z.string(), auth_key: z.string() }),
  refusals: {
    unknown: msg('This link has been used already, or is older than a minute. Open the shop from the desk again.'),
  },
});
