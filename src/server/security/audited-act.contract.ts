import { z } from 'zod';
import { instant } from '../../lib/contract.ts';

/** The details have before and after where something was changed. */
export const auditDetails = z.record(z.string(), z.unknown());

/** An act on a record, by whom as the audit trail has it. */
export const auditedAct = z.object({
  id: z.number(),
  at: instant,
  actor: z.string(),
  actorName: z.string(),
  action: z.string(),
  subject: z.string(),
  details: auditDetails.nullable(),
});

/** An act in the history of one record. */
export const recordAct = auditedAct
  .pick({ id: true, at: true, action: true, details: true })
  .extend({ by: z.string() });
export type RecordAct = z.input<typeof recordAct>;
