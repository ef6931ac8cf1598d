import { expect, test } from 'vitest';
import { sites } from './resolve-site.ts';
import { localeOf, translationsByLanguage, withUrl } from './translations.server.ts';

const { nod, gwd } = sites;

test('a site in English loads no translations', () => {
  expect(localeOf(nod)).toEqual({ language: 'en-IN' });
});

test('a site in Arabic is served the Arabic translations, if there are any', () => {
  expect(localeOf({ ...gwd, language: 'ar-AE' })).toEqual({
    language: 'ar-AE',
    ...withUrl(translationsByLanguage.ar ?? {}),
  });
});

test('the address of translations changes with every text', () => {
  const { translations, translationsUrl } = withUrl({ Cart: 'سلة' });
  expect(translations).toEqual({ Cart: 'سلة' });
  expect(translationsUrl).toMatch(/^\/words-[0-9a-f]{12}\.json$/);
  expect(withUrl({ Cart: 'عربة' }).translationsUrl).not.toBe(translationsUrl);
  expect(withUrl({ Cart: 'سلة' }).translationsUrl).toBe(translationsUrl);
});

test('a language without translations has no address', () => {
  expect(withUrl({})).toEqual({});
});
