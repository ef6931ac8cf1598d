import type { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp, everyHandler, loadPages } from '../src/app.ts';
import { type Speaker, speakBy } from '../src/lib/say.ts';
import { ensureBuild } from '../src/server/build.ts';
import { readEnv } from '../src/server/env.ts';
import type { PageBuild } from '../src/server/render-page.ts';
import { speakerNow } from '../src/server/speak.ts';
import { interfaceWords } from '../src/sites/interface.ts';
import { sites } from '../src/sites/which-site.ts';
import { gwdHome } from '../src/sites/words-gwd.ts';
import { itemIds } from './cart.ts';
import { siteRoutes } from './site-routes.ts';
import { openTestStore, type TestStore } from './store.ts';

// Nobody has to know another language to see what is not said in it: here every word stands in marks.
const marked = (text: string) =>
  text
    .split(/(\{\w+\})/)
    .map((part, index) => (index % 2 === 1 || !/\p{L}/u.test(part) ? part : `«${part}»`))
    .join('');
const words = Object.fromEntries(
  Object.entries(interfaceWords.gwd).map(([text, said]) => [
    text,
    typeof said === 'string' ? marked(text) : { one: marked(said.one ?? said.other), other: marked(said.other) },
  ]),
);
const another: Speaker = { language: 'ar-AE', words, wordsAt: '/words-1.json' };

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
  app = createApp(env, store.server, everyHandler(env), pages);
  token = await store.signIn('active', 'gwd');
  item = (await itemIds(store, 'gwd', ['6205-2RS']))['6205-2RS'] ?? 0;
  speakBy(() => another);
  build = pages.build;
  build.entry.module.speakBy(() => another);
});
afterAll(() => {
  speakBy(speakerNow);
  build?.entry.module.speakBy(speakerNow);
  return store?.close();
});

/** What a page says without a mark: texts that people read, and those that are read out to them. */
function unmarked(html: string): string[] {
  const body = html.replace(/<(script|style|svg|title)\b.*?<\/\1>/gs, ' ');
  const texts = body.match(/(?<=>)[^<]+/g) ?? [];
  const readOut = [...body.matchAll(/ (?:aria-label|title|placeholder|alt)="([^"]+)"/g)].map(([, text = '']) => text);
  return [...texts, ...readOut]
    .filter((text) => !text.includes('«'))
    .map((text) => text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&').replace(/\s+/g, ' ').trim());
}

/** What the site says of itself in its own words and facts, and legal texts, which are documents. */
const ownTexts = JSON.stringify([gwdHome, sites.gwd]);
const isDocument = (path: string) => ['/privacy-policy', '/terms-condition'].includes(path);

/** A word of the interface as the code has it, or words that look like a sentence. */
const isSaidInEnglish = (text: string) =>
  (text in interfaceWords.gwd || /(?:\b[a-z]{2,}\b.*){3}/.test(text.replace(/\S+@\S+/g, ''))) &&
  !ownTexts.includes(JSON.stringify(text).slice(1, -1));

const paths = siteRoutes
  .filter((route) => route.sites.includes('gwd') && !isDocument(route.path))
  .map(({ path }) => path);

test.each(paths)('%s is said in the language of the site, to a visitor and to a customer', async (path) => {
  for (const cookie of ['', `auth_key=${token}`]) {
    const address = path.replace('{item}', String(item)).replace('{brand}', 'GWD');
    const response = await app.request(address, { headers: { host: 'gwd.localhost:3000', cookie } });
    expect(unmarked(await response.text()).filter(isSaidInEnglish)).toEqual([]);
  }
});

test('what is refused is said in it too, at its field', async () => {
  const body = JSON.stringify({ username: '', password: '' });
  const headers = { host: 'gwd.localhost:3000', 'content-type': 'application/json' };
  const response = await app.request('/authentication/login/', { method: 'POST', headers, body });
  const reply = (await response.json()) as { message: string };
  expect(reply.message).toMatch(/^«.+»$/);
});

test('a page tells the browser that it has words of its own to load', async () => {
  const html = await (await app.request('/about', { headers: { host: 'gwd.localhost:3000' } })).text();
  expect(html).toMatch(/<html[^>]* data-words="\/words-1.json"/);
});
