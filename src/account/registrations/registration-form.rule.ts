import type { FieldError } from '../../lib/contract.ts';
import { msg, t, translate } from '../../lib/i18n.ts';
import { regionName } from '../../sites/regions.data.ts';
import type { Site } from '../../sites/site.ts';
import { deliveryAddressMessages } from '../addresses/delivery-address-form.rule.ts';
import { isCompanyName } from '../forms/company-name.rule.ts';
import { isPincode } from '../forms/pincode.rule.ts';
import { isCityNamed, profileMessages, taxNumberMessage } from '../forms/profile-form.rule.ts';
import { gstinRegionId, isOfAnotherPan, panOf } from '../tax-registration/gstin.rule.ts';
import { isTaxNumber, normalizeTaxNumber } from '../tax-registration/tax-number.rule.ts';

/** A further registration is a number with its legal name and principal address, which invoices must carry. */
export const registrationMessages = {
  legal_name: msg('Please Enter the Legal Name on the Certificate'),
} as const;

export type RegistrationForm = {
  tax_number: string;
  legal_name: string;
  address: string;
  /** The id of the state or emirate; '' or '0' for none. */
  state: string;
  city: string;
  pincode: string;
};

type AskingSite = Pick<Site, 'country' | 'tax' | 'requires'> & { contact: Pick<Site['contact'], 'email'> };

export type OwnNumbers = {
  /** The customer's numbers, also those that wait. */
  own: readonly string[];
  /** Staff have seen that a company with another PAN buys here too. */
  allowsOtherPan?: boolean;
};

/** Everything that is wrong, each at its field. */
export function registrationErrors(form: RegistrationForm, site: AskingSite, numbers: OwnNumbers): FieldError[] {
  const { requires } = site;
  const errors: readonly [field: keyof RegistrationForm, message: string | undefined][] = [
    ['tax_number', numberProblem(form.tax_number, site, numbers)],
    ['legal_name', isCompanyName(form.legal_name.trim()) ? undefined : translate(registrationMessages.legal_name)],
    ['address', form.address.trim() === '' ? translate(deliveryAddressMessages.address) : undefined],
    ['state', stateProblem(form, site)],
    ['city', isCityNamed(form.city) ? undefined : translate(deliveryAddressMessages.city)],
    ['pincode', requires.pincode && !isPincode(form.pincode) ? translate(deliveryAddressMessages.pincode) : undefined],
  ];
  return errors.flatMap(([field, message]) => (message === undefined ? [] : [{ field, message }]));
}

function numberProblem(typed: string, { tax, contact }: AskingSite, { own, allowsOtherPan }: OwnNumbers) {
  const number = normalizeTaxNumber(typed);
  const { numberLabel } = tax;
  if (!isTaxNumber(number, tax)) return taxNumberMessage(tax);
  if (own.includes(number)) return t`This ${numberLabel} is there already.`;
  if (!tax.splits || allowsOtherPan || !isOfAnotherPan(number, own)) return undefined;
  const [first = ''] = own;
  return t`This number has PAN ${panOf(number)}, ${first} has another one. Registrations of one company share its PAN; if both are right, please write to ${contact.email}.`;
}

/** The principal place of business of an Indian registration is in the state of its number. */
function stateProblem({ tax_number, state }: RegistrationForm, { country, tax }: AskingSite): string | undefined {
  const id = Number(state);
  if (!(id > 0) || regionName(country, id) === '') return translate(profileMessages.state);
  const number = normalizeTaxNumber(tax_number);
  const ofNumber = tax.splits && isTaxNumber(number, tax) ? gstinRegionId(number) : id;
  if (ofNumber === id) return undefined;
  const name = regionName(country, ofNumber);
  return name === ''
    ? t`There is no state with code ${number.slice(0, 2)}`
    : t`This ${tax.numberLabel} belongs to ${name}, so its principal address is there`;
}
