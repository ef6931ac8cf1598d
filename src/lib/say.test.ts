import { expect, test } from 'vitest';
import { speakInTest } from '../../tests/speaking.ts';
import { countOf, said, say, type Words, word } from './say.ts';

const speakArabic = (words: Words) => speakInTest({ language: 'ar-AE-u-nu-latn', words });
const speakGerman = (words: Words) => speakInTest({ language: 'de-DE', words });

test('a sentence that a site has no words for is said as it stands', () => {
  expect(say`Only ${12} in stock`).toBe('Only 12 in stock');
  speakGerman({});
  expect(say`Only ${12} in stock`).toBe('Only 12 in stock');
});

test('a sentence is said in the words of the site, in the order that its language needs', () => {
  speakGerman({ '{0} of {1} lines': 'von {1} Zeilen {0}' });
  expect(say`${3} of ${8} lines`).toBe('von 8 Zeilen 3');
});

test('what is filled in is shown as it is, whatever it looks like', () => {
  speakGerman({ "No line matches '{0}'": '{0} ?' });
  expect(say`No line matches '${'{0} $& {1}'}'`).toBe('{0} $& {1} ?');
});

test('a designation keeps its own direction among words from right to left', () => {
  speakArabic({ 'No item is called {0}': 'لا يوجد {0}' });
  expect(say`No item is called ${'6205-2RS/C3'}`).toBe('لا يوجد \u20686205-2RS/C3\u2069');
  expect(say`No item is called ${'1,240'}`).toBe('لا يوجد 1,240');
});

test('a marked text is said when it is known who reads it; a slot without a value stays', () => {
  const refused = word('Write to {email} or {phone}');
  expect(said(refused, { email: 'a@b.example' })).toBe('Write to a@b.example or {phone}');
  speakGerman({ [refused]: '{phone} {email}' });
  expect(said(refused, { email: 'a@b.example', phone: '1' })).toBe('1 a@b.example');
});

test('what is counted stands in the plural form of its language', () => {
  expect([0, 1, 1240].map((count) => countOf(count, 'line'))).toEqual(['0 lines', '1 line', '1,240 lines']);
  expect(countOf(2, 'city', 'cities')).toBe('2 cities');
  speakArabic({ 'line|lines': { zero: 'بلا', one: 'سطر', two: 'سطران', few: 'سطور', many: 'سطرًا', other: 'سطر' } });
  expect([1, 2, 3, 11, 100].map((count) => countOf(count, 'line'))).toEqual([
    '1 سطر',
    '2 سطران',
    '3 سطور',
    '11 سطرًا',
    '100 سطر',
  ]);
});
