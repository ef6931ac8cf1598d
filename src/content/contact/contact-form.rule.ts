import { isEmail } from '../../account/forms/email.rule.ts';
import type { FieldError } from '../../lib/contract.ts';
import { msg, translate } from '../../lib/i18n.ts';

/** A contact message needs first and last name, e-mail address, phone number and text; errors come in this order. */
export const contactErrorMessages = {
  first_name: msg('Enter First Name'),
  last_name: msg('Enter Last Name'),
  email: msg('Enter email'),
  email_invalid: msg('Invalid email'),
  phone: msg('Enter Phone Number'),
  phone_invalid: msg('Please enter a valid phone number'),
  message: msg('Enter Message'),
} as const;

export type ContactFields = { first_name: string; last_name: string; email: string; phone: string; message: string };

/** The lengths are in characters. */
export const maxContactFieldLengths = { first_name: 80, last_name: 80, email: 254, phone: 40, message: 4000 } as const;

export function validateContactForm(form: ContactFields): FieldError[] {
  const empty = (field: keyof ContactFields) =>
    form[field].trim() === '' ? [{ field, message: translate(contactErrorMessages[field]) }] : [];
  const invalid = (field: 'email' | 'phone', isValid: boolean) =>
    isValid || form[field].trim() === ''
      ? []
      : [{ field, message: translate(contactErrorMessages[`${field}_invalid`]) }];
  return [
    ...empty('first_name'),
    ...empty('last_name'),
    ...empty('email'),
    ...invalid('email', isEmail(form.email.trim())),
    ...empty('phone'),
    ...invalid('phone', isPhone(form.phone)),
    ...empty('message'),
  ];
}

/** What is typed into the phone's field: digits and what stands between them. */
export const withoutLetters = (typed: string): string => typed.replace(/\p{L}/gu, '');

/** 7 to 15 digits (E.164 allows at most 15), with the usual separators. */
export function isPhone(text: string): boolean {
  return /^\+?[\d\s().-]+$/.test(text.trim()) && /^\d{7,15}$/.test(text.replace(/\D/g, ''));
}
