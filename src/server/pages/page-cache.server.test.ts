import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createPageCache, type PageCache, type RenderedPage } from './page-cache.server.ts';

const noon = new Date('2026-11-20T12:00:00Z');
const later = (ms: number) => new Date(noon.getTime() + ms);
const page = (html: string, status = 200, headers = {}): RenderedPage => ({
  status,
  headers,
  html: Buffer.from(html),
});

/** Asks for a page and counts how often it had to be made. */
function counted(cache: PageCache) {
  const made: string[] = [];
  return {
    made,
    ask: (key: string, now = noon, rendered = page(`page ${key}`), lifeMs?: number) =>
      cache.get(
        key,
        now,
        async () => {
          made.push(key);
          return rendered;
        },
        lifeMs,
      ),
  };
}

test('a page is made once for all who ask at the same time, and for who asks after', async () => {
  const { ask, made } = counted(createPageCache({ ttlMs: 30_000, maxBytes: 10_000 }));
  const pages = await Promise.all(Array.from({ length: 100 }, () => ask('nod /')));
  expect(new Set(pages).size).toBe(1);
  await ask('nod /', later(29_999));
  expect(made).toEqual(['nod /']);
  await ask('zwz /');
  expect(made).toEqual(['nod /', 'zwz /']);
});

test('a page is made anew when it is too old, counted from when it was begun', async () => {
  const { ask, made } = counted(createPageCache({ ttlMs: 30_000, maxBytes: 10_000 }));
  await ask('/');
  await ask('/', later(30_000));
  await ask('/', later(59_999));
  expect(made).toHaveLength(2);
});

test('what is no page for everybody is passed on and not kept', async () => {
  const { ask, made } = counted(createPageCache({ ttlMs: 30_000, maxBytes: 10_000 }));
  for (const rendered of [page('gone', 404), page('', 302), page('yours', 200, { 'set-cookie': 'a=b' })]) {
    expect((await ask('/', noon, rendered)).status).toBe(rendered.status);
    await ask('/', noon, rendered);
  }
  expect(made).toHaveLength(6);
});

test('a page that could not be made fails for who waits, and is tried again', async () => {
  const cache = createPageCache({ ttlMs: 30_000, maxBytes: 10_000 });
  const broken = () => Promise.reject(new Error('no database'));
  const both = await Promise.allSettled([cache.get('/', noon, broken), cache.get('/', noon, broken)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect((await cache.get('/', noon, async () => page('here'))).html.toString()).toBe('here');
});

test('the page unused for longest gives way when there is no more room, compressed forms counted', async () => {
  const { ask, made } = counted(createPageCache({ ttlMs: 30_000, maxBytes: 2_300 }));
  const text = Array.from({ length: 100 }, (_, i) => `${i * 7919}`).join(' ');
  const full = page(text.padEnd(1000));
  await ask('/a', noon, full);
  await ask('/b', noon, full);
  await ask('/a', noon, full);
  expect(made).toEqual(['/a', '/b']);
  await (await ask('/a', noon, full)).compressed('br');
  await ask('/a', noon, full);
  expect(made).toEqual(['/a', '/b']);
  await ask('/b', noon, full);
  expect(made).toEqual(['/a', '/b', '/b']);
});

test('one larger than all the room is passed on', async () => {
  const { ask, made } = counted(createPageCache({ ttlMs: 30_000, maxBytes: 100 }));
  expect((await ask('/', noon, page('x'.repeat(500)))).html).toHaveLength(500);
  await ask('/', noon, page('x'.repeat(500)));
  expect(made).toHaveLength(2);
});

test('each compressed form is made once and reads as the page; the tag tells pages apart', async () => {
  const { ask } = counted(createPageCache({ ttlMs: 30_000, maxBytes: 100_000 }));
  const one = await ask('/a', noon, page('deep groove '.repeat(100)));
  expect(one.compressed('br')).toBe(one.compressed('br'));
  expect(brotliDecompressSync(await one.compressed('br')).toString()).toBe('deep groove '.repeat(100));
  const [same, other] = [await ask('/b', noon, page('deep groove '.repeat(100))), await ask('/c')];
  expect(one.etag).toBe(same.etag);
  expect(one.etag).not.toBe(other.etag);
});

test('a page with a life of its own is made anew after that', async () => {
  const { ask, made } = counted(createPageCache({ ttlMs: 30_000, maxBytes: 10_000 }));
  await ask('/listing?q=6205');
  await ask('/listing?q=6205', later(799), undefined, 800);
  expect(made).toHaveLength(1);
  await ask('/listing?q=6205', later(800), undefined, 800);
  expect(made).toHaveLength(2);
});
