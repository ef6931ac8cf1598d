import { findCityByName } from '../../account/addresses/regions.ts';
import { addCustomer } from '../../account/customer-import/add-customer.server.ts';
import { newCustomerErrors } from '../../account/customer-import/new-customer-form.rule.ts';
import { parsePhone } from '../../account/forms/phone.rule.ts';
import { refuseFields } from '../../account/forms/refuse-fields.server.ts';
import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import { normalizeTaxNumber } from '../../account/tax-registration/tax-number.rule.ts';
import type { RequestOf } from '../../lib/contract.ts';
import { plainHyphens } from '../../lib/plain-hyphens.ts';
import { type CreditTerms, creditTermsErrors } from '../../payments/credit/credit-terms.rule.ts';
import { defineDeskCall, type StaffContext } from '../../server/calls/define-call.server.ts';
import { Refusal, refuse } from '../../server/refuse.server.ts';
import { findPriceLists } from '../price-lists.db.ts';
import { addCustomerAtDesk, addCustomerWithTermsAtDesk } from './new-customer.contract.ts';

export const addCustomerCall = defineDeskCall(
  addCustomerAtDesk,
  { requires: staffPermissionTo('keep-customers'), roundTrips: 15 },
  (request, context) => add(request, null, context),
);

export const addCustomerWithTermsCall = defineDeskCall(
  addCustomerWithTermsAtDesk,
  { requires: staffPermissionTo('set-credit-terms'), roundTrips: 20 },
  async ({ terms, ...request }, context) => {
    refuseFields(creditTermsErrors(terms, context.site.currency));
    return add(request, terms, context);
  },
);

async function add(form: RequestOf<typeof addCustomerAtDesk>, terms: CreditTerms | null, context: StaffContext) {
  const { database, site, by, now, services } = context;
  refuseFields(newCustomerErrors(form, site));
  const lists = await findPriceLists(database, site.code);
  const priceListId = form.priceList === '' ? null : lists.get(form.priceList);
  if (priceListId === undefined)
    return refuse(addCustomerAtDesk, 'unknown_price_list', { reason: `There is no price list '${form.priceList}'.` });
  const regionId = Number(form.state);
  const city = findCityByName(site.country, regionId, form.city);
  const place = {
    line: form.address,
    regionId,
    cityId: city?.id ?? null,
    cityName: city?.name ?? form.city,
    pincode: form.pincode,
  };
  const line = {
    customerCode: plainHyphens(form.customerCode).toUpperCase(),
    taxNumber: normalizeTaxNumber(form.taxNumber),
    company: form.company,
    email: form.email.toLowerCase(),
    mobile: parsePhone(form.phone, site.country) ?? null,
    contactName: form.contactName,
    salesManager: form.salesManager || null,
    billing: place,
    delivery: place,
    priceListId,
    creditLimitMinor: terms?.limitMinor ?? null,
    creditPeriodDays: terms?.periodDays ?? null,
    creditGraceDays: terms?.graceDays ?? null,
  };
  const { grantCredit } = services;
  const added = await addCustomer(database, site, { line, isConfirmed: form.isConfirmed }, { by, now, grantCredit });
  if (added instanceof Refusal) return added;
  return 'doubts' in added
    ? { success: true as const, written: false, customerId: null, doubts: added.doubts }
    : { success: true as const, written: true, customerId: added.customerId, doubts: [] };
}
