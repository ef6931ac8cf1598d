import { z } from 'zod';
import { instant } from '../../lib/contract.ts';
import { registrationKinds } from './place-of-supply.rule.ts';

/** A tax registration of a customer, as the desk shows it; its place stands beside it. */
export const customerRegistration = z.object({
  id: z.number(),
  number: z.string(),
  legalName: z.string(),
  kind: z.enum(registrationKinds),
  isDefault: z.boolean(),
  createdAt: instant,
  /** null while it is not verified. */
  verifiedAt: instant.nullable(),
  verifiedBy: z.string().nullable(),
  /** null while it is not refused. */
  refusedBy: z.string().nullable(),
  refusedReason: z.string().nullable(),
  /** The number that the buyer has changed it to, not verified yet. */
  pendingNumber: z.string().nullable(),
  pendingAt: instant.nullable(),
});
