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
  email_verified: z.boolean(),
  title: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  designation: z.string(),
  /** E.164; '' when there is none. */
  mobile: z.string(),
  mobile_verified: z.boolean(),
  /** The last call of a session that is still open; '' without one. */
  last_seen_at: z.string(),
});

const check = z.object({
  kind: z.enum(['form', 'check character', 'state', 'pan', 'own pan', 'others', 'linked']),
  passed: z.boolean(),
  text: z.string(),
  /** Customers whom it is about. */
  holders: z.array(z.object({ customer_id: z.number(), company: z.string() })),
});

const registration = z.object({
  id: z.number(),
  number: z.string(),
  legal_name: z.string(),
  region: z.string(),
  kind: z.enum(registrationKinds),
  is_default: z.boolean(),
  /** Its principal place of business; '' for the billing address. */
  address: z.string(),
  standing: z.enum(registrationStandings),
  added_at: z.string(),
  /** '' while it is not refused. */
  refused_by: z.string(),
  refused_reason: z.string(),
  /** '' while it is not verified. */
  verified_at: z.string(),
  verified_by: z.string(),
  /** What the buyer has changed it to, not verified yet; '' when there is none. */
  pending_number: z.string(),
  pending_at: z.string(),
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
  is_default: z.boolean(),
  /** 1 new, 2 verified, 3 rejected. */
  approval_status: z.number(),
  approval_label: z.string(),
  approval_reason: z.string(),
  /** The registration that it names; '' for none, where the primary one counts. */
  tax_number: z.string(),
});

const note = z.object({ id: z.number(), text: z.string(), at: z.string(), by: z.string() });

const paper = z.object({
  paper_id: z.number(),
  kind: z.string(),
  file_name: z.string(),
  pages: z.number(),
  status: paperStatus,
  /** Why it was rejected; '' when there is none. */
  reason: z.string(),
  uploaded_at: z.string(),
  /** '' while it waits. */
  decided_by: z.string(),
  decided_at: z.string(),
});

const paperRequest = z.object({
  kind: z.enum(paperKinds),
  label: z.string(),
  sentence: z.string(),
  asked_at: z.string(),
  asked_by: z.string(),
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
  placed_at: z.string(),
  status: z.string(),
  purchase_order_no: z.string(),
  total_minor: z.number(),
});

const rfi = z.object({ number: z.string(), asked_at: z.string(), lines: z.number(), waiting: z.number() });

const customer = z.object({
  id: z.number(),
  company: z.string(),
  customer_code: z.string(),
  buyer_kind: z.enum(buyerKinds).nullable(),
  status: customerStatus,
  status_label: z.string(),
  overdue: z.boolean(),
  status_reason: z.string(),
  status_by: z.string(),
  status_at: z.string(),
  /** '' without a profile. */
  profile_at: z.string(),
  created_at: z.string(),
  sales_manager: z.string(),
  /** The name of a price list, or ''. */
  price_list: z.string(),
  /** Who switched it on; '' when orders wait for staff. */
  auto_approved_by: z.string(),
  /** Who allowed it; '' when there is none. */
  transfer_allowed_by: z.string(),
  people: z.array(person),
  registrations: z.array(registration),
  addresses: z.array(address),
  notes: z.array(note),
  /** Newest first. */
  papers: z.array(paper),
  /** Asked for and not uploaded yet. */
  paper_requests: z.array(paperRequest),
  terms: customerTerms.nullable(),
  terms_history: z.array(termsChange),
  /** In major units, as the buyer sees it. */
  statement: accountStatement.reply.shape.data,
  orders: z.array(order),
  order_count: z.number(),
  rfis: z.array(rfi),
  rfi_count: z.number(),
});
export type CustomerRecord = z.infer<typeof customer>;

export const customerRecord = defineContract({
  path: 'desk/api/:site/accounts/record/',
  method: 'GET',
  summary: 'shows one customer: people, registrations with checks, addresses, terms, ledger, orders, RFIs, notes',
  request: z.object({ site: deskSite, customer_id: rowId }),
  reply: z.object({
    success: z.literal(true),
    customer,
    /** What can be chosen. */
    price_lists: z.array(z.string()),
    managers: z.array(z.string()),
    paper_kinds: z.array(z.object({ kind: z.enum(paperKinds), label: z.string() })),
  }),
});

const historyEntry = z.object({
  id: z.number(),
  at: z.string(),
  actor: z.string(),
  actor_name: z.string(),
  action: z.string(),
  subject: z.string(),
  details: auditDetails,
});

export const customerHistory = defineContract({
  path: 'desk/api/:site/accounts/history/',
  method: 'GET',
  summary: 'shows what was done to a customer, newest first, 50 at once; before: the last id of the page before',
  request: z.object({ site: deskSite, customer_id: rowId, before: rowId.optional() }),
  reply: z.object({ success: z.literal(true), entries: z.array(historyEntry), more: z.boolean() }),
});
