import { expect, test } from 'vitest';
import { emailValidityLabel, passwordErrors, passwordStrengthLabel, signUpErrors } from './sign-up-form.rule.ts';

const filled = {
  title: 'Mr',
  firstname: 'Rohan',
  lastname: 'Kulkarni',
  designation: 'Director',
  email: 'rohan@gear.example',
  name_of_company: 'Western Gear & Pump',
  password: 'secret1',
  confirm_password: 'secret1',
};
const mailbox = 'sales@nod.example';
const said = (form: typeof filled) => signUpErrors(form).map((error) => error.message);

test('a complete form has no errors, with or without the confirmation', () => {
  expect(signUpErrors(filled, mailbox)).toEqual([]);
  expect(signUpErrors({ ...filled, confirm_password: undefined }, mailbox)).toEqual([]);
  expect(signUpErrors({ ...filled, password: 'secret', confirm_password: 'secret' }, mailbox)).toEqual([]);
});

test('errors of an empty form are in the order of the specification', () => {
  const empty = Object.fromEntries(Object.keys(filled).map((key) => [key, ''])) as typeof filled;
  expect(said(empty)).toEqual([
    'Select the title',
    'Enter First Name',
    'Enter Last Name',
    'Select designation',
    'Enter email',
    'Enter company name',
    'Please Enter valid Password',
    'Please Confirm Password',
  ]);
});

test('where the company name is filled in, its absence names whom to ask', () => {
  expect(signUpErrors({ ...filled, name_of_company: '' }, mailbox)).toEqual([
    {
      field: 'name_of_company',
      message: 'Company name was not autofilled. Please reach out to us on sales@nod.example',
    },
  ]);
});

test('a short password that was confirmed wrongly is told at both fields, the confirmation first', () => {
  expect(said({ ...filled, password: 'abc', confirm_password: 'abd' })).toEqual([
    'Confirm Password should be same as password',
    'Password should be of atleast 6 character',
  ]);
});

test.each([
  [{ title: 'Dr' }, 'title', 'Select the title'],
  [{ firstname: '😀' }, 'firstname', 'Enter First Name'],
  [{ firstname: 'Robert; drop table' }, 'firstname', 'Enter First Name'],
  [{ lastname: '٣٤٥' }, 'lastname', 'Enter Last Name'],
  [{ designation: 'Chief' }, 'designation', 'Select designation'],
  [{ email: 'rohan' }, 'email', 'Invalid email'],
  [{ name_of_company: 'Gear  Pump' }, 'name_of_company', 'Invalid company name'],
  [{ confirm_password: '' }, 'confirm_password', 'Please Confirm Password'],
  [{ confirm_password: 'secret2' }, 'confirm_password', 'Confirm Password should be same as password'],
  [{ password: 'abc12', confirm_password: 'abc12' }, 'password', 'Password should be of atleast 6 character'],
])('%j is told at %s: %s', (wrong, field, message) => {
  expect(signUpErrors({ ...filled, ...wrong }, mailbox)).toEqual([{ field, message }]);
});

test.each(["D'Souza", 'Anne-Marie', 'J. R.', 'सुनीता', 'محمد'])('%s is a name', (firstname) => {
  expect(signUpErrors({ ...filled, firstname }, mailbox)).toEqual([]);
});

test('the notes under the fields while typing', () => {
  expect([passwordStrengthLabel('12345'), passwordStrengthLabel('123456')]).toEqual([
    'Weak Password',
    'Strong Password',
  ]);
  expect([emailValidityLabel(' a@b.co '), emailValidityLabel('a@b')]).toEqual(['Valid email', 'Invalid email']);
});

test('password errors use the given field names', () => {
  expect(passwordErrors('secret1', 'other12', ['password1', 'password2'])[0]?.field).toBe('password2');
});
