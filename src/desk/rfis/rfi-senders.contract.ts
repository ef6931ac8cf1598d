import { z } from 'zod';
import { defineContract, freeText, messageReply } from '../../lib/contract.ts';
import { pickRefusals } from '../../lib/refusals.ts';
import { rfiSender } from '../../rfi/queue/rfi-sender.contract.ts';
import { rfiRefusals } from '../../rfi/rfi-refusals.ts';
import { deskSite } from '../../sites/site-field.ts';

export type RfiSenderRow = z.infer<typeof rfiSender>;

export const rfiSenders = defineContract({
  path: 'desk/api/:site/rfi_senders/',
  method: 'GET',
  summary: 'lists who has ten or more RFIs waiting for an answer, the most first',
  request: z.object({ site: deskSite }),
  reply: z.object({ success: z.literal(true), senders: z.array(rfiSender) }),
});

export const declineWaitingAtDesk = defineContract({
  path: 'desk/api/:site/rfi_senders/decline/',
  method: 'POST',
  summary: 'declines all waiting RFIs of one customer with one reason, and mails them once',
  request: z.object({
    site: deskSite,
    customerId: z.number().int(),
    /** ISO 8601, as `newest`: what was sent later still waits. */
    until: z.iso.datetime('Please enter a value').max(40),
    reason: freeText(500),
  }),
  /** `written` is false when nothing waited any more. */
  reply: messageReply.extend({ written: z.boolean() }),
  refusals: pickRefusals(rfiRefusals, 'no_reason', 'unknown'),
});
