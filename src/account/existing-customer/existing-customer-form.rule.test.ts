import { expect, test } from 'vitest';
import { sites } from '../../sites/resolve-site.ts';
import { existingCustomerErrors } from './existing-customer-form.rule.ts';

test.each([
  ['', '', ['GSTNumber', 'CustomerId']],
  ['27AAPFU0939F1ZV', ' ', ['CustomerId']],
  ['', 'C-1', ['GSTNumber']],
])('number %j with customer ID %j: please enter all fields', (GSTNumber, CustomerId, fields) => {
  const errors = existingCustomerErrors({ GSTNumber, CustomerId }, sites.nod.tax);
  expect(errors.map((error) => error.field)).toEqual(fields);
  expect(errors[0]?.message).toBe('Please enter all fields');
});

test('the number is checked and named by the format of the site', () => {
  const trn = { GSTNumber: '100345678900003', CustomerId: 'C-1' };
  const gstin = { GSTNumber: '27aapfu0939f1zv', CustomerId: 'anything' };
  expect(existingCustomerErrors(trn, sites.nod.tax)).toEqual([
    { field: 'GSTNumber', message: 'Please enter valid gst number' },
  ]);
  expect(existingCustomerErrors(gstin, sites.gwd.tax)[0]?.message).toBe('Please enter valid trn number');
  expect(existingCustomerErrors(gstin, sites.nod.tax)).toEqual([]);
  expect(existingCustomerErrors(trn, sites.gwd.tax)).toEqual([]);
});
