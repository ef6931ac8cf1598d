import { expect, test } from 'vitest';
import { type ContactFields, contactErrorMessages, validateContactForm, withoutLetters } from './contact-form.rule.ts';

const rao: ContactFields = {
  first_name: 'Asha',
  last_name: 'Rao',
  email: 'asha@plant.example',
  phone: '+91 98201 23456',
  message: 'Do you keep 22318 with the withdrawal sleeve?',
};
const first = (changes: Partial<ContactFields>) => validateContactForm({ ...rao, ...changes })[0];

test('a complete message is valid', () => {
  expect(validateContactForm(rao)).toEqual([]);
});

test('an empty form has an error for each field, in order', () => {
  const empty = { first_name: '', last_name: ' ', email: '', phone: '', message: '\n' };
  expect(validateContactForm(empty).map(({ field }) => field)).toEqual(Object.keys(rao));
});

test.each(['stores@creekside', 'asha', 'a b@c.example'])('%j is not an e-mail address', (email) => {
  expect(first({ email })).toEqual({ field: 'email', message: contactErrorMessages.email_invalid });
});

test.each(['12345', 'call me', '98201 23456 ext. 7', '1234567890123456', '+'])('%j is not a phone number', (phone) => {
  expect(first({ phone })).toEqual({ field: 'phone', message: contactErrorMessages.phone_invalid });
});

test.each(['50 555 0100', '(022) 5550-0169', '+971 4 555 0171'])('%j is a phone number', (phone) => {
  expect(first({ phone })).toBeUndefined();
});

test.each([
  ['12ab34', '1234'],
  ['+91 (22) 4000-1000', '+91 (22) 4000-1000'],
])('of %j the field of the phone keeps %j', (typed, kept) => {
  expect(withoutLetters(typed)).toBe(kept);
});
