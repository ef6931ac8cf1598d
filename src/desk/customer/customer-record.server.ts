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
    customerCode: customer.customerCode ?? '',
    buyerKind: customer.buyerKind,
    status: customer.status,
    statusLabel: statusLabel(customer.status, overdue ? 'Overdue' : undefined),
    overdue,
    statusReason: customer.statusReason ?? '',
    statusBy: customer.statusBy,
    statusAt: timeOf(customer.statusAt),
    profileAt: timeOf(customer.profileAt),
    createdAt: timeOf(customer.createdAt),
    salesManager: customer.salesManager ?? '',
    priceList,
    autoApprovedBy: customer.autoApprovedBy ?? '',
    transferAllowedBy: customer.transferAllowedBy ?? '',
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
    paperRequests: customer.paperRequests.map((one) => toRequest(site, one)),
    terms: terms && toTerms(terms),
    termsHistory: changes.map(toTermsChange),
    statement,
    orders: found.orders.map((order) => ({
      number: order.number,
      placedAt: timeOf(order.placedAt),
      status: order.status,
      purchaseOrderNo: order.purchaseOrderNo ?? '',
      totalMinor: order.totalMinor,
    })),
    orderCount: found.counts.orders,
    rfis: found.rfis.map(({ askedAt, ...rfi }) => ({ ...rfi, askedAt: timeOf(askedAt) })),
    rfiCount: found.counts.rfis,
  };
}

const toPerson = (person: CustomerView['people'][number]): CustomerRecord['people'][number] => ({
  id: person.userId,
  email: person.email,
  emailVerified: person.emailVerifiedAt !== null,
  title: person.title,
  firstName: person.firstName,
  lastName: person.lastName,
  designation: person.designation,
  mobile: person.mobile ?? '',
  mobileVerified: person.mobileVerifiedAt !== null,
  lastSeenAt: timeOf(person.lastSeenAt),
});

const toRegistration = (
  site: Site,
  one: CustomerView['registrations'][number],
): CustomerRecord['registrations'][number] => ({
  id: one.id,
  number: one.number,
  legalName: one.legalName,
  region: one.region,
  kind: one.kind,
  isDefault: one.isDefault,
  address: one.line === null ? '' : shownAddressText(toShownAddress(site, placeOf(one))),
  standing: registrationStanding(one),
  addedAt: timeOf(one.createdAt),
  refusedBy: one.refusedBy ?? '',
  refusedReason: one.refusedReason ?? '',
  verifiedAt: timeOf(one.verifiedAt),
  verifiedBy: one.verifiedBy ?? '',
  pendingNumber: one.pendingNumber ?? '',
  pendingAt: timeOf(one.pendingAt),
  checks: one.checks.map(({ holders, ...check }) => ({
    ...check,
    holders: holders.map(({ customerId, company }) => ({ customerId, company })),
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
  isDefault: one.isDefault,
  approvalStatus: one.approvalStatus,
  approvalLabel: addressApprovals[one.approvalStatus] ?? '',
  approvalReason: one.approvalReason ?? '',
  taxNumber: one.named?.number ?? '',
});

const toPaper = (site: Site, one: PaperRow): CustomerRecord['papers'][number] => ({
  paperId: one.id,
  kind: paperKindLabel(one.kind, site),
  fileName: one.fileName,
  pages: one.pages,
  status: one.status,
  reason: one.reason ?? '',
  uploadedAt: timeOf(one.createdAt),
  decidedBy: one.decidedBy ?? '',
  decidedAt: timeOf(one.decidedAt),
});

const toRequest = (site: Site, { kind, sentence, askedAt, askedBy }: PaperRequest) => ({
  ...{ kind, label: paperKindLabel(kind, site), sentence },
  askedAt: timeOf(askedAt),
  askedBy,
});

const toTerms = ({ limitMinor, periodDays, graceDays }: CreditTerms) => ({
  limitMinor,
  periodDays,
  graceDays,
});

function toTermsChange(change: CreditTermsChange): CustomerRecord['termsHistory'][number] {
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
