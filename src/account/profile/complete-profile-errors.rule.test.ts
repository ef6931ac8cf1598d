import { expect, test } from 'vitest';
import { sites } from '../../sites/resolve-site.ts';
import { completeProfileErrors } from './complete-profile-errors.rule.ts';

const gstin = '27AABCW1234K1ZC';
const form = { mobile: '98200 12345', gstin, trnNum: '', b_add: 'Plot 14', st_id: 27, city_id: 1, terms: true };
const refused = { number: gstin, message: 'This number was refused' };

test('a refused number blocks a form that is right otherwise', () => {
  expect(completeProfileErrors(form, refused, sites.nod)).toEqual([{ field: 'gstin', message: refused.message }]);
});

test('its error comes once, after the mobile number and before the address', () => {
  const found = completeProfileErrors({ ...form, mobile: '12', b_add: '' }, refused, sites.nod);
  expect(found.map(({ field }) => field)).toEqual(['mobile', 'gstin', 'b_add']);
});

test('of a refused number in the wrong format only the refusal is shown', () => {
  const typed = { ...form, gstin: '27X' };
  const found = completeProfileErrors(typed, { ...refused, number: '27X' }, sites.nod);
  expect(found).toEqual([{ field: 'gstin', message: refused.message }]);
});

test('a different number is not blocked', () => {
  const typed = { ...form, gstin: '24AABCW1234K1ZH' };
  expect(completeProfileErrors(typed, refused, sites.nod)).toEqual([]);
});
