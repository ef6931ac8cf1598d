import { answer, type Step } from '../server/call.ts';
import type { Db } from '../server/db.ts';
import { regionName } from '../sites/regions.data.ts';
import type { Site } from '../sites/site.ts';
import { statusWords, userType } from './account-status.rule.ts';
import { type AddressRow, findAddresses, findRegistrations } from './addresses.db.ts';
import { type DeliveryAddress, getInfo } from './get-info.contract.ts';
import { supplyTo } from './place-of-supply.rule.ts';
import { session } from './sign-in.contract.ts';
import { findUserById, type UserRow } from './users.db.ts';

/** `overdue` is the sentence of an overdue account. */
export type Credit = { hasTerms: boolean; overdue?: string };

/** Filled by the payments room. */
export type CreditStanding = (db: Db, site: Site, customerId: number, now: Date) => Promise<Credit>;

/** The approval status of an address that staff have verified (specification §4). */
const verified = 2;

/** The two calls that say how an account stands. */
export function accountInfoCalls(creditStanding: CreditStanding) {
  const load = async (step: Step<'signed-in'>) => {
    const [[user], { hasTerms, overdue }] = await Promise.all([
      findUserById(step.db, { userId: step.caller.userId }),
      creditStanding(step.db, step.site, step.caller.customerId, step.now),
    ]);
    if (!user) throw new Error('the session outlived its user');
    return { user, hasTerms, status: statusWords(user.status, overdue) };
  };

  const getInfoCall = answer(getInfo, { who: 'signed-in' }, async (_request, step) => {
    const [{ user, status }, rows, registrations] = await Promise.all([
      load(step),
      findAddresses(step.db, step.caller),
      findRegistrations(step.db, step.caller),
    ]);
    const tax_registrations = registrations.map(({ id, number, regionId }) => ({
      id,
      number,
      region: regionName(step.site.country, regionId),
    }));
    return { success: true as const, data: { ...customerInfo(step.site, user, status, rows), tax_registrations } };
  });

  const sessionCall = answer(session, { who: 'signed-in' }, async (_request, step) => {
    const { user, hasTerms, status } = await load(step);
    return {
      success: true as const,
      username: user.company,
      status,
      email_status: user.emailVerifiedAt ? ('verified' as const) : ('not verifed' as const),
      login_user_type: userType({ profileDone: user.profileAt !== null, fromCustomerList: user.fromCustomerList }),
      has_credit: hasTerms,
    };
  });
  return [getInfoCall, sessionCall];
}

function customerInfo(site: Site, user: UserRow, status: string, rows: readonly AddressRow[]) {
  const billing = rows.find((row) => row.purpose === 'billing');
  const delivery = rows.filter((row) => row.purpose === 'delivery');
  const first = delivery[0];
  const region = (row: AddressRow | undefined) => (row ? regionName(site.country, row.regionId) : '');
  return {
    email: user.email,
    gst_no: user.taxNumber ?? '',
    gst_verified: user.taxVerified,
    company_name: user.company,
    status,
    status_message: user.statusReason ?? '',
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
      verified: billing?.approvalStatus === verified,
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
  const supply = supplyTo(site, { ...row, deliveryRegionId: row.regionId });
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
    tax_form: supply.form,
    tax_number: supply.taxNumber,
    unverified_number: supply.unverifiedNumber,
  };
}
