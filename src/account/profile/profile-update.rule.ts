import type { FieldError } from '../../lib/contract.ts';
import { msg, translate } from '../../lib/i18n.ts';
import type { Site } from '../../sites/site.ts';
import { isPincode, pincodeElsewhereErrors } from '../forms/pincode.rule.ts';
import { isCityNamed, taxNumberMessage } from '../forms/profile-form.rule.ts';
import { isTaxNumber, normalizeTaxNumber } from '../tax-registration/tax-number.rule.ts';

/** Billing address, tax number and signatory are checked in the order and with the texts of the specification. */
export const billingMessages = {
  billing_address: msg('Please Enter Billing Address'),
  billing_pincode: msg('Please Enter Billing Pincode'),
  billing_state: msg('Please Select Billing State'),
  billing_city: msg('Please Select Billing City'),
} as const;

export const informationMessages = {
  gst: msg('Please Enter GST Number'),
  trn: msg('Please Enter TRN'),
  signatory: msg('Please Enter Authorised Signatory'),
} as const;

export const fullProfileMessages = {
  company: msg('Please Enter Company Name'),
  mobile: msg('Please Enter Mobile Number'),
  shipping_address: msg('Please Enter Shipping Address'),
  shipping_pincode: msg('Please Enter Shipping Pincode'),
} as const;

type Check = readonly [field: string, value: string, text: string];

const emptyErrors = (checks: readonly Check[]): FieldError[] =>
  checks.flatMap(([field, value, text]) => (value.trim() === '' ? [{ field, message: translate(text) }] : []));

export type BillingForm = {
  billingaddress: string;
  billingpincode: string;
  /** The state's id, or its name as typed, of which the caller compares the PIN code. */
  billingstate: string;
  /** The city's id, or its name as typed. */
  billingcity_id: number | string;
};

export function billingErrors(
  form: BillingForm,
  { requires: required, country }: Pick<Site, 'requires' | 'country'>,
): FieldError[] {
  const at = 'billingDeatils';
  const missing = emptyErrors([
    [`${at}.billingaddress`, form.billingaddress, billingMessages.billing_address],
    [
      `${at}.billingpincode`,
      !required.pincode || isPincode(form.billingpincode) ? 'given' : '',
      billingMessages.billing_pincode,
    ],
    [`${at}.billingstate`, form.billingstate, billingMessages.billing_state],
    [
      `${at}.billingcity_id`,
      !required.city || isCityNamed(form.billingcity_id) ? 'given' : '',
      billingMessages.billing_city,
    ],
  ]);
  const { billingpincode, billingstate } = form;
  return [...missing, ...pincodeElsewhereErrors(`${at}.billingpincode`, billingpincode, country, Number(billingstate))];
}

export function informationErrors(form: { gst_no: string; name: string }, tax: Site['tax']): FieldError[] {
  const at = 'personalDeatils';
  const empty = informationMessages[tax.numberLabel === 'TRN' ? 'trn' : 'gst'];
  const isWrong = form.gst_no.trim() !== '' && !isTaxNumber(normalizeTaxNumber(form.gst_no), tax);
  return [
    ...emptyErrors([[`${at}.gst_no`, form.gst_no, empty]]),
    ...(isWrong ? [{ field: `${at}.gst_no`, message: taxNumberMessage(tax) }] : []),
    ...emptyErrors([[`${at}.name`, form.name, informationMessages.signatory]]),
  ];
}

export type FullProfile = {
  company_name: string;
  mobile_no: string;
  shippingaddress: string;
  shippingpincode: string;
  billingaddress: string;
  billingpincode: string;
};

export function fullProfileErrors(form: FullProfile, required: Site['requires']): FieldError[] {
  const pincode = (typed: string) => (required.pincode ? typed : 'none');
  return emptyErrors([
    ['personalDeatils.company_name', form.company_name, fullProfileMessages.company],
    ['personalDeatils.mobile_no', form.mobile_no, fullProfileMessages.mobile],
    ['personalDeatils.shippingaddress', form.shippingaddress, fullProfileMessages.shipping_address],
    ['personalDeatils.shippingpincode', pincode(form.shippingpincode), fullProfileMessages.shipping_pincode],
    ['billingDeatils.billingaddress', form.billingaddress, billingMessages.billing_address],
    ['billingDeatils.billingpincode', pincode(form.billingpincode), billingMessages.billing_pincode],
  ]);
}
