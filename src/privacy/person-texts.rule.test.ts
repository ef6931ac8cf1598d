import { expect, test } from 'vitest';
import { contactPattern, personPattern } from './person-texts.rule.ts';

const person = {
  userId: 7,
  customerId: 7,
  email: 'r.kulkarni@mill.example',
  mobile: '+919820012345',
  firstName: 'Rohan',
  lastName: 'Kulkarni',
};
/** JavaScript writes the edge of a word otherwise than PostgreSQL. */
const finds = (pattern: string, text: string) =>
  new RegExp(pattern.replaceAll(/\\[mM]/g, String.raw`\b`), 'i').test(text);

test.each([
  ['the address', 'mail to R.Kulkarni@mill.example, please', true],
  ['the address of somebody else', 'mr.kulkarni@mill.example', false],
  ['a dot that is no dot', 'r-kulkarni@mill.example', false],
  ['the number', 'call +919820012345', true],
  ['the number without its plus', 'call 919820012345', true],
  ['the number without its country', 'call 09820012345', true],
  ['a longer number', 'order 98200123456', false],
  ['the name', 'Rohan Kulkarni', false],
])('contacts are found whole: %s', (_what, text, found) => {
  expect(finds(contactPattern(person), text)).toBe(found);
});

test.each([
  ['Rohan Kulkarni called', true],
  ['{"first_name": "rohan"}', true],
  ['Rohanpur Mills', false],
])('in rows of the person the names are found too: %s', (text, found) => {
  expect(finds(personPattern(person), text)).toBe(found);
});

test('an address in capitals is found in small letters too', () => {
  const pattern = contactPattern({ ...person, email: 'R.Kulkarni@Mill.example' });
  expect(new RegExp(pattern).test('r.kulkarni@mill.example')).toBe(true);
});

test('of somebody without a number only the address is looked for', () => {
  const pattern = contactPattern({ ...person, mobile: null });
  expect(['r.kulkarni@mill.example', '9820012345', 'null'].map((text) => finds(pattern, text))).toEqual([
    true,
    false,
    false,
  ]);
});

test('a name of two letters is replaced only as part of the full name', () => {
  const short = personPattern({ ...person, firstName: 'Om', lastName: 'Rao' });
  expect(['Om Rao', 'Rao', 'Om is here'].map((text) => finds(short, text))).toEqual([true, true, false]);
  expect(finds(personPattern({ ...person, firstName: 'Om', lastName: '' }), 'Om is here')).toBe(false);
});
