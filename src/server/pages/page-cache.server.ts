import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { compress, type Encoding } from '../http/compress.server.ts';
import { cacheLookups, cacheMisses } from '../metrics/metrics.server.ts';

export type RenderedPage = { status: number; headers: Record<string, string>; html: Buffer<ArrayBuffer> };

export type CachedPage = RenderedPage & {
  etag: string;
  compressed(encoding: Encoding): Promise<Buffer<ArrayBuffer>>;
};

/** As metrics name it. */
const cache = 'pages';

type Render = () => Promise<RenderedPage>;

export type PageCache = {
  /** Requests for a page that is being rendered wait for the same result. */
  get(key: string, render: Render, ttlMs?: number): Promise<CachedPage>;
};

export type PageCacheOptions = {
  clock: () => Date;
  ttlMs: number;
  /** Three quarters for the pages, the rest for their compressed forms. */
  maxBytes: number;
};

export function createPageCache({ clock, ttlMs: defaultTtlMs, maxBytes }: PageCacheOptions): PageCache {
  const now = () => clock().getTime();
  const maxPageBytes = Math.floor((maxBytes * 3) / 4);
  const compressedForms = new LRUCache<string, Buffer<ArrayBuffer>, { html: Buffer<ArrayBuffer>; encoding: Encoding }>({
    maxSize: maxBytes - maxPageBytes,
    sizeCalculation: ({ length }) => length,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: { html, encoding } }) => compress(html, encoding, 'once'),
  });
  const toCachedPage = (page: RenderedPage): CachedPage => {
    const { html } = page;
    const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`;
    const compressed = (encoding: Encoding) =>
      compressedForms.forceFetch(`${encoding} ${etag}`, { context: { html, encoding } });
    return { ...page, etag, compressed };
  };
  const pages = new LRUCache<string, CachedPage, Render>({
    maxSize: maxPageBytes,
    // What is larger than the cache is returned but not stored.
    sizeCalculation: (page, key) => (isCacheable(page) ? key.length * 2 + page.html.length : maxPageBytes + 1),
    perf: { now },
    ttlResolution: 0,
    ignoreFetchAbort: true,
    async fetchMethod(_key, _stale, { context: render, options }) {
      cacheMisses.inc({ cache });
      const startedAt = now();
      const page = toCachedPage(await render());
      // A page is as old as the data it was rendered from; a time to live of 0 would be endless.
      options.ttl = Math.max(1, (options.ttl ?? defaultTtlMs) - (now() - startedAt));
      return page;
    },
  });
  return {
    get(key, render, ttlMs = defaultTtlMs) {
      cacheLookups.inc({ cache });
      return pages.forceFetch(key, { ttl: ttlMs, context: render });
    },
  };
}

const isCacheable = ({ status, headers }: RenderedPage): boolean => status === 200 && !('set-cookie' in headers);
