import type { FieldError, RequestOf } from '../../lib/contract.ts';
import { translate } from '../../lib/i18n.ts';
import { regionName } from '../../sites/regions.data.ts';
import type { Site } from '../../sites/site.ts';
import type { Country } from '../../sites/site-facts.ts';
import type { AddressRow } from '../addresses/addresses.db.ts';
import { chosenCity, regionNamed } from '../addresses/regions.ts';
import { pincodeElsewhereErrors } from '../forms/pincode.rule.ts';
import { isPersonName, signUpMessages } from '../forms/sign-up-form.rule.ts';
import type { LockedCustomer } from '../lock-customer.db.ts';
import { normalizeTaxNumber } from '../tax-registration/tax-number.rule.ts';
import type { updateGetInfo } from './profile.contract.ts';
import type { BillingAddress } from './profile.db.ts';
import { billingErrors, billingMessages, fullProfileErrors, informationErrors } from './profile-update.rule.ts';

type Request = RequestOf<typeof updateGetInfo>;
type BillingSent = NonNullable<Request['billingDeatils']>;

export const profileUpdateKeys = ['BillingInformation', 'ProfileInformation', 'my_profile', 'place_order'] as const;
export type ProfileUpdateKey = (typeof profileUpdateKeys)[number];

export type ProfileFacts = {
  site: Site;
  customer: LockedCustomer;
  billing: AddressRow | undefined;
  delivery: AddressRow | undefined;
};

/** Undefined values stay unchanged. */
export type ProfileChange = {
  billing?: BillingAddress | undefined;
  taxNumber?: string | undefined;
  signatory?: { firstName: string; lastName: string } | undefined;
};

export function profileChangeErrors(key: ProfileUpdateKey, request: Request, facts: ProfileFacts): FieldError[] {
  const { gst_no = '', name = '' } = request.personalDeatils ?? {};
  switch (key) {
    case 'BillingInformation':
      return placeErrors(request.billingDeatils, facts.site);
    case 'ProfileInformation':
      return [...informationErrors({ gst_no, name }, facts.site.tax), ...nameErrors(name)];
    case 'place_order':
      return numberErrors(request.gst_update ?? '', facts.site).map((error) => ({ ...error, field: 'gst_update' }));
    case 'my_profile':
      return wholeErrors(request, facts);
  }
}

/** First what the whole profile lacks, then what is wrong with what was sent. */
function wholeErrors(request: Request, { site, customer, billing, delivery }: ProfileFacts): FieldError[] {
  const { billingDeatils: sent, personalDeatils: personal = {} } = request;
  const place = {
    billingaddress: sent?.billingaddress ?? billing?.line ?? '',
    billingpincode: sent?.billingpincode ?? billing?.pincode ?? '',
  };
  const known = {
    ...place,
    company_name: personal.company_name ?? customer.company,
    mobile_no: personal.mobile_no ?? customer.mobile ?? '',
    shippingaddress: personal.shippingaddress ?? delivery?.line ?? '',
    shippingpincode: personal.shippingpincode ?? delivery?.pincode ?? '',
  };
  const missing = fullProfileErrors(known, site.requires);
  if (missing.length > 0) return missing;
  return [
    ...(personal.gst_no === undefined ? [] : numberErrors(personal.gst_no, site)),
    ...(personal.name === undefined
      ? []
      : informationErrors({ gst_no: customer.taxNumber ?? '', name: personal.name }, site.tax)),
    ...nameErrors(personal.name ?? ''),
    ...(sent ? changedPlaceErrors({ ...sent, ...place }, site, billing) : []),
  ];
}

const numberErrors = (number: string, { tax }: Site) => informationErrors({ gst_no: number, name: 'unchanged' }, tax);

const nameErrors = (name: string): FieldError[] =>
  name === '' || isPersonName(name)
    ? []
    : [{ field: 'personalDeatils.name', message: translate(signUpMessages.firstname) }];

const changesCity = (sent: BillingSent) =>
  sent.billingstate !== '' || sent.billingcity_id !== 0 || sent.billingcity_name !== '';

type Place = { billingaddress: string; billingpincode: string };

/** An address without a city or state stays in those on file. */
const changedPlaceErrors = (sent: BillingSent & Place, site: Site, billing: AddressRow | undefined): FieldError[] =>
  changesCity(sent)
    ? placeErrors(sent, site)
    : billingErrors({ ...sent, billingstate: String(billing?.regionId ?? 0), billingcity_id: 'unchanged' }, site);

function placeErrors(sent: BillingSent | undefined, site: Site): FieldError[] {
  const { country, requires } = site;
  const { billingaddress = '', billingpincode = '', billingstate = '' } = sent ?? {};
  const named = sent?.billingcity_id || sent?.billingcity_name || '';
  const errors = billingErrors({ billingaddress, billingpincode, billingstate, billingcity_id: named }, site);
  if (errors.length > 0) return errors;
  const region = regionNamed(country, billingstate);
  if (!region) return [{ field: 'billingDeatils.billingstate', message: translate(billingMessages.billing_state) }];
  const fits = cityOf(sent, country, region.id) !== undefined || (!requires.city && named === '');
  return fits
    ? pincodeElsewhereErrors('billingDeatils.billingpincode', billingpincode, country, region.id)
    : [{ field: 'billingDeatils.billingcity_id', message: translate(billingMessages.billing_city) }];
}

export function parseProfileChange(
  key: ProfileUpdateKey,
  request: Request,
  { site, customer, billing }: ProfileFacts,
): ProfileChange {
  const { billingDeatils: sent, personalDeatils: personal = {} } = request;
  const numbered = (text: string | undefined) => (text === undefined ? undefined : normalizeTaxNumber(text));
  switch (key) {
    case 'BillingInformation':
      return { billing: placeOf(sent, site, undefined) };
    case 'place_order':
      return { taxNumber: numbered(request.gst_update) };
    case 'ProfileInformation':
      return { taxNumber: numbered(personal.gst_no), signatory: signatoryOf(personal.name, customer) };
    case 'my_profile':
      return {
        billing: sent && placeOf(sent, site, billing),
        taxNumber: numbered(personal.gst_no),
        signatory: signatoryOf(personal.name, customer),
      };
  }
}

function placeOf(sent: BillingSent | undefined, { country }: Site, stored: AddressRow | undefined): BillingAddress {
  const line = sent?.billingaddress ?? stored?.line ?? '';
  const pincode = sent?.billingpincode ?? stored?.pincode ?? '';
  if (stored && (!sent || !changesCity(sent)))
    return { line, pincode, regionId: stored.regionId, cityId: stored.cityId, cityName: stored.cityName };
  const regionId = regionNamed(country, sent?.billingstate ?? '')?.id ?? 0;
  const city = cityOf(sent, country, regionId);
  return { line, pincode, regionId, cityId: city?.id ?? null, cityName: city?.name ?? regionName(country, regionId) };
}

const cityOf = (sent: BillingSent | undefined, country: Country, regionId: number) =>
  chosenCity(country, { id: sent?.billingcity_id ?? 0, name: sent?.billingcity_name ?? '' }, regionId);

/** The last word is the last name, unless the name is the stored one. */
function signatoryOf(name: string | undefined, { firstName, lastName }: LockedCustomer): ProfileChange['signatory'] {
  if (!name || name === [firstName, lastName].filter(Boolean).join(' ')) return undefined;
  const words = name.split(/ +/);
  return { firstName: words.slice(0, -1).join(' ') || name, lastName: words.length > 1 ? (words.at(-1) ?? '') : '' };
}
