import { expect, test } from 'vitest';
import { renderPageHtml, visibleText } from '../../../tests/rendering/render-page.tsx';
import { ExistingCustomerPage } from '../existing-customer/existing-customer.page.tsx';
import { ExistingCustomerSignUpPage } from '../existing-customer/existing-customer-sign-up.page.tsx';
import { SignUpPage } from './sign-up.page.tsx';

const labelsOf = (page: string) => [...page.matchAll(/<label for="[^"]*">([^<]+)</g)].map(([, label]) => label);
const fields = [
  'Title',
  'First Name',
  'Last Name',
  'Designation',
  'Email',
  'Company Name',
  'Password',
  'Confirm Password',
];

test('the fields are in the order of the specification, each with its hint', () => {
  const page = renderPageHtml(<SignUpPage />);
  expect(labelsOf(page)).toEqual(fields);
  expect(visibleText(page)).toContain('At least 6 characters, one uppercase, one number, one symbol');
  expect(visibleText(page)).toContain('Mr Mrs Ms');
  expect(page).toContain('value="Managing_Director"');
});

test('after the lookup e-mail and company are filled in', () => {
  const page = renderPageHtml(<ExistingCustomerSignUpPage />);
  expect(labelsOf(page)).toEqual(fields);
  const given = [...page.matchAll(/<input[^>]*readOnly[^>]*name="([^"]+)"/g)].map(([, name]) => name);
  expect(given).toEqual(['email', 'name_of_company']);
});

test.each([
  ['nod', 'GSTIN Number', 'sales@nod.example'],
  ['gwd', 'TRN Number', 'sales@gwd.example'],
] as const)('the lookup of %s asks for the %s and says whom to write to', (site, placeholder, mailbox) => {
  const page = renderPageHtml(<ExistingCustomerPage />, { site });
  expect(page).toContain(`placeholder="${placeholder}"`);
  expect(page).toContain('placeholder="Customer Id"');
  expect(visibleText(page)).toContain(
    `Please obtain your customer ID from your account manager. If you need assistance, Please email us at ${mailbox}`,
  );
});
