import { z } from 'zod';
import { customerRefusals } from '../../account/account-refusals.ts';
import { customerStatuses } from '../../account/customer-status.data.ts';
import { paperTypes } from '../../account/papers/paper-content.rule.ts';
import { listedPaper, staffPaper } from '../../account/papers/staff-papers.contract.ts';
import { defineContract, doneReply, freeText, rowId } from '../../lib/contract.ts';
import { pickRefusals } from '../../lib/refusals.ts';
import { deskSite } from '../../sites/site-field.ts';
import { listFields, listReply } from '../list/list.contract.ts';

/** `label` is its kind as staff read it. */
const labelled = { label: z.string() };

/** The views are waiting (also without a view), accepted and rejected. */
export const listPapersAtDesk = defineContract({
  path: 'desk/api/:site/papers/',
  method: 'GET',
  summary: 'lists papers of buyers: those that wait from the oldest, those that were checked from the newest',
  request: z.object({ site: deskSite, ...listFields }),
  reply: listReply(listedPaper.extend(labelled)),
});

const check = z.object({ passed: z.boolean(), text: z.string() });

export const reviewPaperAtDesk = defineContract({
  path: 'desk/api/:site/papers/review/',
  method: 'GET',
  summary:
    'gives a paper with what the buyer typed and its checks; GET /desk/files/{site}/papers/{id} is the file, with ?page=1 a picture of a page',
  request: z.object({ site: deskSite, id: rowId.optional().default(0) }),
  reply: z.object({
    success: z.literal(true),
    paper: staffPaper.extend({ ...labelled, customerId: z.number(), company: z.string(), type: z.enum(paperTypes) }),
    account: z.object({ status: z.enum(customerStatuses), email: z.string() }),
    typed: z.array(z.object({ label: z.string(), value: z.string(), isCode: z.boolean() })),
    checks: z.array(check),
    others: z.array(staffPaper.pick({ id: true, status: true, createdAt: true }).extend(labelled)),
    /** The id of the next paper that waits. */
    nextId: z.number().nullable(),
  }),
});

export const decidePaperAtDesk = defineContract({
  path: 'desk/api/:site/papers/decide/',
  method: 'POST',
  summary: 'accepts a paper, or rejects it with a reason; the buyer is mailed',
  request: z.object({
    site: deskSite,
    id: rowId.optional().default(0),
    accept: z.boolean().optional().default(false),
    reason: freeText(500),
  }),
  reply: doneReply,
  refusals: pickRefusals(customerRefusals, 'checked', 'no_reason', 'removed', 'unknown_paper'),
});
