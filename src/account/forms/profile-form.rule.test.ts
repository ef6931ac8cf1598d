import { expect, test } from 'vitest';
import { sites } from '../../sites/resolve-site.ts';
import { profileErrors } from './profile-form.rule.ts';

const empty = { mobile: '', gstin: '', trnNum: '', b_add: ' ', st_id: 0, city_id: '', terms: false };
const filled = {
  mobile: '98200 12345',
  gstin: '27aapfu0939f1zv',
  trnNum: '',
  b_add: 'Plot 14',
  st_id: 27,
  city_id: '1259229',
  terms: true,
};

test('errors of an empty form are in the order of the specification', () => {
  expect(profileErrors(empty, sites.zwz)).toEqual([
    { field: 'mobile', message: 'Please Enter valid Mobile Number' },
    { field: 'gstin', message: 'Please enter valid GSTIN Number' },
    { field: 'b_add', message: 'Please Enter valid Delivery Address' },
    { field: 'st_id', message: 'Please Select State' },
    { field: 'city_id', message: 'Please Select City' },
    { field: 'terms', message: 'Please Check Terms and Conditions' },
  ]);
});

test('a Gulf site requires a TRN and no city', () => {
  expect(profileErrors(empty, sites.gwd).map((error) => error.message)).toEqual([
    'Please Enter valid Mobile Number',
    'Please enter valid TRN Number',
    'Please Enter valid Delivery Address',
    'Please Select State',
    'Please Check Terms and Conditions',
  ]);
});

test('where addresses have a pincode, one that is given must be right', () => {
  const wrong = { ...filled, po_box: '4110x' };
  expect(profileErrors(wrong, sites.nod)).toEqual([{ field: 'po_box', message: 'Please Enter valid Pincode' }]);
  expect(profileErrors({ ...filled, po_box: '410 501' }, sites.nod)).toEqual([]);
  expect(profileErrors({ ...filled, po_box: '' }, sites.nod)).toEqual([]);
  const gulf = { ...filled, mobile: '0501234567', trnNum: '100345678900003', st_id: 2, po_box: '112 A' };
  expect(profileErrors(gulf, sites.gwd)).toEqual([]);
});

test('a complete form has no errors; missing terms count as accepted', () => {
  expect(profileErrors(filled, sites.nod)).toEqual([]);
  expect(profileErrors({ ...filled, terms: undefined }, sites.nod)).toEqual([]);
  const gulf = { ...filled, mobile: '0501234567', gstin: '', trnNum: '100345678900003', city_id: 0, st_id: 2 };
  expect(profileErrors(gulf, sites.gwd)).toEqual([]);
});
