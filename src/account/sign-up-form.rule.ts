import type { FieldError } from '../lib/contract.ts';
import type { BuyerKind } from './buyer-kind.rule.ts';
import { isCompanyName } from './company-name.rule.ts';
import { isEmail } from './email.rule.ts';

/** A sign-up is checked field by field, in the order and with the texts of the specification §5; `{email}` is the mailbox. */
export const signUpTexts = {
  title: 'Select the title',
  firstname: 'Enter First Name',
  lastname: 'Enter Last Name',
  designation: 'Select designation',
  email: 'Enter email',
  email_invalid: 'Invalid email',
  company: 'Company name was not autofilled. Please reach out to us on {email}',
  company_invalid: 'Invalid company name',
  password: 'Please Enter valid Password',
  confirm: 'Please Confirm Password',
  mismatch: 'Confirm Password should be same as password',
  short: 'Password should be of atleast 6 character',
} as const;

export const titles = ['Mr', 'Mrs', 'Ms'] as const;
export const designations = ['Managing_Director', 'Executive_Director', 'Director', 'Others'] as const;

/** The shortest password (specification §9), in characters. */
export const minPassword = 6;

/** What stands under the password while it is typed. */
export const passwordWords = (password: string) =>
  password.length < minPassword ? 'Weak Password' : 'Strong Password';

/** What stands under the e-mail address while it is typed. */
export const emailWords = (email: string) => (isEmail(email.trim()) ? 'Valid email' : 'Invalid email');

export type SignUpForm = {
  title: string;
  firstname: string;
  lastname: string;
  designation: string;
  email: string;
  name_of_company: string;
  password: string;
  /** Undefined where a client sends none. */
  confirm_password?: string | undefined;
  buyer_kind?: BuyerKind | undefined;
};

/** What is wrong with a sign-up, in the order of the specification; the first one is the message to show. */
export function signUpErrors(form: SignUpForm, mailbox: string): FieldError[] {
  return [
    ...choiceError('title', titles, form.title, signUpTexts.title),
    ...nameError('firstname', form.firstname, signUpTexts.firstname),
    ...nameError('lastname', form.lastname, signUpTexts.lastname),
    ...choiceError('designation', designations, form.designation, signUpTexts.designation),
    ...emailErrors('email', form.email),
    ...companyErrors(form.name_of_company, mailbox),
    ...passwordErrors(form.password, form.confirm_password, ['password', 'confirm_password']),
  ];
}

/** What is wrong with a new password and its confirmation; fields are named as the call names them. */
export function passwordErrors(
  password: string,
  confirmation: string | undefined,
  [field, confirmField]: readonly [string, string],
): FieldError[] {
  if (password === '') return [{ field, message: signUpTexts.password }];
  if (confirmation === '') return [{ field: confirmField, message: signUpTexts.confirm }];
  if (confirmation !== undefined && confirmation !== password)
    return [{ field: confirmField, message: signUpTexts.mismatch }];
  return password.length < minPassword ? [{ field, message: signUpTexts.short }] : [];
}

export function emailErrors(field: string, email: string): FieldError[] {
  if (email === '') return [{ field, message: signUpTexts.email }];
  return isEmail(email) ? [] : [{ field, message: signUpTexts.email_invalid }];
}

function companyErrors(company: string, mailbox: string): FieldError[] {
  const field = 'name_of_company';
  if (company === '') return [{ field, message: signUpTexts.company.replace('{email}', mailbox) }];
  return isCompanyName(company) ? [] : [{ field, message: signUpTexts.company_invalid }];
}

function choiceError(field: string, choices: readonly string[], chosen: string, message: string): FieldError[] {
  return choices.includes(chosen) ? [] : [{ field, message }];
}

/** A person's name has letters, and the signs that stand in names. */
export const isPersonName = (name: string) => personName.test(name);

const personName = /^\p{L}[\p{L}\p{M} .'’-]*$/u;

function nameError(field: string, name: string, message: string): FieldError[] {
  return isPersonName(name) ? [] : [{ field, message }];
}
