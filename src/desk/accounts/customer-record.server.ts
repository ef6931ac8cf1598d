import { addressApprovalWord } from '../../account/addresses/address-approval.ts';
import { shownAddressText, toShownAddress } from '../../account/addresses/shown-address.ts';
import type { AddressRow, CustomerView } from '../../account/customers/customer-view.server.ts';
import type { ListedInvitation } from '../../account/invitations/invite.server.ts';
import { withKindLabel } from '../../account/papers/paper-kind.rule.ts';
import { statusLabel } from '../../account/permissions/account-status.rule.ts';
import { registrationStanding } from '../../account/tax-registration/registration-standing.rule.ts';
import type { AccountStatement } from '../../orders/statement/statement.contract.ts';
import type { CreditTermsChange } from '../../payments/credit/credit-terms.contract.ts';
import type { CreditTerms } from '../../payments/credit/credit-terms.rule.ts';
import type { Site } from '../../sites/site.ts';
import type { CustomerOrder, CustomerRfi } from './customer-orders.db.ts';

export type FoundCustomer = {
  customer: CustomerView;
  invitations: ListedInvitation[];
  statement: AccountStatement;
  terms: CreditTerms | null;
  changes: CreditTermsChange[];
  orders: CustomerOrder[];
  rfis: CustomerRfi[];
  counts: { orders: number; rfis: number };
  priceList: string | null;
};

/** The record as the desk shows it. */
export function toCustomerRecord(site: Site, found: FoundCustomer) {
  const { customer, statement, terms, changes, priceList } = found;
  const overdue = customer.status === 'active' && statement.overdue > 0;
  return {
    ...customer,
    invitations: found.invitations,
    statusLabel: statusLabel(customer.status, overdue ? 'Overdue' : undefined),
    overdue,
    priceList,
    registrations: customer.registrations.map((one) => toRegistration(site, one)),
    addresses: customer.addresses.map((address) => toAddress(site, address)),
    papers: customer.papers.map((one) => withKindLabel(one, site)),
    paperRequests: customer.paperRequests.map((one) => withKindLabel(one, site)),
    terms,
    termsHistory: changes,
    statement,
    orders: found.orders,
    orderCount: found.counts.orders,
    rfis: found.rfis,
    rfiCount: found.counts.rfis,
  };
}

const toRegistration = (site: Site, one: CustomerView['registrations'][number]) => ({
  ...one,
  address: one.line === null ? null : shownAddressText(toShownAddress(site, placeOf(one))),
  standing: registrationStanding(one),
});

const placeOf = ({ line, cityName, pincode, regionId }: CustomerView['registrations'][number]) => ({
  line: line ?? '',
  cityName: cityName ?? '',
  pincode: pincode ?? '',
  regionId,
});

const toAddress = (site: Site, one: AddressRow) => ({
  ...one,
  ...toShownAddress(site, one),
  contact: [one.contactName, one.contactPhone].filter(Boolean).join(', '),
  approvalLabel: addressApprovalWord(one.approvalStatus),
  taxNumber: one.named?.number ?? null,
});
