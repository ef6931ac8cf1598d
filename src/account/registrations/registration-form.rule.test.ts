import { expect, test } from 'vitest';
import { sites } from '../../sites/resolve-site.ts';
import { type OwnNumbers, type RegistrationForm, registrationErrors } from './registration-form.rule.ts';

const inGujarat: RegistrationForm = {
  tax_number: '24AAACW1938G1ZH',
  legal_name: 'Western Gear & Pump',
  address: 'Plot 7, GIDC Vatva',
  state: '24',
  city: 'Ahmedabad',
  pincode: '382445',
};
const own = ['27AAACW1938G1ZB'];
const errors = (change: Partial<RegistrationForm>, site: 'nod' | 'gwd' = 'nod', numbers: OwnNumbers = { own }) =>
  registrationErrors({ ...inGujarat, ...change }, sites[site], numbers);
const fields = (...of: Parameters<typeof errors>) => errors(...of).map(({ field }) => field);

test('a registration with its principal address is complete', () => {
  expect(errors({})).toEqual([]);
  expect(errors({ tax_number: '24 aaacw1938g1zh' })).toEqual([]);
});

test('all that is wrong is said at once, each at its field', () => {
  const empty = { tax_number: '', legal_name: ' ', address: '', state: '', city: '', pincode: '' };
  expect(errors(empty)).toEqual([
    { field: 'tax_number', message: 'Please enter valid GSTIN Number' },
    { field: 'legal_name', message: 'Please Enter the Legal Name on the Certificate' },
    { field: 'address', message: 'Please Enter Address' },
    { field: 'state', message: 'Please Select State' },
    { field: 'city', message: 'Please Select City' },
    { field: 'pincode', message: 'Please Enter Pincode' },
  ]);
});

test.each<[string, Partial<RegistrationForm>, string, string]>([
  ['a number that the customer has', { tax_number: '27AAACW1938G1ZB', state: '27' }, 'tax_number', 'there already'],
  ['another PAN', { tax_number: '24AAPFU0939F1Z1' }, 'tax_number', 'PAN AAPFU0939F, 27AAACW1938G1ZB has another one'],
  ['an address in another state', { state: '27' }, 'state', 'This GSTIN belongs to Gujarat'],
  ['a state code that no state has', { tax_number: '99AAACW1938G1Z0' }, 'state', 'no state with code 99'],
  ['a state that is none', { state: '4711' }, 'state', 'Please Select State'],
])('%s', (_case, change, field, message) => {
  expect(errors(change)).toEqual([{ field, message: expect.stringContaining(message) }]);
});

test('staff may let another PAN in, and any of the numbers of a customer may be shared', () => {
  const other = { tax_number: '24AAPFU0939F1Z1' };
  expect(errors(other, 'nod', { own, allowsOtherPan: true })).toEqual([]);
  expect(errors(other, 'nod', { own: [...own, '27AAPFU0939F1ZV'] })).toEqual([]);
});

test('a former state code stands for the state of today', () => {
  expect(fields({ tax_number: '28AAACW1938G1ZX', state: '37' })).toEqual([]);
});

test('a TRN has no PAN, no state in it and no pincode', () => {
  const trn = { tax_number: '100987654300003', state: '3', city: 'Sharjah', pincode: '' };
  expect(errors(trn, 'gwd', { own: ['100678912300003'] })).toEqual([]);
  expect(fields({ ...trn, tax_number: '24AAACW1938G1ZH', state: '24' }, 'gwd')).toEqual(['tax_number', 'state']);
});
