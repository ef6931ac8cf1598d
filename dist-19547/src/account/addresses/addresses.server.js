import { t } from '../../lib/i18n.js';
import {                                defineCall } from '../../server/calls/define-call.server.js';
import { notFound, refuse } from '../../server/refuse.server.js';
import { refuseFields } from '../forms/refuse-fields.server.js';
import { lockCustomer } from '../lock-customer.db.js';
import { permissionTo } from '../permissions/permission-to.server.js';
import { recordBuyerAction } from '../record-buyer-action.server.js';
import { createDeliveryAddress, retireDeliveryAddress, setDefaultAddress } from './addresses.contract.js';
import {                  findAddresses, findRegistrationNumbers } from './addresses.db.js';
import { deliveryAddressErrors } from './delivery-address-form.rule.js';
import { insertDelivery, retireAddress, setDefaultDeliveryAddress } from './delivery-addresses.db.js';
import { chosenCity, regionNamed } from './regions.js';

                                        
const maxDeliveryAddresses = 200;

/** Locks the customer, so that a double click adds one address. */
async function lockDeliveries({ db, caller }              ) {
  const { email } = await lockCustomer(db, caller);
  const rows = await findAddresses(db, { customerId: caller.customerId });
  return { email, deliveries: rows.filter((row) => row.purpose === 'delivery') };
}

export const createDeliveryAddressCall = defineCall(
  createDeliveryAddress,
  { requires: permissionTo('manage-addresses'), transaction: true },
  async (form, context) => {
    const { db, site, caller, now } = context;
    const region = regionNamed(site.country, form.delivery_state);
    const city = chosenCity(site.country, { id: form.delivery_ciy_id, name: form.delivery_city_name }, region?.id);
    refuseFields(deliveryAddressErrors({ ...form, delivery_ciy_id: city?.name ?? '' }, site));
    if (!city) throw new Error('a city that was checked is gone');
    const { email, deliveries } = await lockDeliveries(context);
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
    if (same) return { success: true         , message: t`You already have this delivery address.`, add_id: same.id };
    if (deliveries.length >= maxDeliveryAddresses) return refuse(createDeliveryAddress, 'too_many');
    const owner = { site: site.code, customerId: caller.customerId, now, isDefault: deliveries.length === 0 };
    const add_id = await insertDelivery(db, owner, address);
    await recordAddressChange(context, 'address added', email, add_id);
    return { success: true         , message: t`Delivery address added.`, add_id };
  },
);

async function ownRegistration({ db, caller }              , id        )                         {
  if (id === 0) return null;
  const registrations = await findRegistrationNumbers(db, { customerId: caller.customerId });
  if (!registrations.some((one) => one.id === id)) throw notFound(t`The tax registration`);
  return id;
}

                     
             
                                                                                                   
  

function isSame(row            , address          )          {
  const keys = ['line', 'cityId', 'cityName', 'pincode', 'contactName', 'contactPhone', 'taxRegistrationId']         ;
  return keys.every((key) => row[key] === address[key]);
}

export const retireDeliveryAddressCall = defineCall(
  retireDeliveryAddress,
  { requires: permissionTo('manage-addresses'), transaction: true },
  async ({ add_id }, context) => {
    const { email, deliveries } = await lockDeliveries(context);
    const address = deliveries.find((row) => row.id === add_id);
    if (!address) throw notFound(t`The address`);
    const next = deliveries.find((row) => row.id !== add_id);
    if (!next) return refuse(retireDeliveryAddress, 'last');
    await retireAddress(context.db, add_id, context.now);
    if (address.isDefault) await setDefaultDeliveryAddress(context.db, context.caller.customerId, next.id);
    await recordAddressChange(context, 'address removed', email, add_id);
    return { success: true         , message: t`Delivery address removed.` };
  },
);

export const setDefaultAddressCall = defineCall(
  setDefaultAddress,
  { requires: permissionTo('manage-addresses'), transaction: true },
  async ({ add_id }, context) => {
    const { email, deliveries } = await lockDeliveries(context);
    const address = deliveries.find((row) => row.id === add_id);
    if (!address) throw notFound(t`The address`);
    await setDefaultDeliveryAddress(context.db, context.caller.customerId, add_id);
    if (!address.isDefault) await recordAddressChange(context, 'default address changed', email, add_id);
    return { success: true         , message: t`This is now your default delivery address.` };
  },
);

function recordAddressChange(context              , action        , email        , addressId        )                {
  const { customerId, userId } = context.caller;
  return recordBuyerAction(context.db, context, { action, email, customerId, userId, details: { addressId } });
}
