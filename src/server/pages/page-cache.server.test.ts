import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createPageCache, type RenderedPage } from './page-cache.server.ts';

const noon = new Date('2026-11-20T12:00:00Z');
const later = (ms: number) => new Date(noon.getTime() + ms);
const page = (html: string, status = 200, headers = {}): RenderedPage => ({
  status,
  headers,
  html: Buffer.from(html),
});

/** Hexadecimal digits of random numbers, half as long when compressed. */
const hardToCompress = (length: number) => randomBytes(length / 2).toString('hex');

function countingRenders(maxBytes = 10_000) {
  let time = noon;
  const cache = createPageCache({ ttlMs: 30_000, maxBytes, clock: () => time });
  const renders: string[] = [];
  return {
    made: renders,
    ask: (key: string, now = noon, rendered = page(`page ${key}`), lifeMs?: number, version = 1) => {
      time = now;
      return cache.get(
        key,
        version,
        async () => {
          renders.push(key);
          return rendered;
        },
        lifeMs,
      );
    },
  };
}

test('a page is rendered once for concurrent and later requests', async () => {
  const { ask: load, made: renders } = countingRenders();
  const pages = await Promise.all(Array.from({ length: 100 }, () => load('nod /')));
  expect(new Set(pages).size).toBe(1);
  await load('nod /', later(29_999));
  expect(renders).toEqual(['nod /']);
  await load('zwz /');
  expect(renders).toEqual(['nod /', 'zwz /']);
});

test('an expired page is rendered again, its age counted from the start of rendering', async () => {
  let time = noon;
  const cache = createPageCache({ ttlMs: 30_000, maxBytes: 10_000, clock: () => time });
  const renders: Date[] = [];
  const load = (at: Date) => {
    time = at;
    return cache.get('/', 1, async () => {
      renders.push(at);
      time = later(10_000);
      return page('rendered in ten seconds');
    });
  };
  await load(noon);
  await load(later(30_000));
  expect(renders).toHaveLength(1);
  await load(later(30_001));
  expect(renders).toHaveLength(2);
});

test('personal and failed pages are not cached', async () => {
  const { ask: load, made: renders } = countingRenders();
  for (const rendered of [page('gone', 404), page('', 302), page('yours', 200, { 'set-cookie': 'a=b' })]) {
    expect((await load('/', noon, rendered)).status).toBe(rendered.status);
    await load('/', noon, rendered);
  }
  expect(renders).toHaveLength(6);
});

test('a failed page fails for all waiting requests and is tried again', async () => {
  const cache = createPageCache({ ttlMs: 30_000, maxBytes: 10_000, clock: () => noon });
  const broken = () => Promise.reject(new Error('no database'));
  const both = await Promise.allSettled([cache.get('/', 1, broken), cache.get('/', 1, broken)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect((await cache.get('/', 1, async () => page('here'))).html().toString()).toBe('here');
});

test('the least recently used page is dropped when memory is full', async () => {
  const { ask: load, made: renders } = countingRenders();
  const full = page(hardToCompress(6_000));
  for (const path of ['/a', '/b', '/a', '/c', '/a']) await load(path, noon, full);
  expect(renders).toEqual(['/a', '/b', '/c']);
  await load('/b', noon, full);
  expect(renders).toEqual(['/a', '/b', '/c', '/b']);
});

test('a page larger than the cache is sent but not kept', async () => {
  const { ask: load, made: renders } = countingRenders(100);
  const large = page(hardToCompress(500));
  expect((await load('/', noon, large)).html()).toEqual(large.html);
  await load('/', noon, large);
  expect(renders).toHaveLength(2);
});

test('a page takes up no more memory than its text does when it is compressed', async () => {
  const { ask: load, made: renders } = countingRenders(1000);
  const long = page('6205 '.repeat(10_000));
  for (const path of ['/a', '/b', '/a', '/b']) expect((await load(path, noon, long)).html()).toEqual(long.html);
  expect(renders).toEqual(['/a', '/b']);
});

test('a page is compressed once, also when it is rendered again to the same; its ETag identifies the content', async () => {
  const { ask: load, made: renders } = countingRenders();
  const html = 'deep groove '.repeat(20);
  const one = await load('/a', noon, page(html));
  const compressed = await one.compressed('br');
  expect(brotliDecompressSync(compressed).toString()).toBe(html);
  const [again, other] = [await load('/a', later(30_001), page(html)), await load('/b')];
  expect(renders).toEqual(['/a', '/a', '/b']);
  expect([again.etag === one.etag, other.etag === one.etag]).toEqual([true, false]);
  expect(await again.compressed('br')).toBe(compressed);
});

test('another form is made once while there is room', async () => {
  const { ask: load } = countingRenders(200);
  const html = 'deep groove '.repeat(20);
  const one = await load('/a', noon, page(html));
  const zipped = await one.compressed('gzip');
  expect(gunzipSync(zipped).toString()).toBe(html);
  expect(await one.compressed('gzip')).toBe(zipped);
  for (let i = 0; i < 10; i++) await (await load(`/${i}`)).compressed('gzip');
  expect(await one.compressed('gzip')).not.toBe(zipped);
});

test('a page with its own time to live is rendered again afterwards', async () => {
  const { ask: load, made: renders } = countingRenders();
  await load('/listing?q=6205', noon, undefined, 800);
  await load('/listing?q=6205', later(800), undefined, 800);
  expect(renders).toHaveLength(1);
  await load('/listing?q=6205', later(801), undefined, 800);
  expect(renders).toHaveLength(2);
});

test('nobody is given a page that began to be rendered before a change they know of', async () => {
  const cache = createPageCache({ ttlMs: 30_000, maxBytes: 10_000, clock: () => noon });
  const rendered: string[] = [];
  const ask = (source: string, version: number, wait = Promise.resolve()) =>
    cache.get('/', version, async () => {
      await wait;
      rendered.push(source);
      return page(`page of ${source}`);
    });
  const reading = Promise.withResolvers<void>();
  const before = ask('61 rupees', 1, reading.promise);
  const after = ask('62 rupees', 2);
  reading.resolve();
  expect((await before).html().toString()).toBe('page of 61 rupees');
  expect((await after).html().toString()).toBe('page of 62 rupees');
  expect((await ask('61 rupees', 1)).html().toString()).toBe('page of 62 rupees');
  expect(rendered).toEqual(['61 rupees', '62 rupees']);
});
