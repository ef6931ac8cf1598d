import { z } from 'zod';
import { buyerKinds } from '../../account/buyer-kind.rule.ts';
import { paperKinds } from '../../account/papers/paper-kind.rule.ts';
import { registrationKinds } from '../../account/tax-registration/place-of-supply.rule.ts';
import { registrationStandings } from '../../account/tax-registration/registration-standing.rule.ts';
import { defineContract, rowId } from '../../lib/contract.ts';
import { accountStatement } from '../../orders/statement/statement.contract.ts';
import { deskSite } from '../../sites/site-field.ts';
import { customerStatus } from '../accounts/customer-list.contract.ts';
import { auditDetails } from '../audit/audit.contract.ts';
import { customerTerms } from '../customer-changes/change-customer.contract.ts';
import { paperStatus } from '../papers/papers.contract.ts';

const person = z.object({
  id: z.number(),
  email: z.string(),
  emailVerified: z.boolean(),
  title: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  designation: z.string(),
  /** E.164; '' when there is none. */
  mobile: z.string(),
  mobileVerified: z.boolean(),
  /** The last call of a session that is still open; '' without one. */
  lastSeenAt: z.string(),
});

const check = z.object({
  kind: z.enum(['form', 'check character', 'state', 'pan', 'own pan', 'others', 'linked']),
  passed: z.boolean(),
  text: z.string(),
  /** Customers whom it is about. */
  holders: z.array(z.object({ customerId: z.number(), company: z.string() })),
});

const registration = z.object({
  id: z.number(),
  number: z.string(),
  legalName: z.string(),
  region: z.string(),
  kind: z.enum(registrationKinds),
  isDefault: z.boolean(),
  /** Its principal place of business; '' for the billing address. */
  address: z.string(),
  standing: z.enum(registrationStandings),
  addedAt: z.string(),
  /** '' while it is not refused. */
  refusedBy: z.string(),
  refusedReason: z.string(),
  /** '' while it is not verified. */
  verifiedAt: z.string(),
  verifiedBy: z.string(),
  /** What the buyer has changed it to, not verified yet; '' when there is none. */
  pendingNumber: z.string(),
  pendingAt: z.string(),
  /** For the number given last. */
  checks: z.array(check),
});

const address = z.object({
  id: z.number(),
  purpose: z.enum(['billing', 'delivery']),
  line: z.string(),
  city: z.string(),
  pincode: z.string(),
  region: z.string(),
  contact: z.string(),
  isDefault: z.boolean(),
  /** 1 new, 2 verified, 3 rejected. */
  approvalStatus: z.number(),
  approvalLabel: z.string(),
  approvalReason: z.string(),
  /** The registration that it names; '' for none, where the primary one counts. */
  taxNumber: z.string(),
});

const note = z.object({ id: z.number(), text: z.string(), at: z.string(), by: z.string() });

const paper = z.object({
  paperId: z.number(),
  kind: z.string(),
  fileName: z.string(),
  pages: z.number(),
  status: paperStatus,
  /** Why it was rejected; '' when there is none. */
  reason: z.string(),
  uploadedAt: z.string(),
  /** '' while it waits. */
  decidedBy: z.string(),
  decidedAt: z.string(),
});

const paperRequest = z.object({
  kind: z.enum(paperKinds),
  label: z.string(),
  sentence: z.string(),
  askedAt: z.string(),
  askedBy: z.string(),
});

const termsChange = customerTerms.extend({
  id: z.number(),
  /** null for the first terms. */
  former: customerTerms.nullable(),
  note: z.string(),
  at: z.string(),
  by: z.string(),
});

const order = z.object({
  number: z.string(),
  placedAt: z.string(),
  status: z.string(),
  purchaseOrderNo: z.string(),
  totalMinor: z.number(),
});

const rfi = z.object({ number: z.string(), askedAt: z.string(), lines: z.number(), waiting: z.number() });

const customer = z.object({
  id: z.number(),
  company: z.string(),
  customerCode: z.string(),
  buyerKind: z.enum(buyerKinds).nullable(),
  status: customerStatus,
  statusLabel: z.string(),
  overdue: z.boolean(),
  statusReason: z.string(),
  statusBy: z.string(),
  statusAt: z.string(),
  /** '' without a profile. */
  profileAt: z.string(),
  createdAt: z.string(),
  salesManager: z.string(),
  /** The name of a price list, or ''. */
  priceList: z.string(),
  /** Who switched it on; '' when orders wait for staff. */
  autoApprovedBy: z.string(),
  /** Who allowed it; '' when there is none. */
  transferAllowedBy: z.string(),
  people: z.array(person),
  registrations: z.array(registration),
  addresses: z.array(address),
  notes: z.array(note),
  /** Newest first. */
  papers: z.array(paper),
  /** Asked for and not uploaded yet. */
  paperRequests: z.array(paperRequest),
  terms: customerTerms.nullable(),
  termsHistory: z.array(termsChange),
  /** In major units, as the buyer sees it. */
  statement: accountStatement.reply.shape.data,
  orders: z.array(order),
  orderCount: z.number(),
  rfis: z.array(rfi),
  rfiCount: z.number(),
});
export type CustomerRecord = z.infer<typeof customer>;

export const customerRecord = defineContract({
  path: 'desk/api/:site/accounts/record/',
  method: 'GET',
  summary: 'shows one customer: people, registrations with checks, addresses, terms, ledger, orders, RFIs, notes',
  request: z.object({ site: deskSite, customerId: rowId }),
  reply: z.object({
    success: z.literal(true),
    customer,
    /** What can be chosen. */
    priceLists: z.array(z.string()),
    managers: z.array(z.string()),
    paperKinds: z.array(z.object({ kind: z.enum(paperKinds), label: z.string() })),
  }),
});

const historyEntry = z.object({
  id: z.number(),
  at: z.string(),
  actor: z.string(),
  actorName: z.string(),
  action: z.string(),
  subject: z.string(),
  details: auditDetails,
});

export const customerHistory = defineContract({
  path: 'desk/api/:site/accounts/history/',
  method: 'GET',
  summary: 'shows what was done to a customer, newest first, 50 at once; before: the last id of the page before',
  request: z.object({ site: deskSite, customerId: rowId, before: rowId.optional() }),
  reply: z.object({ success: z.literal(true), entries: z.array(historyEntry), more: z.boolean() }),
});
