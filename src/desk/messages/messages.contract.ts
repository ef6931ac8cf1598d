import { z } from 'zod';
import { listedMessage } from '../../content/contact/listed-message.contract.ts';
import { contactRefusals } from '../../content/content-refusals.ts';
import { defineContract, doneReply, listOf, rowId } from '../../lib/contract.ts';
import { pickRefusals } from '../../lib/refusals.ts';
import { deskSite } from '../../sites/site-field.ts';
import { bulkReply, listFields, listReply, rowsPerPage } from '../list/list.contract.ts';

/** The views are open (also without a view) and done. */
export const listMessagesAtDesk = defineContract({
  path: 'desk/api/:site/messages/',
  method: 'GET',
  summary:
    'lists messages of the contact page and visitors who ask for prices: open ones from the oldest, done ones from the newest',
  request: z.object({ site: deskSite, ...listFields }),
  reply: listReply(listedMessage),
});

export const markMessageAtDesk = defineContract({
  path: 'desk/api/:site/messages/mark/',
  method: 'POST',
  summary: 'marks a message of the contact page as done, or opens it again',
  request: z.object({ site: deskSite, id: rowId.optional().default(0), done: z.boolean().optional().default(false) }),
  reply: doneReply,
  refusals: pickRefusals(contactRefusals, 'already_done', 'already_open', 'unknown_message'),
});

export const markMessagesAtDesk = defineContract({
  path: 'desk/api/:site/messages/mark_all/',
  method: 'POST',
  summary: 'marks several messages of the contact page as done, or opens them again',
  request: z.object({ site: deskSite, ids: listOf(rowId, rowsPerPage), done: z.boolean() }),
  reply: bulkReply,
});
