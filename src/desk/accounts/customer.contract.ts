import { z } from 'zod';
import { buyerKinds } from '../../account/buyer-kind.rule.ts';
import { paperKinds } from '../../account/papers/paper-kind.rule.ts';
import { registrationKinds } from '../../account/tax-registration/place-of-supply.rule.ts';
import { registrationStandings } from '../../account/tax-registration/registration-standing.rule.ts';
import { taxNumberCheckKinds } from '../../account/tax-registration/tax-number-checks.rule.ts';
import { defineContract, instant, rowId } from '../../lib/contract.ts';
import { accountStatement } from '../../orders/statement/statement.contract.ts';
import { deskSite } from '../../sites/site-field.ts';
import { auditDetails } from '../audit/audit.contract.ts';
import { paperStatus } from '../papers/papers.contract.ts';
import { customerTerms } from './change-customer.contract.ts';
import { customerStatus } from './customer-list.contract.ts';

const person = z.object({
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

const check = z.object({
  kind: z.enum(taxNumberCheckKinds),
  passed: z.boolean(),
  text: z.string(),
  /** Customers whom it is about. */
  holders: z.array(z.object({ customerId: z.number(), company: z.string() })).readonly(),
});

const registration = z.object({
  id: z.number(),
  number: z.string(),
  legalName: z.string(),
  region: z.string(),
  kind: z.enum(registrationKinds),
  isDefault: z.boolean(),
  /** The principal place of business of the registration; null for the billing address. */
  address: z.string().nullable(),
  standing: z.enum(registrationStandings),
  createdAt: instant,
  /** null while it is not refused. */
  refusedBy: z.string().nullable(),
  refusedReason: z.string().nullable(),
  /** null while it is not verified. */
  verifiedAt: instant.nullable(),
  verifiedBy: z.string().nullable(),
  /** The number that the buyer has changed it to, not verified yet. */
  pendingNumber: z.string().nullable(),
  pendingAt: instant.nullable(),
  /** The checks of the number given last. */
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
  approvalReason: z.string().nullable(),
  /** The registration that it names; null for none, where the primary one counts. */
  taxNumber: z.string().nullable(),
});

const note = z.object({ id: z.number(), text: z.string(), createdAt: instant, createdBy: z.string() });

const paper = z.object({
  id: z.number(),
  kind: z.string(),
  fileName: z.string(),
  pages: z.number(),
  status: paperStatus,
  /** Why it was rejected. */
  reason: z.string().nullable(),
  createdAt: instant,
  /** null while it waits. */
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
});

const paperRequest = z.object({
  kind: z.enum(paperKinds),
  label: z.string(),
  sentence: z.string(),
  askedAt: instant,
  askedBy: z.string(),
});

const termsChange = customerTerms.extend({
  id: z.number(),
  /** null for the first terms. */
  former: customerTerms.nullable(),
  note: z.string(),
  changedAt: instant,
  changedBy: z.string(),
});

const order = z.object({
  number: z.string(),
  placedAt: instant,
  status: z.string(),
  purchaseOrderNo: z.string().nullable(),
  totalMinor: z.number(),
});

const rfi = z.object({ number: z.string(), askedAt: instant, lines: z.number(), waiting: z.number() });

const customer = z.object({
  customerId: z.number(),
  company: z.string(),
  customerCode: z.string().nullable(),
  buyerKind: z.enum(buyerKinds).nullable(),
  status: customerStatus,
  statusLabel: z.string(),
  overdue: z.boolean(),
  statusReason: z.string().nullable(),
  statusBy: z.string(),
  statusAt: instant.nullable(),
  /** null without a profile. */
  profileAt: instant.nullable(),
  createdAt: instant,
  salesManager: z.string().nullable(),
  /** The name of a price list. */
  priceList: z.string().nullable(),
  /** Who switched it on; null when orders wait for staff. */
  autoApprovedBy: z.string().nullable(),
  /** Who allowed it. */
  transferAllowedBy: z.string().nullable(),
  people: z.array(person),
  registrations: z.array(registration),
  addresses: z.array(address),
  notes: z.array(note),
  /** The papers, newest first. */
  papers: z.array(paper),
  /** The papers that were asked for and are not uploaded yet. */
  paperRequests: z.array(paperRequest),
  terms: customerTerms.nullable(),
  termsHistory: z.array(termsChange),
  /** The statement as the buyer sees it, in major units. */
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
    /** The price lists, managers and kinds of papers that can be chosen. */
    priceLists: z.array(z.string()),
    managers: z.array(z.string()),
    paperKinds: z.array(z.object({ kind: z.enum(paperKinds), label: z.string() })),
  }),
});

const historyEntry = z.object({
  id: z.number(),
  at: instant,
  actor: z.string(),
  actorName: z.string(),
  action: z.string(),
  subject: z.string(),
  details: auditDetails.nullable(),
});

export const customerHistoryAtDesk = defineContract({
  path: 'desk/api/:site/accounts/history/',
  method: 'GET',
  summary: 'shows what was done to a customer, newest first, 50 at once; before: the last id of the page before',
  request: z.object({ site: deskSite, customerId: rowId, before: rowId.optional() }),
  reply: z.object({ success: z.literal(true), entries: z.array(historyEntry), more: z.boolean() }),
});
