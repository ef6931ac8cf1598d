import { expect, test } from 'vitest';
import { sites } from '../../sites/resolve-site.ts';
import { billingErrors, fullProfileErrors, informationErrors } from './profile-update.rule.ts';

const noBilling = { billingaddress: ' ', billingpincode: '', billingstate: '', billingcity_id: 0 };
const nothing = {
  company_name: '',
  mobile_no: '',
  shippingaddress: '',
  shippingpincode: '',
  billingaddress: '',
  billingpincode: '',
};
const fields = (errors: { field: string }[]) => errors.map((error) => error.field);
const messages = (errors: { message: string }[]) => errors.map((error) => error.message);

test('errors of a billing update are in the order of the specification', () => {
  expect(messages(billingErrors(noBilling, sites.nod))).toEqual([
    'Please Enter Billing Address',
    'Please Enter Billing Pincode',
    'Please Select Billing State',
    'Please Select Billing City',
  ]);
});

test('a Gulf site requires no city', () => {
  expect(messages(billingErrors(noBilling, sites.gwd))).toEqual([
    'Please Enter Billing Address',
    'Please Select Billing State',
  ]);
  expect(messages(fullProfileErrors(nothing, sites.gwd.requires)).join()).not.toContain('Pincode');
  expect(messages(informationErrors({ gst_no: '', name: '' }, sites.gwd.tax))[0]).toBe('Please Enter TRN');
});

test('errors name the fields of the call', () => {
  expect(fields(billingErrors(noBilling, sites.nod))).toEqual([
    'billingDeatils.billingaddress',
    'billingDeatils.billingpincode',
    'billingDeatils.billingstate',
    'billingDeatils.billingcity_id',
  ]);
  expect(fields(informationErrors({ gst_no: '', name: '' }, sites.nod.tax))).toEqual([
    'personalDeatils.gst_no',
    'personalDeatils.name',
  ]);
  expect(fields(informationErrors({ gst_no: '27X', name: 'Rohan' }, sites.nod.tax))).toEqual([
    'personalDeatils.gst_no',
  ]);
  expect(fields(fullProfileErrors(nothing, sites.nod.requires))).toEqual([
    'personalDeatils.company_name',
    'personalDeatils.mobile_no',
    'personalDeatils.shippingaddress',
    'personalDeatils.shippingpincode',
    'billingDeatils.billingaddress',
    'billingDeatils.billingpincode',
  ]);
});

test('tax number, then signatory; then the form of the number', () => {
  expect(messages(informationErrors({ gst_no: '', name: '' }, sites.nod.tax))).toEqual([
    'Please Enter GST Number',
    'Please Enter Authorised Signatory',
  ]);
  expect(messages(informationErrors({ gst_no: '27X', name: 'Rohan' }, sites.nod.tax))).toEqual([
    'Please enter valid GSTIN Number',
  ]);
  expect(informationErrors({ gst_no: '27AAPFU0939F1ZV', name: 'Rohan' }, sites.nod.tax)).toEqual([]);
});

test('the fuller check: company, mobile, shipping address and pincode, billing address and pincode', () => {
  expect(messages(fullProfileErrors(nothing, sites.nod.requires))).toEqual([
    'Please Enter Company Name',
    'Please Enter Mobile Number',
    'Please Enter Shipping Address',
    'Please Enter Shipping Pincode',
    'Please Enter Billing Address',
    'Please Enter Billing Pincode',
  ]);
});
