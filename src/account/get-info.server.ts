import { type CallContext, type Caller, defineCall } from '../server/calls/define-call.server.ts';
import type { Db } from '../server/database/database.server.ts';
import { regionName } from '../sites/regions.data.ts';
import type { Site } from '../sites/site.ts';
import { addressApproval } from './addresses/address-approval.ts';
import { type AddressRow, findAddresses } from './addresses/addresses.db.ts';
import { formatCityLine } from './addresses/format-city-line.rule.ts';
import { type DeliveryAddress, getInfo, type TaxRegistration } from './get-info.contract.ts';
import { needsCorrection, statusLabel, userType } from './permissions/account-status.rule.ts';
import { permissionTo } from './permissions/permission-to.server.ts';
import { type Standing, standingOf } from './permissions/standing.rule.ts';
import { session } from './sign-in/sign-in.contract.ts';
import { type BilledParty, determineSupply } from './tax-registration/place-of-supply.rule.ts';
import { registrationStanding } from './tax-registration/registration-standing.rule.ts';
import { type CustomerRegistration, findRegistrations } from './tax-registration/registrations.db.ts';
import { findUserById, type UserRow } from './users.db.ts';

/** `overdue`: the text shown to an overdue account. */
export type CreditStatus = { hasTerms: boolean; overdue?: string };

/** Implemented by the payments area. */
export type FindCreditStatus = (db: Db, site: Site, customerId: number, now: Date) => Promise<CreditStatus>;

declare module '../server/calls/services.ts' {
  interface Services {
    findCreditStatus: FindCreditStatus;
  }
}

async function loadAccount({ db, site, caller, now, services }: CallContext<Caller>) {
  const [[user], { hasTerms, overdue }] = await Promise.all([
    findUserById(db, { userId: caller.userId }),
    services.findCreditStatus(db, site, caller.customerId, now),
  ]);
  if (!user) throw new Error('the session outlived its user');
  const standing = standingOf(user.status, overdue !== undefined);
  return { user, hasTerms, account: { status: statusLabel(user.status, overdue), standing } };
}

export const getInfoCall = defineCall(getInfo, { requires: permissionTo('see-account') }, async (_request, context) => {
  const [{ user, account }, rows, registrations] = await Promise.all([
    loadAccount(context),
    findAddresses(context.db, context.caller),
    findRegistrations(context.db, context.caller),
  ]);
  const tax_registrations = registrations.map((one) => toTaxRegistration(context.site, one));
  return { success: true as const, data: { ...customerInfo(context.site, user, account, rows), tax_registrations } };
});

export const sessionCall = defineCall(session, { requires: permissionTo('see-account') }, async (_request, context) => {
  const { user, hasTerms, account } = await loadAccount(context);
  return {
    success: true as const,
    username: user.company,
    ...account,
    email_status: user.emailVerifiedAt ? ('verified' as const) : ('not verifed' as const),
    login_user_type: userType({ profileDone: user.profileAt !== null, fromCustomerList: user.fromCustomerList }),
    has_credit: hasTerms,
    ...(needsCorrection(user) && { needs_correction: true as const }),
    ...(context.caller.viewedBy !== undefined && { viewed_by: context.caller.viewedBy }),
  };
});

type AccountStatus = { status: string; standing: Standing };

function customerInfo(site: Site, user: UserRow, account: AccountStatus, rows: readonly AddressRow[]) {
  const billing = rows.find((row) => row.purpose === 'billing');
  const delivery = rows.filter((row) => row.purpose === 'delivery');
  const first = delivery[0];
  const region = (row: AddressRow | undefined) => (row ? regionName(site.country, row.regionId) : '');
  return {
    email: user.email,
    gst_no: user.taxNumber ?? '',
    gst_verified: user.taxVerified,
    company_name: user.company,
    ...account,
    status_message: user.statusReason ?? '',
    needs_correction: needsCorrection(user),
    ...(user.autoApprovedAt && { auto_approved: true as const }),
    title: user.title,
    tilte: user.title,
    first_name: user.firstName,
    last_name: user.lastName,
    mobile_no: user.mobile ?? '',
    billing_details: {
      b_address: billing?.line ?? '',
      b_state: region(billing),
      b_city: billing?.cityName ?? '',
      b_city_id: billing?.cityId ?? 0,
      b_pincode: billing?.pincode ?? '',
      b_state_id: billing?.regionId ?? 0,
      verified: billing?.approvalStatus === addressApproval.verified,
    },
    shipping_details: {
      s_address: first?.line ?? '',
      s_state: region(first),
      s_city: first?.cityName ?? '',
      s_city_id: first?.cityId ?? 0,
      s_state_id: first?.regionId ?? 0,
    },
    CustomerDeliveryAddress: { details: delivery.map((row) => deliveryAddress(site, row)) },
  };
}

function deliveryAddress(site: Site, row: AddressRow): DeliveryAddress {
  const supply = determineSupply(site, { ...row, deliveryRegionId: row.regionId });
  return {
    add_id: row.id,
    add_details: row.line,
    add_state_name: regionName(site.country, row.regionId),
    add_city_name: row.cityName,
    add_pincode: row.pincode,
    add_csp: [row.contactName, row.contactPhone].filter(Boolean).join(', '),
    approval_status: row.approvalStatus,
    approval_reason: row.approvalReason ?? '',
    is_default: row.isDefault,
    place_of_supply: supply.name,
    tax_form: supply.taxTreatment,
    tax_number: supply.taxNumber,
    unverified_number: supply.unverifiedNumber,
    refused_reason: supply.refusedReason,
    registration_id: row.named ? (row.taxRegistrationId ?? 0) : 0,
    registration_number: row.named?.number ?? '',
    bill_to_name: supply.billTo?.name ?? '',
    bill_to_address: supply.billTo ? placeText(site, supply.billTo) : '',
  };
}

const placeText = (site: Site, { line, city, pincode, regionId }: Omit<BilledParty, 'name'>): string =>
  [line, formatCityLine(city, pincode, regionName(site.country, regionId))].filter(Boolean).join(', ');

function toTaxRegistration(site: Site, one: CustomerRegistration): TaxRegistration {
  const { id, number, regionId, line, cityName, pincode } = one;
  return {
    id,
    number,
    region_id: regionId,
    region: regionName(site.country, regionId),
    legal_name: one.legalName,
    address: line === null ? '' : placeText(site, { line, city: cityName ?? '', pincode: pincode ?? '', regionId }),
    is_primary: one.isDefault,
    standing: registrationStanding(one),
    reason: one.refusedReason ?? '',
    pending_number: one.pendingNumber ?? '',
  };
}
