import { expect, test } from 'vitest';
import { buildCustomerInfo } from '../../../tests/fixtures/checkout.ts';
import { renderPageHtml, visibleText } from '../../../tests/rendering/render-page.tsx';
import { CompleteProfilePage } from './complete-profile.page.tsx';

const regions = [{ st_id: 27, st_name: 'Maharashtra' }];
const listed = {
  address1: 'Plot 14',
  pincode: '410501',
  trnNum: '',
  gstin: '27AAACW1938G1ZB',
  state: 'Maharashtra',
  st_id: 27,
  cityid: 1,
  city: 'Pune',
  mobile: '+919820012345',
};

const html = (site: 'nod' | 'gwd', known?: typeof listed) =>
  renderPageHtml(
    <CompleteProfilePage
      terms="Terms and conditions"
      info={{ ...buildCustomerInfo('pending'), mobile_no: '' }}
      regions={regions}
      known={known}
      pushCart={async () => ({ isWhole: true, cart: '/cart' })}
    />,
    { site },
  );
const labelsOf = (page: string) => [...page.matchAll(/<label for="[^"]*">([^<]+)</g)].map(([, label]) => label);

test('the fields are in the order in which they are checked', () => {
  expect(labelsOf(html('nod'))).toEqual(['Mobile number', 'GSTIN', 'Address', 'State', 'City', 'PO box']);
  expect(labelsOf(html('gwd'))).toEqual(['Mobile number', 'TRN', 'Address', 'Emirate', 'PO box']);
  expect(visibleText(html('nod'))).toContain('Terms and conditions');
});

test('an OTP is announced only where it is required', () => {
  expect(visibleText(html('nod'))).toContain('We send an OTP to this number');
  expect(visibleText(html('gwd'))).not.toContain('OTP');
});

test('a PO box that is not listed is no empty field that cannot be filled', () => {
  expect(labelsOf(html('gwd', { ...listed, pincode: '' }))).not.toContain('PO box');
});

test('a listed customer can change only the mobile number', () => {
  const page = html('nod', listed);
  const fields = [...page.matchAll(/<(?:input|textarea)[^>]*name="([^"]+)"[^>]*>/g)];
  const open = fields.filter(([tag]) => !/readOnly|type="(?:hidden|checkbox)"/.test(tag)).map(([, name]) => name);
  expect(open.filter((name) => name !== 'q')).toEqual(['mobile']);
  expect(page).toContain('value="+919820012345"');
  expect(page).toContain('value="Maharashtra"');
});
