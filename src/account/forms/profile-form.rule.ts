import type { FieldError } from '../../lib/contract.ts';
import { msg, translate } from '../../lib/i18n.ts';
import type { Site } from '../../sites/site.ts';
import { isTaxNumber, normalizeTaxNumber } from '../tax-registration/tax-number.rule.ts';
import { parseMobile } from './mobile.rule.ts';
import { isPincode, pincodeElsewhereErrors } from './pincode.rule.ts';

/** Profile details are checked in the order and with the texts of the specification. */
export const profileMessages = {
  mobile: msg('Please Enter valid Mobile Number'),
  tax_number: msg('Please enter valid {number} Number'),
  address: msg('Please Enter valid Delivery Address'),
  state: msg('Please Select State'),
  city: msg('Please Select City'),
  pincode: msg('Please Enter valid Pincode'),
  terms: msg('Please Check Terms and Conditions'),
} as const;

export const taxNumberMessage = ({ numberLabel }: Pick<Site['tax'], 'numberLabel'>) =>
  translate(profileMessages.tax_number, { number: numberLabel });

export type ProfileForm = {
  mobile: string;
  gstin: string;
  trnNum: string;
  b_add: string;
  st_id: number | string;
  /** The city's id, or its name as typed. */
  city_id: number | string;
  /** Kept as the pincode of the address; may be empty. */
  po_box?: string | undefined;
  terms?: boolean | undefined;
};

type AskingSite = Pick<Site, 'country' | 'tax' | 'requires'>;

export const taxNumberField = ({ numberLabel }: Pick<Site['tax'], 'numberLabel'>) =>
  numberLabel === 'TRN' ? ('trnNum' as const) : ('gstin' as const);

export function profileErrors(form: ProfileForm, { country, tax, requires }: AskingSite): FieldError[] {
  const numberField = taxNumberField(tax);
  const checks: [field: string, fine: boolean, text: string][] = [
    ['mobile', parseMobile(form.mobile, country) !== undefined, profileMessages.mobile],
    [numberField, isTaxNumber(normalizeTaxNumber(form[numberField]), tax), profileMessages.tax_number],
    ['b_add', form.b_add.trim() !== '', profileMessages.address],
    ['st_id', isChosen(form.st_id), profileMessages.state],
    ['city_id', !requires.city || isCityNamed(form.city_id), profileMessages.city],
    ['po_box', !requires.pincode || !form.po_box || isPincode(form.po_box), profileMessages.pincode],
    ['terms', form.terms !== false, profileMessages.terms],
  ];
  const slots = { number: tax.numberLabel };
  return [
    ...checks.flatMap(([field, isValid, text]) => (isValid ? [] : [{ field, message: translate(text, slots) }])),
    ...pincodeElsewhereErrors('po_box', form.po_box ?? '', country, Number(form.st_id)),
  ];
}

const isChosen = (id: number | string) => Number(id) > 0;

export const isCityNamed = (city: number | string) => !['', '0'].includes(String(city).trim());
