import { expect, test } from 'vitest';
import { setLocaleInTest } from '../../tests/rendering/set-locale.ts';
import { msg, plural, type Translations, t, translate } from './i18n.ts';

const speakArabic = (words: Translations) => setLocaleInTest({ language: 'ar-AE-u-nu-latn', translations: words });
const speakGerman = (words: Translations) => setLocaleInTest({ language: 'de-DE', translations: words });

test('a text without a translation is shown in English', () => {
  expect(t`Only ${12} in stock`).toBe('Only 12 in stock');
  speakGerman({});
  expect(t`Only ${12} in stock`).toBe('Only 12 in stock');
});

test('a translation may reorder its slots', () => {
  speakGerman({ '{0} of {1} lines': 'von {1} Zeilen {0}' });
  expect(t`${3} of ${8} lines`).toBe('von 8 Zeilen 3');
});

test('slot values are inserted unchanged', () => {
  speakGerman({ "No line matches '{0}'": '{0} ?' });
  expect(t`No line matches '${'{0} $& {1}'}'`).toBe('{0} $& {1} ?');
});

test('a designation keeps its direction in right-to-left text', () => {
  speakArabic({ 'No item is called {0}': 'لا يوجد {0}' });
  expect(t`No item is called ${'6205-2RS/C3'}`).toBe('لا يوجد \u20686205-2RS/C3\u2069');
  expect(t`No item is called ${'1,240'}`).toBe('لا يوجد 1,240');
});

test('a marked text is translated when it is shown; a slot without a value stays', () => {
  const refused = msg('Write to {email} or {phone}');
  expect(translate(refused, { email: 'a@b.example' })).toBe('Write to a@b.example or {phone}');
  speakGerman({ [refused]: '{phone} {email}' });
  expect(translate(refused, { email: 'a@b.example', phone: '1' })).toBe('1 a@b.example');
});

test('a count takes the plural form of its language', () => {
  expect([0, 1, 1240].map((count) => plural(count, 'line'))).toEqual(['0 lines', '1 line', '1,240 lines']);
  expect(plural(2, 'city', 'cities')).toBe('2 cities');
  speakArabic({ 'line|lines': { zero: 'بلا', one: 'سطر', two: 'سطران', few: 'سطور', many: 'سطرًا', other: 'سطر' } });
  expect([1, 2, 3, 11, 100].map((count) => plural(count, 'line'))).toEqual([
    '1 سطر',
    '2 سطران',
    '3 سطور',
    '11 سطرًا',
    '100 سطر',
  ]);
});
