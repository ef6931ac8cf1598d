import { z } from 'zod';
import { defineContract, freeText, messageReply, rowId, textId } from '../../lib/contract.ts';
import { paperTypes } from './paper-content.rule.ts';
import { paperKinds } from './paper-kind.rule.ts';
import { paperStatuses } from './paper-status.data.ts';

export const myPaper = z.object({
  paper_id: z.number(),
  kind: z.enum(paperKinds),
  file_name: z.string(),
  type: z.enum(paperTypes),
  bytes: z.number(),
  status: z.enum(paperStatuses),
  /** Why it was rejected. */
  reason: z.string(),
  /** ISO 8601. */
  uploaded_at: z.string(),
});
export type MyPaper = z.infer<typeof myPaper>;

export const requestedPaper = z.object({
  kind: z.enum(paperKinds),
  /** What staff have written to the buyer. */
  sentence: z.string(),
});
export type RequestedPaper = z.infer<typeof requestedPaper>;

export const myPapers = defineContract({
  path: 'authentication/papers/',
  method: 'POST',
  summary:
    'Lists the papers of the account, at most 40, the newest first, and those that staff ask for. GET /papers/{paper_id} downloads one.',
  request: z.object({}),
  reply: z.object({ success: z.literal(true), data: z.array(myPaper), asked: z.array(requestedPaper) }),
});

export const uploadPaper = defineContract({
  path: 'authentication/papers/upload/',
  method: 'POST',
  summary: 'Adds a paper: PDF, JPG or PNG, at most 10 MB. It replaces the one of its kind that staff have not checked.',
  takesFile: true,
  request: z.object({ kind: textId(40), name: freeText(200) }),
  reply: z.object({ success: z.literal(true), message: z.string(), paper_id: z.number() }),
  refusals: { too_many: 'You have uploaded 40 papers. Please write to us at {email}.' },
});

export const removePaper = defineContract({
  path: 'authentication/papers/remove/',
  method: 'POST',
  summary: 'Removes a paper that staff have not checked.',
  request: z.object({ paper_id: rowId }),
  reply: messageReply,
  refusals: { checked: 'Our team has checked this paper, so it can no longer be removed.' },
});
