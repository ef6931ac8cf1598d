import type { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadPages } from '../../src/app.server.ts';
import { type Locale, setLocaleProvider } from '../../src/lib/i18n.ts';
import { readEnv } from '../../src/server/env.server.ts';
import { requestLocale } from '../../src/server/http/locale.server.ts';
import { ensureBuild } from '../../src/server/pages/ensure-build.server.ts';
import type { PageBuild } from '../../src/server/pages/render-page.server.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import { siteModules } from '../../src/sites/site.ts';
import { findItemIds } from '../actions/cart.ts';
import { readSourceFiles } from '../project-checks/source-files.ts';
import { extractMessages, isTranslated } from '../project-checks/translations.ts';
import { openTestStore, type TestStore } from '../store/test-store.ts';
import { createCheckedApp } from '../store/true-replies.ts';
import { siteRoutes } from './site-routes.ts';

// Wraps every translated text in marks, so that untranslated text is visible without another language.
const pseudoTranslate = (text: string) =>
  text
    .split(/(\{\w+\})/)
    .map((part, index) => (index % 2 === 1 || !/\p{L}/u.test(part) ? part : `«${part}»`))
    .join('');
const messages = await extractMessages(readSourceFiles(isTranslated));
const words = Object.fromEntries(
  Object.entries(messages).map(([text, said]) => [
    text,
    typeof said === 'string'
      ? pseudoTranslate(text)
      : { one: pseudoTranslate(said.one ?? said.other), other: pseudoTranslate(said.other) },
  ]),
);
const another: Locale = { language: 'ar-AE', translations: words, translationsUrl: '/words-1.json' };

let store: TestStore;
let app: Hono;
let build: PageBuild | undefined;
let token = '';
let item = 0;
beforeAll(async () => {
  const { folder } = await ensureBuild();
  store = await openTestStore();
  const env = readEnv({});
  const pages = await loadPages(folder);
  app = createCheckedApp({ env, server: store.server, pages });
  token = await store.signIn('active', 'gwd');
  item = (await findItemIds(store, 'gwd', ['6205-2RS']))['6205-2RS'] ?? 0;
  setLocaleProvider(() => another);
  build = pages.build;
  build.entry.module.setLocaleProvider(() => another);
});
afterAll(() => {
  setLocaleProvider(requestLocale);
  build?.entry.module.setLocaleProvider(requestLocale);
  return store?.close();
});

/** Includes texts for screen readers. */
function untranslatedTexts(html: string): string[] {
  const body = html.replace(/<(script|style|svg|title)\b.*?<\/\1>/gs, ' ');
  const texts = body.match(/(?<=>)[^<]+/g) ?? [];
  const readOut = [...body.matchAll(/ (?:aria-label|title|placeholder|alt)="([^"]+)"/g)].map(([, text = '']) => text);
  return [...texts, ...readOut]
    .filter((text) => !text.includes('«'))
    .map((text) => text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&').replace(/\s+/g, ' ').trim());
}

/** Facts and legal texts of a site are not translated. */
const ownTexts = JSON.stringify([siteModules.gwd.home, sites.gwd]);
const isDocument = (path: string) => ['/privacy-policy', '/terms-condition', '/disclaimer'].includes(path);

const looksLikeEnglish = (text: string) =>
  (text in messages || /(?:\b[a-z]{2,}\b.*){3}/.test(text.replace(/\S+@\S+|^(?:https?:\/)?\/\S+$/g, ''))) &&
  !ownTexts.includes(JSON.stringify(text).slice(1, -1));

const paths = siteRoutes
  .filter((route) => route.sites.includes('gwd') && !isDocument(route.path))
  .map(({ path }) => path);

test.each(paths)('%s is translated for a visitor and a customer', async (path) => {
  for (const cookie of ['', `auth_key=${token}`]) {
    const address = path.replace('{item}', String(item)).replace('{brand}', 'GWD');
    const response = await app.request(address, { headers: { host: 'gwd.localhost:3000', cookie } });
    expect(untranslatedTexts(await response.text()).filter(looksLikeEnglish)).toEqual([]);
  }
});

test('refusals are translated, at their field', async () => {
  const body = JSON.stringify({ username: '', password: '' });
  const headers = { host: 'gwd.localhost:3000', 'content-type': 'application/json' };
  const response = await app.request('/authentication/login/', { method: 'POST', headers, body });
  const reply = (await response.json()) as { message: string };
  expect(reply.message).toMatch(/^«.+»$/);
});

test('a page links to its translations', async () => {
  const html = await (await app.request('/about', { headers: { host: 'gwd.localhost:3000' } })).text();
  expect(html).toMatch(/<html[^>]* data-words="\/words-1.json"/);
});
