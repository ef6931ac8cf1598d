import { addressApprovals } from '../../account/addresses/address-approval.ts';
import { shownAddressText } from '../../account/addresses/shown-address.ts';
import { toShownAddress } from '../../account/addresses/to-shown-address.ts';
import type { AddressRow, CustomerView, PaperRequest, PaperRow } from '../../account/customers/customer-view.server.ts';
import { paperKindLabel } from '../../account/papers/paper-kind.rule.ts';
import { statusLabel } from '../../account/permissions/account-status.rule.ts';
import { registrationStanding } from '../../account/tax-registration/registration-standing.rule.ts';
import type { AccountStatement } from '../../orders/statement/statement.contract.ts';
import type { CreditTerms } from '../../payments/credit/credit-terms.rule.ts';
import type { CreditTermsChange } from '../../payments/credit/grant-credit.server.ts';
import type { Site } from '../../sites/site.ts';
import type { CustomerRecord } from './customer.contract.ts';
import type { CustomerOrder, CustomerRfi } from './customer-orders.db.ts';

export type FoundCustomer = {
  customer: CustomerView;
  statement: AccountStatement;
  terms: CreditTerms | null;
  changes: readonly CreditTermsChange[];
  orders: readonly CustomerOrder[];
  rfis: readonly CustomerRfi[];
  counts: { orders: number; rfis: number };
  priceList: string;
};

const timeOf = (at: Date | null) => at?.toISOString() ?? '';

/** The record as the desk shows it. */
export function toCustomerRecord(site: Site, found: FoundCustomer): CustomerRecord {
  const { customer, statement, terms, changes, priceList } = found;
  const overdue = customer.status === 'active' && statement.overdue > 0;
  return {
    id: customer.customerId,
    company: customer.company,
    customer_code: customer.customerCode ?? '',
    buyer_kind: customer.buyerKind,
    status: customer.status,
    status_label: statusLabel(customer.status, overdue ? 'Overdue' : undefined),
    overdue,
    status_reason: customer.statusReason ?? '',
    status_by: customer.statusBy,
    status_at: timeOf(customer.statusAt),
    profile_at: timeOf(customer.profileAt),
    created_at: timeOf(customer.createdAt),
    sales_manager: customer.salesManager ?? '',
    price_list: priceList,
    auto_approved_by: customer.autoApprovedBy ?? '',
    transfer_allowed_by: customer.transferAllowedBy ?? '',
    people: customer.people.map(toPerson),
    registrations: customer.registrations.map((one) => toRegistration(site, one)),
    addresses: customer.addresses.map((address) => toAddress(site, address)),
    notes: customer.notes.map(({ id, text, createdAt, createdBy }) => ({
      id,
      text,
      at: timeOf(createdAt),
      by: createdBy,
    })),
    papers: customer.papers.map((one) => toPaper(site, one)),
    paper_requests: customer.paperRequests.map((one) => toRequest(site, one)),
    terms: terms && toTerms(terms),
    terms_history: changes.map(toTermsChange),
    statement,
    orders: found.orders.map((order) => ({
      number: order.number,
      placed_at: timeOf(order.placedAt),
      status: order.status,
      purchase_order_no: order.purchaseOrderNo ?? '',
      total_minor: order.totalMinor,
    })),
    order_count: found.counts.orders,
    rfis: found.rfis.map(({ askedAt, ...rfi }) => ({ ...rfi, asked_at: timeOf(askedAt) })),
    rfi_count: found.counts.rfis,
  };
}

const toPerson = (person: CustomerView['people'][number]): CustomerRecord['people'][number] => ({
  id: person.userId,
  email: person.email,
  email_verified: person.emailVerifiedAt !== null,
  title: person.title,
  first_name: person.firstName,
  last_name: person.lastName,
  designation: person.designation,
  mobile: person.mobile ?? '',
  mobile_verified: person.mobileVerifiedAt !== null,
  last_seen_at: timeOf(person.lastSeenAt),
});

const toRegistration = (
  site: Site,
  one: CustomerView['registrations'][number],
): CustomerRecord['registrations'][number] => ({
  id: one.id,
  number: one.number,
  legal_name: one.legalName,
  region: one.region,
  kind: one.kind,
  is_default: one.isDefault,
  address: one.line === null ? '' : shownAddressText(toShownAddress(site, placeOf(one))),
  standing: registrationStanding(one),
  added_at: timeOf(one.createdAt),
  refused_by: one.refusedBy ?? '',
  refused_reason: one.refusedReason ?? '',
  verified_at: timeOf(one.verifiedAt),
  verified_by: one.verifiedBy ?? '',
  pending_number: one.pendingNumber ?? '',
  pending_at: timeOf(one.pendingAt),
  checks: one.checks.map(({ holders, ...check }) => ({
    ...check,
    holders: holders.map(({ customerId, company }) => ({ customer_id: customerId, company })),
  })),
});

const placeOf = ({ line, cityName, pincode, regionId }: CustomerView['registrations'][number]) => ({
  ...{ line: line ?? '', cityName: cityName ?? '', pincode: pincode ?? '', regionId },
});

const toAddress = (site: Site, one: AddressRow): CustomerRecord['addresses'][number] => ({
  id: one.id,
  purpose: one.purpose,
  ...toShownAddress(site, one),
  contact: [one.contactName, one.contactPhone].filter(Boolean).join(', '),
  is_default: one.isDefault,
  approval_status: one.approvalStatus,
  approval_label: addressApprovals[one.approvalStatus] ?? '',
  approval_reason: one.approvalReason ?? '',
  tax_number: one.named?.number ?? '',
});

const toPaper = (site: Site, one: PaperRow): CustomerRecord['papers'][number] => ({
  paper_id: one.id,
  kind: paperKindLabel(one.kind, site),
  file_name: one.fileName,
  pages: one.pages,
  status: one.status,
  reason: one.reason ?? '',
  uploaded_at: timeOf(one.createdAt),
  decided_by: one.decidedBy ?? '',
  decided_at: timeOf(one.decidedAt),
});

const toRequest = (site: Site, { kind, sentence, askedAt, askedBy }: PaperRequest) => ({
  ...{ kind, label: paperKindLabel(kind, site), sentence },
  asked_at: timeOf(askedAt),
  asked_by: askedBy,
});

const toTerms = ({ limitMinor, periodDays, graceDays }: CreditTerms) => ({
  limit_minor: limitMinor,
  period_days: periodDays,
  grace_days: graceDays,
});

function toTermsChange(change: CreditTermsChange): CustomerRecord['terms_history'][number] {
  const { formerLimitMinor: limitMinor, formerPeriodDays: periodDays, formerGraceDays: graceDays } = change;
  const hasFormer = limitMinor !== null && periodDays !== null && graceDays !== null;
  return {
    ...toTerms(change),
    id: change.id,
    former: hasFormer ? toTerms({ limitMinor, periodDays, graceDays }) : null,
    note: change.note,
    at: timeOf(change.changedAt),
    by: change.changedBy,
  };
}
