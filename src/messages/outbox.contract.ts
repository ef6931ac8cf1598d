import { z } from 'zod';
import { contract } from '../lib/contract.ts';
import { word } from '../lib/say.ts';

/** Answers in the demo world only (DEMO=1); 404 otherwise. */
export const outboxList = contract({
  path: 'api/outbox/',
  method: 'GET',
  does: 'Lists the newest 100 mails and SMS of this site, as their receivers read them.',
  request: z.object({}),
  reply: z.object({
    success: z.literal(true),
    messages: z.array(
      z.object({
        id: z.number(),
        channel: z.enum(['mail', 'sms']),
        receiver: z.string(),
        /** '' for an SMS. */
        subject: z.string(),
        text: z.string(),
        links: z.array(z.object({ label: z.string(), href: z.string() })),
        /** The OTP in it; '' where there is none. */
        code: z.string(),
        /** '20 Nov 2026, 14:05' at the site. */
        created: z.string(),
        state: z.enum([word('waiting'), word('sent'), word('given up')]),
      }),
    ),
  }),
});
export type OutboxMessage = z.infer<typeof outboxList.reply>['messages'][number];
