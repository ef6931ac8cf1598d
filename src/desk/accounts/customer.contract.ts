import { z } from 'zod';
import {
  customerContact,
  customerFacts,
  customerNote,
  customerPerson,
  shownInvitation,
} from '../../account/customers/customer-view.contract.ts';
import { paperKinds } from '../../account/papers/paper-kind.rule.ts';
import { paperRequest, staffPaper } from '../../account/papers/staff-papers.contract.ts';
import { customerRegistration } from '../../account/tax-registration/customer-registration.contract.ts';
import { registrationStandings } from '../../account/tax-registration/registration-standing.rule.ts';
import { taxNumberCheckKinds } from '../../account/tax-registration/tax-number-checks.rule.ts';
import { defineContract, instant, rowId } from '../../lib/contract.ts';
import { stagePieces } from '../../orders/order-rows.contract.ts';
import { orderStatuses } from '../../orders/order-state.rule.ts';
import { accountStatement } from '../../orders/statement/statement.contract.ts';
import { creditTermsChange, grantedTerms } from '../../payments/credit/credit-terms.contract.ts';
import { auditedAct } from '../../server/security/audited-act.contract.ts';
import { deskSite } from '../../sites/site-field.ts';

const check = z.object({
  kind: z.enum(taxNumberCheckKinds),
  passed: z.boolean(),
  text: z.string(),
  /** Customers whom it is about. */
  holders: z.array(z.object({ customerId: z.number(), company: z.string() })).readonly(),
});

const registration = customerRegistration.extend({
  region: z.string(),
  /** The principal place of business of the registration; null for the billing address. */
  address: z.string().nullable(),
  standing: z.enum(registrationStandings),
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

export const customerOrder = stagePieces.extend({
  number: z.string(),
  placedAt: instant,
  status: z.enum(orderStatuses),
  purchaseOrderNo: z.string().nullable(),
  totalMinor: z.number(),
});

export const customerRfi = z.object({ number: z.string(), askedAt: instant, lines: z.number(), waiting: z.number() });

const customer = customerFacts.extend({
  statusLabel: z.string(),
  overdue: z.boolean(),
  /** The name of a price list. */
  priceList: z.string().nullable(),
  people: z.array(customerPerson),
  contacts: z.array(customerContact),
  invitations: z.array(shownInvitation),
  registrations: z.array(registration),
  addresses: z.array(address),
  notes: z.array(customerNote),
  /** The papers, newest first. */
  papers: z.array(staffPaper.extend({ label: z.string() })),
  /** The papers that were asked for and are not uploaded yet. */
  paperRequests: z.array(paperRequest.extend({ label: z.string() })),
  terms: grantedTerms.nullable(),
  termsHistory: z.array(creditTermsChange),
  /** The statement as the buyer sees it, in major units. */
  statement: accountStatement.reply.shape.data,
  orders: z.array(customerOrder),
  orderCount: z.number(),
  rfis: z.array(customerRfi),
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

export const customerHistoryAtDesk = defineContract({
  path: 'desk/api/:site/accounts/history/',
  method: 'GET',
  summary: 'shows what was done to a customer, newest first, 50 at once; before: the last id of the page before',
  request: z.object({ site: deskSite, customerId: rowId, before: rowId.optional() }),
  reply: z.object({ success: z.literal(true), entries: z.array(auditedAct), more: z.boolean() }),
});
