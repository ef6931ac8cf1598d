import { z } from 'zod';
import { defineContract } from '../lib/contract.ts';
import { msg } from '../lib/i18n.ts';
import { messageChannels } from './message-channel.data.ts';

/** The call answers only with DEMO=1, otherwise with 404. */
export const outboxList = defineContract({
  path: 'api/outbox/',
  method: 'GET',
  summary: 'Lists the newest 100 mails and SMS of this site, as their receivers read them.',
  request: z.object({}),
  reply: z.object({
    success: z.literal(true),
    messages: z.array(
      z.object({
        id: z.number(),
        channel: z.enum(messageChannels),
        receiver: z.string(),
        subject: z.string(),
        text: z.string(),
        links: z.array(z.object({ label: z.string(), href: z.string() })),
        code: z.string(),
        /** '20 Nov 2026, 14:05' at the site. */
        created: z.string(),
        state: z.enum([msg('waiting'), msg('sent'), msg('given up')]),
      }),
    ),
  }),
});
export type OutboxMessage = z.infer<typeof outboxList.reply>['messages'][number];
