import type { RequestOf } from '../../lib/contract.ts';
import { t } from '../../lib/i18n.ts';
import { queueMessages } from '../../messages/queue-message.server.ts';
import { type CallContext, type Caller, defineCall } from '../../server/calls/define-call.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import { inOneRoundTrip } from '../../server/database/in-one-round-trip.server.ts';
import { notFound, refuse } from '../../server/refuse.server.ts';
import { regionName } from '../../sites/regions.data.ts';
import type { Site } from '../../sites/site.ts';
import { formatCityLine } from '../addresses/format-city-line.rule.ts';
import { chosenCity, regionNamed } from '../addresses/regions.ts';
import { refuseFields } from '../forms/refuse-fields.server.ts';
import { type LockedCustomer, lockCustomer } from '../lock-customer.db.ts';
import { permissionTo } from '../permissions/permission-to.server.ts';
import { recordBuyerAction } from '../record-buyer-action.server.ts';
import { type CustomerRegistration, findRegistrations } from '../tax-registration/registrations.db.ts';
import { normalizeTaxNumber } from '../tax-registration/tax-number.rule.ts';
import { taxNumberHints } from '../tax-registration/tax-number-hints.rule.ts';
import { type OwnNumbers, type RegistrationForm, registrationErrors } from './registration-form.rule.ts';
import { addTaxRegistration, removeTaxRegistration } from './registrations.contract.ts';
import type { AddedRegistration } from './registrations.mail.ts';
import {
  deleteRegistration,
  findNamingAddress,
  forgetRegistration,
  insertRegistration,
  type NewRegistration,
} from './save-registration.db.ts';

type BuyerContext = CallContext<Caller>;
export const maxRegistrations = 60;

/** The number of an order of the customer that is not complete and names the tax number; implemented by the orders area. */
export type FindOpenOrder = (db: Db, customerId: number, taxNumber: string) => Promise<string | undefined>;

declare module '../../server/calls/services.ts' {
  interface Services {
    findOpenOrder: FindOpenOrder;
  }
}

/** Every number that the customer has, also one that waits. */
export const numbersOf = (registrations: readonly CustomerRegistration[]): string[] =>
  registrations.flatMap(({ number, pendingNumber }) => (pendingNumber ? [number, pendingNumber] : [number]));

/** Refuses all wrong fields at once. */
export function readRegistration(form: RegistrationForm, site: Site, numbers: OwnNumbers): NewRegistration {
  const region = regionNamed(site.country, form.state);
  const regionId = region?.id ?? 0;
  refuseFields(registrationErrors({ ...form, state: String(regionId) }, site, numbers));
  const city = chosenCity(site.country, { id: 0, name: form.city }, regionId);
  return {
    number: normalizeTaxNumber(form.tax_number),
    legalName: form.legal_name,
    regionId,
    line: form.address,
    cityId: city?.id ?? null,
    cityName: city?.name ?? form.city,
    pincode: form.pincode,
  };
}

type Place = Pick<NewRegistration, 'line' | 'cityName' | 'pincode' | 'regionId'>;

export const principalAddress = ({ line, cityName, pincode, regionId }: Place, { country }: Site): string =>
  [line, formatCityLine(cityName, pincode, regionName(country, regionId))].filter(Boolean).join(', ');

export const addTaxRegistrationCall = defineCall(
  addTaxRegistration,
  { requires: permissionTo('manage-registrations'), transaction: true, roundTrips: 10 },
  async (form, context) => {
    const { db, site, caller, now } = context;
    const customer = await lockCustomer(db, caller);
    if (!customer.profileAt) return refuse(addTaxRegistration, 'unfinished');
    const registrations = await findRegistrations(db, caller);
    const number = normalizeTaxNumber(form.tax_number);
    const message = t`${site.tax.numberLabel} ${number} is added. Our team checks it.`;
    const same = registrations.find((one) => one.number === number && isSame(one, form));
    if (same) return { success: true as const, message, registration_id: same.id };
    const given = readRegistration(form, site, { own: numbersOf(registrations) });
    if (registrations.length >= maxRegistrations) return refuse(addTaxRegistration, 'too_many');
    const owner = { site: site.code, customerId: caller.customerId, now };
    const [added] = await insertRegistration(db, { ...owner, ...given, verifiedBy: null });
    await notifySales(context, customer, given);
    await recordChange(context, 'registration added', customer.email, given.number);
    return { success: true as const, message, registration_id: added?.id ?? 0 };
  },
);

const isSame = (one: CustomerRegistration, form: RequestOf<typeof addTaxRegistration>): boolean =>
  one.legalName === form.legal_name && one.line === form.address && one.pincode === form.pincode;

async function notifySales(
  { db, site, caller, now }: BuyerContext,
  { company, email }: LockedCustomer,
  given: NewRegistration,
) {
  const { number, legalName, regionId } = given;
  const data: AddedRegistration = {
    ...{ customerId: caller.customerId, company, email, numberLabel: site.tax.numberLabel, number, legalName },
    address: principalAddress(given, site),
    hints: taxNumberHints(number, site, [regionName(site.country, regionId)]),
  };
  await queueMessages(db, site.code, now, [
    { channel: 'mail', receiver: site.contact.email, template: 'registration-added', data },
  ]);
}

export const removeTaxRegistrationCall = defineCall(
  removeTaxRegistration,
  { requires: permissionTo('manage-registrations'), transaction: true, roundTrips: 11 },
  async ({ tax_registration_id: id }, context) => {
    const { db, caller, services } = context;
    const { customerId } = caller;
    const { email } = await lockCustomer(db, caller);
    const registrations = await findRegistrations(db, { customerId });
    const registration = registrations.find((one) => one.id === id);
    if (!registration) throw notFound(t`The tax registration`);
    const { number, isDefault } = registration;
    if (isDefault) return refuse(removeTaxRegistration, 'primary');
    const [address] = await findNamingAddress(db, { customerId, id });
    if (address) return refuse(removeTaxRegistration, 'address', { address: address.line, number });
    const order = await services.findOpenOrder(db, customerId, number);
    if (order !== undefined) return refuse(removeTaxRegistration, 'order', { order, number });
    await inOneRoundTrip(db, [
      () => forgetRegistration(db, { customerId, id }),
      () => deleteRegistration(db, { customerId, id }),
    ]);
    await recordChange(context, 'registration removed', email, number);
    return { success: true as const, message: t`${number} is removed.` };
  },
);

function recordChange(context: BuyerContext, action: string, email: string, taxNumber: string): Promise<void> {
  const { customerId, userId } = context.caller;
  return recordBuyerAction(context.db, context, { action, email, customerId, userId, details: { taxNumber } });
}
