import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { unpooledCopy } from '../../lib/unpooled-copy.ts';
import { compress, type Encoding } from '../http/compress.server.ts';
import { cacheLookups, cacheMisses } from '../metrics/metrics.server.ts';

type Bytes = Buffer<ArrayBuffer>;

export type RenderedPage = {
  status: number;
  headers: Record<string, string>;
  html: Bytes;
};

export type CachedPage = Omit<RenderedPage, 'html'> & {
  etag: string;
  isEmpty: boolean;
  html(): Bytes;
  compressed(encoding: Encoding): Promise<Bytes>;
};

type Html = CachedPage['html'];
type StoredPage = CachedPage & { brotli: Bytes; version: number };

/** The label of this cache in the metrics. */
const cache = 'pages';

type Render = () => Promise<RenderedPage>;

export type PageCache = {
  /** Never older than `version`. Requests for a page that is being rendered wait for the same result. */
  get(key: string, version: number, render: Render, ttlMs?: number): Promise<CachedPage>;
};

export type PageCacheOptions = {
  clock: () => Date;
  ttlMs: number;
  /** Three quarters for the pages, the rest for what is sent to clients that do not accept Brotli. */
  maxBytes: number;
};

export function createPageCache({ clock, ttlMs: defaultTtlMs, maxBytes }: PageCacheOptions): PageCache {
  const now = () => clock().getTime();
  const maxPageBytes = Math.floor(maxBytes * 0.75);
  const otherForms = new LRUCache<string, Bytes, { html: Html; encoding: Encoding }>({
    maxSize: maxBytes - maxPageBytes,
    sizeCalculation: ({ buffer }) => buffer.byteLength,
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: { html, encoding } }) =>
      unpooledCopy(await compress(html(), encoding, 'once')),
  });
  const toCachedPage = async (
    { html: rendered, ...page }: RenderedPage,
    before: StoredPage | undefined,
  ): Promise<Omit<StoredPage, 'version'>> => {
    const etag = `W/"${createHash('sha256').update(rendered).digest('base64url').slice(0, 27)}"`;
    // Search results are rendered each second, mostly to the same page.
    const brotli = before?.etag === etag ? before.brotli : unpooledCopy(await compress(rendered, 'br', 'once'));
    const html = () => brotliDecompressSync(brotli);
    const compressed = async (encoding: Encoding) =>
      encoding === 'br' ? brotli : otherForms.forceFetch(`${encoding} ${etag}`, { context: { html, encoding } });
    return { ...page, etag, isEmpty: rendered.length === 0, html, compressed, brotli };
  };
  const pages = new LRUCache<string, StoredPage, { version: number; render: Render }>({
    maxSize: maxPageBytes,
    // A page that is larger than the cache is returned but not stored.
    sizeCalculation: (page, key) =>
      isCacheable(page) ? key.length * 2 + page.brotli.buffer.byteLength : maxPageBytes + 1,
    perf: { now },
    ttlResolution: 0,
    ignoreFetchAbort: true,
    async fetchMethod(_key, before, { context: { version, render }, options }) {
      cacheMisses.inc({ cache });
      const startedAt = now();
      const page = await toCachedPage(await render(), before);
      // A page is as old as the data it was rendered from; a time to live of 0 would be endless.
      options.ttl = Math.max(1, (options.ttl ?? defaultTtlMs) - (now() - startedAt));
      return { ...page, version };
    },
  });
  const get: PageCache['get'] = async (key, version, render, ttlMs = defaultTtlMs) => {
    const isOlder = (pages.peek(key)?.version ?? version) < version;
    const page = await pages.forceFetch(key, { ttl: ttlMs, context: { version, render }, forceRefresh: isOlder });
    // One that began to be rendered before the change.
    return page.version < version ? get(key, version, render, ttlMs) : page;
  };
  return {
    get(...args) {
      cacheLookups.inc({ cache });
      return get(...args);
    },
  };
}

const isCacheable = ({ status, headers }: StoredPage): boolean => status === 200 && !('set-cookie' in headers);
