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

function countingRenders(cache: PageCache) {
  const renders: string[] = [];
  return {
    made: renders,
    ask: (key: string, now = noon, rendered = page(`page ${key}`), lifeMs?: number) =>
      cache.get(
        key,
        now,
        async () => {
          renders.push(key);
          return rendered;
        },
        lifeMs,
      ),
  };
}

test('a page is rendered once for concurrent and later requests', async () => {
  const { ask: load, made: renders } = countingRenders(createPageCache({ ttlMs: 30_000, maxBytes: 10_000 }));
  const pages = await Promise.all(Array.from({ length: 100 }, () => load('nod /')));
  expect(new Set(pages).size).toBe(1);
  await load('nod /', later(29_999));
  expect(renders).toEqual(['nod /']);
  await load('zwz /');
  expect(renders).toEqual(['nod /', 'zwz /']);
});

test('an expired page is rendered again, its age counted from the start of rendering', async () => {
  const { ask: load, made: renders } = countingRenders(createPageCache({ ttlMs: 30_000, maxBytes: 10_000 }));
  await load('/');
  await load('/', later(30_000));
  await load('/', later(59_999));
  expect(renders).toHaveLength(2);
});

test('personal and failed pages are not cached', async () => {
  const { ask: load, made: renders } = countingRenders(createPageCache({ ttlMs: 30_000, maxBytes: 10_000 }));
  for (const rendered of [page('gone', 404), page('', 302), page('yours', 200, { 'set-cookie': 'a=b' })]) {
    expect((await load('/', noon, rendered)).status).toBe(rendered.status);
    await load('/', noon, rendered);
  }
  expect(renders).toHaveLength(6);
});

test('a failed page fails for all waiting requests and is tried again', async () => {
  const cache = createPageCache({ ttlMs: 30_000, maxBytes: 10_000 });
  const broken = () => Promise.reject(new Error('no database'));
  const both = await Promise.allSettled([cache.get('/', noon, broken), cache.get('/', noon, broken)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect((await cache.get('/', noon, async () => page('here'))).html.toString()).toBe('here');
});

test('the least recently used page is dropped when memory is full, compressed forms included', async () => {
  const { ask: load, made: renders } = countingRenders(createPageCache({ ttlMs: 30_000, maxBytes: 2_300 }));
  const text = Array.from({ length: 100 }, (_, i) => `${i * 7919}`).join(' ');
  const full = page(text.padEnd(1000));
  await load('/a', noon, full);
  await load('/b', noon, full);
  await load('/a', noon, full);
  expect(renders).toEqual(['/a', '/b']);
  await (await load('/a', noon, full)).compressed('br');
  await load('/a', noon, full);
  expect(renders).toEqual(['/a', '/b']);
  await load('/b', noon, full);
  expect(renders).toEqual(['/a', '/b', '/b']);
});

test('a page larger than the cache is sent but not kept', async () => {
  const { ask: load, made: renders } = countingRenders(createPageCache({ ttlMs: 30_000, maxBytes: 100 }));
  expect((await load('/', noon, page('x'.repeat(500)))).html).toHaveLength(500);
  await load('/', noon, page('x'.repeat(500)));
  expect(renders).toHaveLength(2);
});

test('a page is compressed once per encoding; its ETag identifies the content', async () => {
  const { ask: load } = countingRenders(createPageCache({ ttlMs: 30_000, maxBytes: 100_000 }));
  const one = await load('/a', noon, page('deep groove '.repeat(100)));
  expect(one.compressed('br')).toBe(one.compressed('br'));
  expect(brotliDecompressSync(await one.compressed('br')).toString()).toBe('deep groove '.repeat(100));
  const [same, other] = [await load('/b', noon, page('deep groove '.repeat(100))), await load('/c')];
  expect(one.etag).toBe(same.etag);
  expect(one.etag).not.toBe(other.etag);
});

test('a page with its own time to live is rendered again afterwards', async () => {
  const { ask: load, made: renders } = countingRenders(createPageCache({ ttlMs: 30_000, maxBytes: 10_000 }));
  await load('/listing?q=6205');
  await load('/listing?q=6205', later(799), undefined, 800);
  expect(renders).toHaveLength(1);
  await load('/listing?q=6205', later(800), undefined, 800);
  expect(renders).toHaveLength(2);
});
