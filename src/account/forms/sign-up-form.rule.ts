import type { FieldError } from '../../lib/contract.ts';
import { msg, t, translate } from '../../lib/i18n.ts';
import type { BuyerKind } from '../buyer-kind.rule.ts';
import { isCompanyName, isLegalName, legalNameMessage } from './company-name.rule.ts';
import { isEmail } from './email.rule.ts';

/** All fields of a sign-up are checked, in the order and with the texts of the specification. */
export const signUpMessages = {
  title: msg('Select the title'),
  firstname: msg('Enter First Name'),
  lastname: msg('Enter Last Name'),
  designation: msg('Select designation'),
  email: msg('Enter email'),
  email_invalid: msg('Invalid email'),
  company: msg('Enter company name'),
  company_not_filled: msg('Company name was not autofilled. Please reach out to us on {email}'),
  company_invalid: msg('Invalid company name'),
  password: msg('Please Enter valid Password'),
  confirm: msg('Please Confirm Password'),
  mismatch: msg('Confirm Password should be same as password'),
  short: msg('Password should be of atleast 6 character'),
} as const;

export const titles = [msg('Mr'), msg('Mrs'), msg('Ms')] as const;
export const jobTitles = [msg('Managing_Director'), msg('Executive_Director'), msg('Director'), msg('Others')] as const;

export const minPasswordLength = 6;

export const passwordStrengthLabel = (password: string) =>
  password.length < minPasswordLength ? t`Weak Password` : t`Strong Password`;

export const emailValidityLabel = (email: string) => (isEmail(email.trim()) ? t`Valid email` : t`Invalid email`);

export type SignUpFields = {
  title: string;
  firstname: string;
  lastname: string;
  designation: string;
  email: string;
  name_of_company: string;
  password: string;
  confirm_password?: string | undefined;
  buyer_kind?: BuyerKind | undefined;
};

/** `mailbox` helps where the company name is filled in for a listed customer. */
export function signUpErrors(form: SignUpFields, mailbox?: string): FieldError[] {
  return [
    ...choiceError('title', titles, form.title, signUpMessages.title),
    ...nameError('firstname', form.firstname, signUpMessages.firstname),
    ...nameError('lastname', form.lastname, signUpMessages.lastname),
    ...choiceError('designation', jobTitles, form.designation, signUpMessages.designation),
    ...emailErrors('email', form.email),
    ...companyErrors(form.name_of_company, mailbox),
    ...passwordErrors(form.password, form.confirm_password, ['password', 'confirm_password']),
  ];
}

/** One error for each field that is wrong; the fields have the names of the call. */
export function passwordErrors(
  password: string,
  confirmation: string | undefined,
  [field, confirmField]: readonly [string, string],
): FieldError[] {
  const isEmpty = password === '';
  return [
    ...(isEmpty ? wrong(field, signUpMessages.password) : []),
    ...(confirmation === '' ? wrong(confirmField, signUpMessages.confirm) : []),
    ...(!isEmpty && confirmation && confirmation !== password ? wrong(confirmField, signUpMessages.mismatch) : []),
    ...(!isEmpty && password.length < minPasswordLength ? wrong(field, signUpMessages.short) : []),
  ];
}

export function emailErrors(field: string, email: string): FieldError[] {
  if (email === '') return wrong(field, signUpMessages.email);
  return isEmail(email) ? [] : wrong(field, signUpMessages.email_invalid);
}

function companyErrors(company: string, mailbox: string | undefined): FieldError[] {
  const field = 'name_of_company';
  if (company === '')
    return mailbox
      ? wrong(field, signUpMessages.company_not_filled, { email: mailbox })
      : wrong(field, signUpMessages.company);
  if (!isCompanyName(company)) return wrong(field, signUpMessages.company_invalid);
  return isLegalName(company) ? [] : wrong(field, legalNameMessage);
}

const wrong = (field: string, text: string, slots?: Record<string, string>): FieldError[] => [
  { field, message: translate(text, slots) },
];

function choiceError(field: string, choices: readonly string[], chosen: string, text: string): FieldError[] {
  return choices.includes(chosen) ? [] : wrong(field, text);
}

export const isPersonName = (name: string) => personName.test(name);

const personName = /^\p{L}[\p{L}\p{M} .'’-]*$/u;

function nameError(field: string, name: string, text: string): FieldError[] {
  return isPersonName(name) ? [] : wrong(field, text);
}
