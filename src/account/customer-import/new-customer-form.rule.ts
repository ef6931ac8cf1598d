// What a new customer must have. A tax number and an e-mail address may be missing: the law knows buyers who are not registered.

import type { FieldError } from '../../lib/contract.ts';
import { regionName } from '../../sites/regions.data.ts';
import type { Site } from '../../sites/site.ts';
import { companyNameSigns, isCompanyName, isLegalName } from '../forms/company-name.rule.ts';
import { isEmail } from '../forms/email.rule.ts';
import { parsePhone } from '../forms/phone.rule.ts';
import { isPincode, pincodeElsewhereErrors } from '../forms/pincode.rule.ts';
import { isTaxNumber, normalizeTaxNumber } from '../tax-registration/tax-number.rule.ts';

export type NewCustomerForm = {
  customerCode: string;
  company: string;
  taxNumber: string;
  address: string;
  city: string;
  /** The id of a region. */
  state: string;
  pincode: string;
  contactName: string;
  email: string;
  phone: string;
};

type AskingSite = Pick<Site, 'country'> & {
  tax: Pick<Site['tax'], 'numberLabel' | 'numberPattern'>;
  requires: Pick<Site['requires'], 'city' | 'pincode'>;
  region: { label: string };
};

export function newCustomerErrors(form: NewCustomerForm, site: AskingSite): FieldError[] {
  const { country, tax, requires, region } = site;
  const hasState = regionName(country, Number(form.state)) !== '';
  const checks: [field: keyof NewCustomerForm, isRight: boolean, message: string][] = [
    ['company', isCompanyName(form.company), `Please write the name with letters, digits and ${companyNameSigns}.`],
    ['company', isLegalName(form.company), 'Please write the registered name, with 3 to 100 characters.'],
    [
      'taxNumber',
      form.taxNumber.trim() === '' || isTaxNumber(normalizeTaxNumber(form.taxNumber), tax),
      `This is no ${tax.numberLabel}. Leave it empty for a customer who has none.`,
    ],
    ['address', form.address.trim() !== '', 'Please write street and building.'],
    ['state', hasState, `Please choose the ${region.label.toLowerCase()}.`],
    ['city', !requires.city || form.city.trim() !== '', 'Please write the town.'],
    ['pincode', !requires.pincode || form.pincode === '' || isPincode(form.pincode), 'A PIN code has six digits.'],
    [
      'email',
      form.email.trim() === '' || isEmail(form.email.trim()),
      'Please write an address like stores@plant.example.',
    ],
    [
      'phone',
      form.phone.trim() === '' || parsePhone(form.phone, country) !== undefined,
      'Please write the whole telephone number, with the area code.',
    ],
  ];
  const wrong = checks.flatMap(([field, isRight, message]) => (isRight ? [] : [{ field, message }]));
  const first = wrong.filter(({ field }, at) => wrong.findIndex((one) => one.field === field) === at);
  return [...first, ...pincodeElsewhereErrors('pincode', form.pincode, country, Number(form.state))];
}
