import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { setLocaleInTest } from '../../../tests/rendering/set-locale.ts';
import { currentLocale, t } from '../../lib/i18n.ts';
import { sites } from '../../sites/resolve-site.ts';
import { withUrl } from '../../sites/translations.server.ts';
import { mountTranslations, withDefaultLocale, withLocale } from './locale.server.ts';

test('two requests at once are each answered by their own site', async () => {
  const told: string[] = [];
  const answer = async (code: 'nod' | 'gwd') =>
    withLocale(sites[code], async () => {
      await new Promise(setImmediate);
      told.push(currentLocale().language);
    });
  await Promise.all([answer('nod'), answer('gwd'), answer('nod')]);
  expect(told).toEqual(['en-IN', 'en-AE', 'en-IN']);
});

test('where no site speaks, everything is said in plain English', () => {
  expect(currentLocale()).toEqual({ language: 'en' });
  expect(t`Please sign in to continue.`).toBe('Please sign in to continue.');
});

test('a paper that is made while a site speaks says nothing in its words', () => {
  expect(withLocale(sites.gwd, () => withDefaultLocale(() => currentLocale()))).toEqual({ language: 'en' });
});

test('a browser gets the words of the site that speaks, kept for good; no other words', async () => {
  const app = new Hono();
  mountTranslations(app);
  const own = withUrl({ Cart: 'سلة' });
  setLocaleInTest({ language: 'ar-AE', ...own });
  const found = await app.request(own.translationsUrl ?? '');
  expect(await found.json()).toEqual({ Cart: 'سلة' });
  expect(found.headers.get('cache-control')).toContain('immutable');
  expect((await app.request('/words-000000000000.json')).status).toBe(404);
});

test('a language without translations has nothing to load', () => {
  expect(withUrl({})).toEqual({});
});
