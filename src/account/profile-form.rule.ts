import type { FieldError } from '../lib/contract.ts';
import { said, word } from '../lib/say.ts';
import type { Site } from '../sites/site.ts';
import { readMobile } from './mobile.rule.ts';
import { isTaxNumber, readTaxNumber } from './tax-number.rule.ts';

/** Profile details are checked in the order and with the texts of the specification §5; `{number}` is GSTIN or TRN. */
export const profileTexts = {
  mobile: word('Please Enter valid Mobile Number'),
  tax_number: word('Please enter valid {number} Number'),
  address: word('Please Enter valid Delivery Address'),
  state: word('Please Select State'),
  city: word('Please Select City'),
  terms: word('Please Check Terms and Conditions'),
} as const;

/** The sentence at a tax number that has not the site's form. */
export const taxNumberText = ({ numberLabel }: Pick<Site['tax'], 'numberLabel'>) =>
  said(profileTexts.tax_number, { number: numberLabel });

export type ProfileForm = {
  mobile: string;
  /** On a rupee site. */
  gstin: string;
  /** On a site that asks for a TRN. */
  trnNum: string;
  b_add: string;
  st_id: number | string;
  city_id: number | string;
  /** Undefined where a client does not send it. */
  terms?: boolean | undefined;
};

type AskingSite = Pick<Site, 'country' | 'tax' | 'asks'>;

/** The field that carries the tax number on a site. */
export const taxNumberField = ({ numberLabel }: Pick<Site['tax'], 'numberLabel'>) =>
  numberLabel === 'TRN' ? ('trnNum' as const) : ('gstin' as const);

/** What is wrong with the profile details, in the order of the specification; the first one is the message to show. */
export function profileErrors(form: ProfileForm, { country, tax, asks }: AskingSite): FieldError[] {
  const numberField = taxNumberField(tax);
  const checks: [field: string, fine: boolean, text: string][] = [
    ['mobile', readMobile(form.mobile, country) !== undefined, profileTexts.mobile],
    [numberField, isTaxNumber(readTaxNumber(form[numberField]), tax), profileTexts.tax_number],
    ['b_add', form.b_add.trim() !== '', profileTexts.address],
    ['st_id', isChosen(form.st_id), profileTexts.state],
    ['city_id', !asks.city || isChosen(form.city_id), profileTexts.city],
    ['terms', form.terms !== false, profileTexts.terms],
  ];
  const slots = { number: tax.numberLabel };
  return checks.flatMap(([field, fine, text]) => (fine ? [] : [{ field, message: said(text, slots) }]));
}

const isChosen = (id: number | string) => Number(id) > 0;
