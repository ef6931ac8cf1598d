import { t } from '../../lib/i18n.ts';
import { type CallContext, type Caller, defineCall } from '../../server/calls/define-call.server.ts';
import { inOneRoundTrip } from '../../server/database/in-one-round-trip.server.ts';
import { notFound, refuse } from '../../server/refuse.server.ts';
import { refuseFields } from '../forms/refuse-fields.server.ts';
import { lockCustomer } from '../lock-customer.db.ts';
import { permissionTo } from '../permissions/permission-to.server.ts';
import { recordBuyerAction } from '../record-buyer-action.server.ts';
import { findRegistrations } from '../tax-registration/registrations.db.ts';
import {
  createDeliveryAddress,
  retireDeliveryAddress,
  setAddressRegistration,
  setDefaultAddress,
} from './addresses.contract.ts';
import { type AddressRow, findAddresses } from './addresses.db.ts';
import { deliveryAddressErrors } from './delivery-address-form.rule.ts';
import {
  clearDefaultDelivery,
  findRetired,
  insertDelivery,
  retireAddress,
  saveAddressRegistration,
  setDefaultDelivery,
} from './delivery-addresses.db.ts';
import { chosenCity, regionNamed } from './regions.ts';

type BuyerContext = CallContext<Caller>;
const maxDeliveryAddresses = 200;

/** Locks the customer, so that a double click adds one address. */
async function lockDeliveries({ db, caller }: BuyerContext) {
  const { email, profileAt } = await lockCustomer(db, caller);
  const rows = await findAddresses(db, { customerId: caller.customerId });
  return { email, profileAt, deliveries: rows.filter((row) => row.purpose === 'delivery') };
}

export const createDeliveryAddressCall = defineCall(
  createDeliveryAddress,
  { requires: permissionTo('manage-addresses'), transaction: true },
  async (form, context) => {
    const { db, site, caller, now } = context;
    const region = regionNamed(site.country, form.delivery_state);
    const city = chosenCity(site.country, { id: form.delivery_ciy_id, name: form.delivery_city_name }, region?.id);
    const named = { delivery_ciy_id: city?.name ?? '', regionId: region?.id ?? 0 };
    refuseFields(deliveryAddressErrors({ ...form, ...named }, site));
    if (!city) throw new Error('a city that was checked is gone');
    const { email, profileAt, deliveries } = await lockDeliveries(context);
    if (!profileAt) return refuse(createDeliveryAddress, 'unfinished');
    const registrationId = await ownRegistration(context, form.tax_registration_id);
    const address = {
      line: form.delivery_address,
      regionId: city.regionId,
      cityId: city.id,
      cityName: city.name,
      pincode: form.delivery_pincode,
      contactName: form.contact_name || null,
      contactPhone: form.contact_phone || null,
      taxRegistrationId: registrationId,
    };
    const same = deliveries.find((row) => isSame(row, address));
    if (same) return { success: true as const, message: t`You already have this delivery address.`, add_id: same.id };
    if (deliveries.length >= maxDeliveryAddresses) return refuse(createDeliveryAddress, 'too_many');
    const owner = { site: site.code, customerId: caller.customerId, now, isDefault: deliveries.length === 0 };
    const [added] = await insertDelivery(db, { ...owner, ...address });
    const add_id = added?.id ?? 0;
    await recordAddressChange(context, 'address added', email, add_id);
    return { success: true as const, message: t`Delivery address added.`, add_id };
  },
);

async function ownRegistration({ db, caller }: BuyerContext, id: number): Promise<number | null> {
  if (id === 0) return null;
  const registrations = await findRegistrations(db, { customerId: caller.customerId });
  if (!registrations.some((one) => one.id === id)) throw notFound(t`The tax registration`);
  return id;
}

const comparedKeys = [
  ...(['line', 'regionId', 'cityId', 'cityName', 'pincode'] as const),
  ...(['contactName', 'contactPhone', 'taxRegistrationId'] as const),
] as const;

function isSame(row: AddressRow, address: Pick<AddressRow, (typeof comparedKeys)[number]>): boolean {
  return comparedKeys.every((key) => row[key] === address[key]);
}

export const retireDeliveryAddressCall = defineCall(
  retireDeliveryAddress,
  { requires: permissionTo('manage-addresses'), transaction: true },
  async ({ add_id }, context) => {
    const { email, deliveries } = await lockDeliveries(context);
    const done = { success: true as const, message: t`Delivery address removed.` };
    const address = deliveries.find((row) => row.id === add_id);
    if (!address) {
      // The reply to the removal may have been lost, and the removal sent again.
      const retired = await findRetired(context.db, { customerId: context.caller.customerId, id: add_id });
      if (retired.length > 0) return done;
      throw notFound(t`The address`);
    }
    const next = deliveries.find((row) => row.id !== add_id);
    if (!next) return refuse(retireDeliveryAddress, 'last');
    await retireAddress(context.db, { id: add_id, now: context.now });
    if (address.isDefault) await makeDefault(context, next.id);
    await recordAddressChange(context, 'address removed', email, add_id);
    return done;
  },
);

async function makeDefault({ db, caller }: BuyerContext, id: number): Promise<void> {
  const chosen = { customerId: caller.customerId, id };
  // One at a time has the default.
  await inOneRoundTrip(db, [() => clearDefaultDelivery(db, chosen), () => setDefaultDelivery(db, chosen)]);
}

export const setDefaultAddressCall = defineCall(
  setDefaultAddress,
  { requires: permissionTo('manage-addresses'), transaction: true },
  async ({ add_id }, context) => {
    const { email, deliveries } = await lockDeliveries(context);
    const address = deliveries.find((row) => row.id === add_id);
    if (!address) throw notFound(t`The address`);
    await makeDefault(context, add_id);
    if (!address.isDefault) await recordAddressChange(context, 'default address changed', email, add_id);
    return { success: true as const, message: t`This is now your default delivery address.` };
  },
);

export const setAddressRegistrationCall = defineCall(
  setAddressRegistration,
  { requires: permissionTo('manage-registrations'), transaction: true },
  async ({ add_id, tax_registration_id }, context) => {
    const { email, deliveries } = await lockDeliveries(context);
    const address = deliveries.find((row) => row.id === add_id);
    if (!address) throw notFound(t`The address`);
    const registrationId = await ownRegistration(context, tax_registration_id);
    if (address.taxRegistrationId !== registrationId) {
      await saveAddressRegistration(context.db, { customerId: context.caller.customerId, id: add_id, registrationId });
      await recordAddressChange(context, 'registration of address changed', email, add_id);
    }
    return { success: true as const, message: t`The next order to this address is invoiced so.` };
  },
);

function recordAddressChange(context: BuyerContext, action: string, email: string, addressId: number): Promise<void> {
  const { customerId, userId } = context.caller;
  return recordBuyerAction(context.db, context, { action, email, customerId, userId, details: { addressId } });
}
