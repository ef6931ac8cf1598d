import { msg, t, translate } from '../../lib/i18n.ts';
import { queueMessages } from '../../messages/queue-message.server.ts';
import { type CallContext, type Caller, defineCall } from '../../server/calls/define-call.server.ts';
import { refuse } from '../../server/refuse.server.ts';
import { regionName } from '../../sites/regions.data.ts';
import { type AddressRow, findAddresses } from '../addresses/addresses.db.ts';
import { mailsCausedBy } from '../bounds/account-bounds.server.ts';
import { invalidFieldsError, refuseFields } from '../forms/refuse-fields.server.ts';
import { lockCustomer } from '../lock-customer.db.ts';
import { permissionUnderLock } from '../permissions/permission-to.server.ts';
import { can } from '../permissions/permissions.rule.ts';
import { decidedStanding } from '../permissions/standing.rule.ts';
import { recordBuyerAction } from '../record-buyer-action.server.ts';
import { registrationRegionId } from '../tax-registration/registration-region.ts';
import { taxNumberHints } from '../tax-registration/tax-number-hints.rule.ts';
import { waitAgain } from '../wait-again.db.ts';
import { updateGetInfo } from './profile.contract.ts';
import {
  type BillingAddress,
  moveUnverifiedNumber,
  saveBillingAddress,
  saveSignatory,
  saveTaxNumber,
} from './profile.db.ts';
import {
  type ProfileChange,
  type ProfileFacts,
  type ProfileUpdateKey,
  parseProfileChange,
  profileChangeErrors,
  profileUpdateKeys,
} from './profile-change.ts';

type BuyerContext = CallContext<Caller>;

const savedMessages: Record<ProfileUpdateKey, string> = {
  BillingInformation: msg('Billing information saved.'),
  ProfileInformation: msg('Profile information saved.'),
  my_profile: msg('Profile saved.'),
  place_order: msg('Tax number saved.'),
};

export const updateGetInfoCall = defineCall(
  updateGetInfo,
  { requires: permissionUnderLock('edit-profile'), transaction: true },
  async (request, context) => {
    const { db, site, caller } = context;
    const key = profileUpdateKeys.find((one) => one === request.key);
    if (!key)
      throw invalidFieldsError([{ field: 'key', message: t`Please choose key: ${profileUpdateKeys.join(', ')}` }]);
    const customer = await lockCustomer(db, caller);
    const stored = await findAddresses(db, { customerId: caller.customerId });
    const billing = stored.find((row) => row.purpose === 'billing');
    const facts = { site, customer, billing, delivery: stored.find((row) => row.purpose === 'delivery') };
    refuseFields(profileChangeErrors(key, request, facts));
    if (!customer.profileAt) return refuse(updateGetInfo, 'unfinished');
    if (!can(decidedStanding(customer.status), 'edit-profile'))
      return refuse(updateGetInfo, 'active', { email: site.contact.email });
    await saveChange(context, facts, parseProfileChange(key, request, facts));
    return { success: true as const, message: translate(savedMessages[key]) };
  },
);

/** Writes only what differs, because a change requires verification again. */
async function saveChange(
  context: BuyerContext,
  { customer, billing: billingNow }: ProfileFacts,
  change: ProfileChange,
) {
  const { db, site, caller, now } = context;
  const { customerId, userId } = caller;
  const owner = { site: site.code, customerId, now };
  const { billing, taxNumber, signatory } = change;
  const newBilling = billing && !samePlace(billing, billingNow) ? billing : undefined;
  const newTaxNumber = taxNumber && taxNumber !== customer.taxNumber ? taxNumber : undefined;
  if (newBilling) await saveBillingAddress(db, { ...owner, ...newBilling });
  if (newTaxNumber) {
    const regionId = registrationRegionId(newTaxNumber, newBilling?.regionId ?? billingNow?.regionId ?? 0, site);
    const verified = await saveTaxNumber(db, owner, { number: newTaxNumber, regionId, legalName: customer.company });
    if (verified) await notifySales(context, customer, { taxNumber: verified, changedTo: newTaxNumber });
  } else if (newBilling && customer.taxNumber) {
    const regionId = registrationRegionId(customer.taxNumber, newBilling.regionId, site);
    await moveUnverifiedNumber(db, { customerId, regionId });
  }
  if (signatory) await saveSignatory(db, { userId, ...signatory });
  if (newBilling || newTaxNumber || signatory) await waitAgain(db, { customerId, now });
  const details = {
    ...(newBilling && { billing: { before: billingNow?.line, after: newBilling.line } }),
    ...(newTaxNumber && { taxNumber: { before: customer.taxNumber, after: newTaxNumber } }),
    ...(signatory && { signatory }),
  };
  await recordBuyerAction(db, context, {
    action: 'profile changed',
    email: customer.email,
    customerId,
    userId,
    details,
  });
}

async function notifySales(
  { db, site, caller, now }: BuyerContext,
  { company, email }: ProfileFacts['customer'],
  numbers: { taxNumber: string; changedTo: string },
) {
  const places = await findAddresses(db, { customerId: caller.customerId });
  const states = places.map((place) => regionName(site.country, place.regionId));
  const hints = taxNumberHints(numbers.changedTo, site, states);
  const data = { ...numbers, company, email, numberLabel: site.tax.numberLabel, hints };
  const mail = { channel: 'mail' as const, receiver: site.contact.email, template: 'tax-number-changed', data };
  await queueMessages(db, site.code, now, [mail], mailsCausedBy(caller));
}

function samePlace(one: BillingAddress, other: AddressRow | undefined): boolean {
  const keys = ['line', 'regionId', 'cityId', 'cityName', 'pincode'] as const;
  return other !== undefined && keys.every((key) => one[key] === other[key]);
}
