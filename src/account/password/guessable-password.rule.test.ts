import { expect, test } from 'vitest';
import { isListedPassword, isNameVariation, knownNames, toPasswordList } from './guessable-password.rule.ts';

const account = {
  siteName: 'NOD',
  legalName: 'NOD Bearings Private Limited',
  company: 'Rao Mills Pvt. Ltd.',
  email: 'asha.patil7@rao-mills.example',
};

test.each([
  ['the company', 'raomills'],
  ['the company with a year', 'RaoMills2026'],
  ['the company as it is written', 'Rao Mills Pvt. Ltd.'],
  ['its first word with digits and signs', '#rao#123'],
  ['the shop with a year', 'nod2026'],
  ['the legal name of the shop', 'NOD-Bearings!1'],
  ['what stands before the @', 'asha.patil7'],
  ['the same with other digits', 'AshaPatil99'],
  ['a part of it', 'patil@1985'],
  ['full-width letters', 'ｒａｏ２０２６'],
])('%s is guessed: %s', (_what, password) => {
  expect(isNameVariation(password, knownNames(account))).toBe(true);
});

test.each([
  ['a word that only contains a name', 'Bearing#1'],
  ['a name with other letters', 'raomillsxq'],
  ['a later word of the company alone', 'mills#77'],
  ['digits and signs alone', '7#19$42'],
  ['another name', 'secret#1'],
])('%s is not a name: %s', (_what, password) => {
  expect(isNameVariation(password, knownNames(account))).toBe(false);
});

test('a mailbox that is a number counts as a name; one or two letters do not', () => {
  const short = { siteName: 'NOD', legalName: '', company: 'AB', email: '9820123456@mill.example' };
  expect(isNameVariation('9820123456', knownNames(short))).toBe(true);
  expect(isNameVariation('982012345', knownNames(short))).toBe(false);
  for (const password of ['ab2026', '#a#b##']) expect(isNameVariation(password, knownNames(short))).toBe(false);
});

test.each([
  ['the first', 'Sunshine1', true],
  ['one in the middle, in capitals', 'QWERTY', true],
  ['the last', 'trustno1', true],
  ['one too short to be chosen', 'abc12', false],
  ['the beginning of one', 'trustno', false],
  ['the end of one', 'unshine1', false],
  ['one in another script', 'пароль', false],
  ['two in a row without a break', 'sunshine1qwerty', false],
])('a list of common passwords has %s: %s, %s', (_what, password, listed) => {
  const list = toPasswordList(['Sunshine1', 'abc12', 'qwerty', 'trustno1']);
  expect(isListedPassword(list, password)).toBe(listed);
});

test('a list keeps no password that is too short to be chosen', () => {
  expect(toPasswordList(['abc12', 'Qwerty', 'trustno1'])).toBe('\nqwerty\ntrustno1\n');
});
