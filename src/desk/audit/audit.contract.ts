import { z } from 'zod';
import { defineContract, freeText, instant, optionalDay } from '../../lib/contract.ts';
import { auditDetails, recordAct } from '../../server/security/audited-act.contract.ts';
import { deskSite } from '../../sites/site-field.ts';

/** The acts on one record. */
export const recordHistory = z.array(
  // The moment is a text already in JSON that a statement builds.
  recordAct.extend({ at: instant.or(z.iso.datetime({ offset: true })) }),
);

const entry = z.object({
  id: z.number(),
  at: instant,
  by: z.string(),
  action: z.string(),
  subject: z.string(),
  customer: z.object({ id: z.number(), company: z.string() }).nullable(),
  /** Network address. */
  address: z.string().nullable(),
  details: auditDetails,
});
export type AuditEntryAtDesk = z.infer<typeof entry>;

export const auditTrailAtDesk = defineContract({
  path: 'desk/api/:site/audit/',
  method: 'GET',
  summary:
    'lists what staff did on a site, newest first; by person, by day, by customer, order, RFI or whatever it was done to',
  request: z.object({
    site: deskSite,
    /** An order or RFI number, or how the name of a customer begins. */
    q: freeText(100),
    person: freeText(100),
    day: optionalDay,
    /** `next` of the page before. */
    before: freeText(60),
  }),
  reply: z.object({
    success: z.literal(true),
    entries: z.array(entry),
    /** null on the last page. */
    next: z.string().nullable(),
    people: z.array(z.string()),
  }),
});
