import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { setLocaleInTest } from '../../../tests/rendering/set-locale.ts';
import { currentLocale, t } from '../../lib/i18n.ts';
import { sites } from '../../sites/resolve-site.ts';
import { withUrl } from '../../sites/translations.server.ts';
import { mountTranslations, withDefaultLocale, withLocale } from './locale.server.ts';

test("two concurrent requests each use their own site's locale", async () => {
  const languages: string[] = [];
  const answer = async (code: 'nod' | 'gwd') =>
    withLocale(sites[code], async () => {
      await new Promise(setImmediate);
      languages.push(currentLocale().language);
    });
  await Promise.all([answer('nod'), answer('gwd'), answer('nod')]);
  expect(languages).toEqual(['en-IN', 'en-AE', 'en-IN']);
});

test('without a locale all texts are English', () => {
  expect(currentLocale()).toEqual({ language: 'en' });
  expect(t`Please sign in to continue.`).toBe('Please sign in to continue.');
});

test('a document created during a request is in English', () => {
  expect(withLocale(sites.gwd, () => withDefaultLocale(() => currentLocale()))).toEqual({ language: 'en' });
});

test('a browser gets the translations of its site only, cacheable forever', async () => {
  const app = new Hono();
  mountTranslations(app);
  const translated = withUrl({ Cart: 'سلة' });
  setLocaleInTest({ language: 'ar-AE', ...translated });
  const found = await app.request(translated.translationsUrl ?? '');
  expect(await found.json()).toEqual({ Cart: 'سلة' });
  expect(found.headers.get('cache-control')).toContain('immutable');
  expect((await app.request('/words-000000000000.json')).status).toBe(404);
});
