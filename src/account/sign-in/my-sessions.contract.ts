import { z } from 'zod';
import { defineContract, messageReply, rowId } from '../../lib/contract.ts';

const mySession = z.object({
  session_id: z.number(),
  device: z.string(),
  /** Network address of the sign-in; '' for an old session. */
  address: z.string(),
  /** ISO 8601. */
  signed_in_at: z.string(),
  /** ISO 8601, to a quarter of an hour. */
  last_used_at: z.string(),
  is_this_device: z.boolean(),
});
export type MySession = z.infer<typeof mySession>;

export const mySessions = defineContract({
  path: 'authentication/sessions/',
  method: 'POST',
  summary: 'Lists the live sessions of the user, at most a hundred: this one first, then by last use.',
  request: z.object({}),
  reply: z.object({ success: z.literal(true), data: z.array(mySession) }),
});

export const endMySession = defineContract({
  path: 'authentication/sessions/end/',
  method: 'POST',
  summary: 'Ends one session of the user.',
  request: z.object({ session_id: rowId }),
  reply: messageReply,
});

export const endAllMySessions = defineContract({
  path: 'authentication/sessions/end_all/',
  method: 'POST',
  summary: 'Signs the user out everywhere, including the current session.',
  request: z.object({}),
  reply: messageReply,
});
