import { expect, test } from 'vitest';
import { sites } from '../../sites/resolve-site.ts';
import { type NewCustomerForm, newCustomerErrors } from './new-customer-form.rule.ts';

const form: NewCustomerForm = {
  customerCode: '',
  company: 'Rao Mills Pvt Ltd',
  taxNumber: '27AAPFU0939F1ZV',
  address: 'Gat 12, Link Road',
  city: 'Pune',
  state: '27',
  pincode: '411019',
  contactName: 'S. Rao',
  email: 'purchase@rao.example',
  phone: '98200 12345',
};

test.each([
  ['whole', {}, []],
  ['without tax number, e-mail and telephone', { taxNumber: '', email: '', phone: '', contactName: '' }, []],
  ['with a landline', { phone: '022-23456789' }, []],
  ['without a name', { company: '' }, ['company']],
  ['with a name too short for an invoice', { company: 'GE' }, ['company']],
  ['with half a number', { taxNumber: '27AAPFU' }, ['taxNumber']],
  ['without a place', { address: ' ', city: '', state: '' }, ['address', 'state', 'city']],
  ['with the PIN code of another state', { pincode: '395003' }, ['pincode']],
  ['with a PIN code of five digits', { pincode: '41101' }, ['pincode']],
  ['with a wrong e-mail address and telephone', { email: 'rao@', phone: '98' }, ['email', 'phone']],
] as const)('%s', (_what, more, fields) => {
  expect(newCustomerErrors({ ...form, ...more }, sites.nod).map(({ field }) => field)).toEqual(fields);
});

test('in the Gulf a TRN is asked for by its own form, and no PIN code', () => {
  const gulf = { ...form, taxNumber: '100345678900003', state: '2', pincode: 'PO Box 1', phone: '050 123 4567' };
  expect(newCustomerErrors(gulf, sites.gwd)).toEqual([]);
  expect(newCustomerErrors({ ...gulf, taxNumber: '27AAPFU0939F1ZV' }, sites.gwd)).toEqual([
    { field: 'taxNumber', message: 'This is no TRN. Leave it empty for a customer who has none.' },
  ]);
});
