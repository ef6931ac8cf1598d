import type { FieldError } from '../lib/contract.ts';
import { said, word } from '../lib/say.ts';
import type { Site } from '../sites/site.ts';
import { taxNumberText } from './profile-form.rule.ts';
import { isTaxNumber, readTaxNumber } from './tax-number.rule.ts';

/** A billing update is checked in the order and with the texts of the specification §5. */
export const billingTexts = {
  billing_address: word('Please Enter Billing Address'),
  billing_pincode: word('Please Enter Billing Pincode'),
  billing_state: word('Please Select Billing State'),
  billing_city: word('Please Select Billing City'),
} as const;

/** The texts of a profile information update, in the order of the specification §5. */
export const informationTexts = {
  gst: word('Please Enter GST Number'),
  signatory: word('Please Enter Authorised Signatory'),
} as const;

/** What the fuller check of my_profile says besides, in its order. */
export const fullProfileTexts = {
  company: word('Please Enter Company Name'),
  mobile: word('Please Enter Mobile Number'),
  shipping_address: word('Please Enter Shipping Address'),
  shipping_pincode: word('Please Enter Shipping Pincode'),
} as const;

type Check = readonly [field: string, value: string, text: string];

const emptyErrors = (checks: readonly Check[]): FieldError[] =>
  checks.flatMap(([field, value, text]) => (value.trim() === '' ? [{ field, message: said(text) }] : []));

export type BillingForm = {
  billingaddress: string;
  billingpincode: string;
  /** Name or id; '' while none is chosen. */
  billingstate: string;
  /** 0 while none is chosen. */
  billingcity_id: number;
};

/** What is wrong with a billing address, in order; a city is asked where the site asks one. */
export function billingErrors(form: BillingForm, asks: Site['asks']): FieldError[] {
  const at = 'billingDeatils';
  return emptyErrors([
    [`${at}.billingaddress`, form.billingaddress, billingTexts.billing_address],
    [`${at}.billingpincode`, form.billingpincode, billingTexts.billing_pincode],
    [`${at}.billingstate`, form.billingstate, billingTexts.billing_state],
    [`${at}.billingcity_id`, asks.city ? String(form.billingcity_id || '') : 'none', billingTexts.billing_city],
  ]);
}

/** What is wrong with tax number and signatory, in order; then the number must have the site's form. */
export function informationErrors(form: { gst_no: string; name: string }, tax: Site['tax']): FieldError[] {
  const at = 'personalDeatils';
  const empty = emptyErrors([
    [`${at}.gst_no`, form.gst_no, informationTexts.gst],
    [`${at}.name`, form.name, informationTexts.signatory],
  ]);
  if (empty.length > 0 || isTaxNumber(readTaxNumber(form.gst_no), tax)) return empty;
  return [{ field: `${at}.gst_no`, message: taxNumberText(tax) }];
}

export type FullProfile = {
  company_name: string;
  mobile_no: string;
  shippingaddress: string;
  shippingpincode: string;
  billingaddress: string;
  billingpincode: string;
};

/** What is missing in a whole profile: company, mobile, shipping address and pincode, billing address and pincode. */
export function fullProfileErrors(form: FullProfile): FieldError[] {
  return emptyErrors([
    ['personalDeatils.company_name', form.company_name, fullProfileTexts.company],
    ['personalDeatils.mobile_no', form.mobile_no, fullProfileTexts.mobile],
    ['personalDeatils.shippingaddress', form.shippingaddress, fullProfileTexts.shipping_address],
    ['personalDeatils.shippingpincode', form.shippingpincode, fullProfileTexts.shipping_pincode],
    ['billingDeatils.billingaddress', form.billingaddress, billingTexts.billing_address],
    ['billingDeatils.billingpincode', form.billingpincode, billingTexts.billing_pincode],
  ]);
}
