import { expect, test } from 'vitest';
import { deliveryAddressErrors, isPincode } from './delivery-address-form.rule.ts';

const filled = { delivery_address: 'Plot 14', delivery_ciy_id: 1259229, delivery_pincode: '410501' };

test('errors of an empty address are in the order of the specification', () => {
  const empty = { delivery_address: ' ', delivery_ciy_id: '', delivery_pincode: '', contact_phone: '' };
  expect(deliveryAddressErrors(empty, 'IN')).toEqual([
    { field: 'delivery_address', message: 'Please Enter Address' },
    { field: 'delivery_ciy_id', message: 'Please Select City' },
    { field: 'delivery_pincode', message: 'Please Enter Pincode' },
  ]);
});

test.each(['+91 22 5550 0169', '0225550169'])('the optional phone may be %s', (contact_phone) => {
  expect(deliveryAddressErrors({ ...filled, contact_phone }, 'IN')).toEqual([]);
});

test.each(['call me', '12345', '+'])('but not %s', (contact_phone) => {
  expect(deliveryAddressErrors({ ...filled, contact_phone }, 'IN')).toEqual([
    { field: 'contact_phone', message: 'Please Enter valid Phone Number' },
  ]);
});

test.each([
  ['410501', 'IN', true],
  ['410 501', 'IN', true],
  ['010501', 'IN', false],
  ['41050', 'IN', false],
  ['४१०५०१', 'IN', false],
  ['112', 'AE', true],
  ['12345678901', 'AE', false],
  ['', 'AE', false],
] as const)('pincode %j in %s: %s', (text, country, fine) => {
  expect(isPincode(text, country)).toBe(fine);
});
