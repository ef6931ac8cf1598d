import { z } from 'zod';
import { instant } from '../../lib/contract.ts';
import type { auditedAct } from '../../server/security/audited-act.contract.ts';
import { buyerKinds } from '../buyer-kind.rule.ts';
import { customerStatuses } from '../customer-status.data.ts';
import { invitationStates } from '../invitation-state.rule.ts';

/** A customer as staff see it. */
export const customerFacts = z.object({
  customerId: z.number(),
  company: z.string(),
  customerCode: z.string().nullable(),
  buyerKind: z.enum(buyerKinds).nullable(),
  status: z.enum(customerStatuses),
  statusReason: z.string().nullable(),
  statusBy: z.string(),
  statusAt: instant,
  /** null without a profile. */
  profileAt: instant.nullable(),
  createdAt: instant,
  salesManager: z.string().nullable(),
  /** Who switched it on; null when orders wait for staff. */
  autoApprovedBy: z.string().nullable(),
  /** Who allowed it. */
  transferAllowedBy: z.string().nullable(),
});
export type CustomerFacts = z.input<typeof customerFacts>;

export const customerPerson = z.object({
  userId: z.number(),
  email: z.string(),
  emailVerified: z.boolean(),
  title: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  designation: z.string(),
  /** E.164. */
  mobile: z.string().nullable(),
  mobileVerified: z.boolean(),
  /** The last call of a session that is still open. */
  lastSeenAt: instant.nullable(),
});
export type CustomerPerson = z.input<typeof customerPerson>;

export const customerContact = z.object({
  id: z.number(),
  name: z.string(),
  designation: z.string(),
  /** '' for none. */
  email: z.string(),
  /** E.164 where it is a mobile number of the country; '' for none. */
  phone: z.string(),
  isMain: z.boolean(),
});

export const shownInvitation = z.object({
  email: z.string(),
  name: z.string(),
  invitedAt: instant,
  invitedBy: z.string(),
  endsAt: instant,
  joinedAt: instant.nullable(),
  state: z.enum(invitationStates),
});

export const customerNote = z.object({ id: z.number(), text: z.string(), createdAt: instant, createdBy: z.string() });
export type CustomerNote = z.input<typeof customerNote>;

export type CustomerAct = z.input<typeof auditedAct>;
