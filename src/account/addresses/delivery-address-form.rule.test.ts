import { expect, test } from 'vitest';
import { sites } from '../../sites/resolve-site.ts';
import { deliveryAddressErrors } from './delivery-address-form.rule.ts';

const filled = { delivery_address: 'Plot 14', delivery_ciy_id: 1259229, delivery_pincode: '410501', regionId: 27 };

test('errors of an empty address are in the order of the specification', () => {
  const empty = { delivery_address: ' ', delivery_ciy_id: '', delivery_pincode: '', regionId: 27, contact_phone: '' };
  expect(deliveryAddressErrors(empty, sites.nod)).toEqual([
    { field: 'delivery_address', message: 'Please Enter Address' },
    { field: 'delivery_ciy_id', message: 'Please Select City' },
    { field: 'delivery_pincode', message: 'Please Enter Pincode' },
  ]);
});

test.each(['+91 22 5550 0169', '0225550169'])('the optional phone may be %s', (contact_phone) => {
  expect(deliveryAddressErrors({ ...filled, contact_phone }, sites.nod)).toEqual([]);
});

test.each(['call me', '12345', '+'])('but not %s', (contact_phone) => {
  expect(deliveryAddressErrors({ ...filled, contact_phone }, sites.nod)).toEqual([
    { field: 'contact_phone', message: 'Please Enter valid Phone Number' },
  ]);
});

test('a town may be typed, and the Emirates have no pincode', () => {
  expect(deliveryAddressErrors({ ...filled, delivery_ciy_id: 'Oragadam' }, sites.nod)).toEqual([]);
  expect(deliveryAddressErrors({ ...filled, delivery_pincode: '' }, sites.gwd)).toEqual([]);
});

test('a PIN code of another state is said at its field', () => {
  expect(deliveryAddressErrors({ ...filled, delivery_pincode: '560001' }, sites.nod)).toEqual([
    {
      field: 'delivery_pincode',
      message: 'PIN code 560001 is in Karnataka, but the address is in Maharashtra. Please correct one of them.',
    },
  ]);
});
