import type { FieldError } from '../lib/contract.ts';
import { said, say, word } from '../lib/say.ts';
import type { BuyerKind } from './buyer-kind.rule.ts';
import { isCompanyName } from './company-name.rule.ts';
import { isEmail } from './email.rule.ts';

/** A sign-up is checked field by field, in the order and with the texts of the specification §5; `{email}` is the mailbox. */
export const signUpTexts = {
  title: word('Select the title'),
  firstname: word('Enter First Name'),
  lastname: word('Enter Last Name'),
  designation: word('Select designation'),
  email: word('Enter email'),
  email_invalid: word('Invalid email'),
  company: word('Company name was not autofilled. Please reach out to us on {email}'),
  company_invalid: word('Invalid company name'),
  password: word('Please Enter valid Password'),
  confirm: word('Please Confirm Password'),
  mismatch: word('Confirm Password should be same as password'),
  short: word('Password should be of atleast 6 character'),
} as const;

export const titles = [word('Mr'), word('Mrs'), word('Ms')] as const;
export const designations = [
  word('Managing_Director'),
  word('Executive_Director'),
  word('Director'),
  word('Others'),
] as const;

/** The shortest password (specification §9), in characters. */
export const minPassword = 6;

/** What stands under the password while it is typed. */
export const passwordWords = (password: string) =>
  password.length < minPassword ? say`Weak Password` : say`Strong Password`;

/** What stands under the e-mail address while it is typed. */
export const emailWords = (email: string) => (isEmail(email.trim()) ? say`Valid email` : say`Invalid email`);

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
  if (password === '') return wrong(field, signUpTexts.password);
  if (confirmation === '') return wrong(confirmField, signUpTexts.confirm);
  if (confirmation !== undefined && confirmation !== password) return wrong(confirmField, signUpTexts.mismatch);
  return password.length < minPassword ? wrong(field, signUpTexts.short) : [];
}

export function emailErrors(field: string, email: string): FieldError[] {
  if (email === '') return wrong(field, signUpTexts.email);
  return isEmail(email) ? [] : wrong(field, signUpTexts.email_invalid);
}

function companyErrors(company: string, mailbox: string): FieldError[] {
  const field = 'name_of_company';
  if (company === '') return wrong(field, signUpTexts.company, { email: mailbox });
  return isCompanyName(company) ? [] : wrong(field, signUpTexts.company_invalid);
}

const wrong = (field: string, text: string, slots?: Record<string, string>): FieldError[] => [
  { field, message: said(text, slots) },
];

function choiceError(field: string, choices: readonly string[], chosen: string, text: string): FieldError[] {
  return choices.includes(chosen) ? [] : wrong(field, text);
}

/** A person's name has letters, and the signs that stand in names. */
export const isPersonName = (name: string) => personName.test(name);

const personName = /^\p{L}[\p{L}\p{M} .'’-]*$/u;

function nameError(field: string, name: string, text: string): FieldError[] {
  return isPersonName(name) ? [] : wrong(field, text);
}
