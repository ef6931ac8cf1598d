import { say } from '../lib/say.ts';
import { answer, type Step } from '../server/call.ts';
import { notFound, refuse } from '../server/refuse.ts';
import { createDeliveryAddress, retireDeliveryAddress, setDefaultAddress } from './addresses.contract.ts';
import { type AddressRow, findAddresses, findRegistrations } from './addresses.db.ts';
import { noteBuyer } from './buyer-acts.ts';
import { lockCustomer } from './complete-profile.db.ts';
import { deliveryAddressErrors } from './delivery-address-form.rule.ts';
import { insertDelivery, makeDefault, retireAddress } from './delivery-addresses.db.ts';
import { refuseFields } from './field-refusal.ts';
import { cityOf } from './regions.ts';

type BuyerStep = Step<'verified'>;
const most = 200;

/** The delivery addresses of the caller, whose customer is locked, so that two clicks make one address. */
async function lockDeliveries({ db, caller }: BuyerStep) {
  const { email } = await lockCustomer(db, caller);
  const rows = await findAddresses(db, { customerId: caller.customerId });
  return { email, deliveries: rows.filter((row) => row.purpose === 'delivery') };
}

export const createDeliveryAddressCall = answer(
  createDeliveryAddress,
  { who: 'verified', transaction: true },
  async (form, step) => {
    const { db, site, caller, now } = step;
    const city = cityOf(site.country, form.delivery_ciy_id);
    refuseFields(deliveryAddressErrors({ ...form, delivery_ciy_id: city?.id ?? 0 }, site.country));
    if (!city) throw new Error('a city that was checked is gone');
    const { email, deliveries } = await lockDeliveries(step);
    const registrationId = await ownRegistration(step, form.tax_registration_id);
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
    if (same) return { success: true as const, message: say`You have this delivery address already.`, add_id: same.id };
    if (deliveries.length >= most) return refuse(createDeliveryAddress, 'too_many');
    const owner = { site: site.code, customerId: caller.customerId, now, isDefault: deliveries.length === 0 };
    const add_id = await insertDelivery(db, owner, address);
    await noted(step, 'address added', email, add_id);
    return { success: true as const, message: say`The delivery address is added.`, add_id };
  },
);

/** 0 is the default one; refuses with 404 what is not the caller's. */
async function ownRegistration({ db, caller }: BuyerStep, id: number): Promise<number | null> {
  if (id === 0) return null;
  const registrations = await findRegistrations(db, { customerId: caller.customerId });
  if (!registrations.some((one) => one.id === id)) throw notFound(say`The tax registration`);
  return id;
}

type Compared = Pick<AddressRow, 'line' | 'cityId' | 'pincode' | 'contactName' | 'contactPhone' | 'taxRegistrationId'>;

function isSame(row: AddressRow, address: Compared): boolean {
  const keys = ['line', 'cityId', 'pincode', 'contactName', 'contactPhone', 'taxRegistrationId'] as const;
  return keys.every((key) => row[key] === address[key]);
}

export const retireDeliveryAddressCall = answer(
  retireDeliveryAddress,
  { who: 'verified', transaction: true },
  async ({ add_id }, step) => {
    const { email, deliveries } = await lockDeliveries(step);
    const address = deliveries.find((row) => row.id === add_id);
    if (!address) throw notFound(say`The address`);
    const next = deliveries.find((row) => row.id !== add_id);
    if (!next) return refuse(retireDeliveryAddress, 'last');
    await retireAddress(step.db, add_id, step.now);
    if (address.isDefault) await makeDefault(step.db, step.caller.customerId, next.id);
    await noted(step, 'address removed', email, add_id);
    return { success: true as const, message: say`The delivery address is removed.` };
  },
);

export const setDefaultAddressCall = answer(
  setDefaultAddress,
  { who: 'verified', transaction: true },
  async ({ add_id }, step) => {
    const { email, deliveries } = await lockDeliveries(step);
    const address = deliveries.find((row) => row.id === add_id);
    if (!address) throw notFound(say`The address`);
    await makeDefault(step.db, step.caller.customerId, add_id);
    if (!address.isDefault) await noted(step, 'default address changed', email, add_id);
    return { success: true as const, message: say`This is your default delivery address now.` };
  },
);

function noted(step: BuyerStep, action: string, email: string, addressId: number): Promise<void> {
  const { customerId, userId } = step.caller;
  return noteBuyer(step.db, step, { action, email, customerId, userId, details: { addressId } });
}
