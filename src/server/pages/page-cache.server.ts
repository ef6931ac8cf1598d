import { createHash } from 'node:crypto';
import { compress, type Encoding } from '../http/compress.server.ts';

export type RenderedPage = { status: number; headers: Record<string, string>; html: Buffer<ArrayBuffer> };

export type CachedPage = RenderedPage & {
  etag: string;
  compressed(encoding: Encoding): Promise<Buffer<ArrayBuffer>>;
};

export type PageCache = {
  /** Requests for a page that is being rendered wait for the same result. */
  get(key: string, now: Date, render: () => Promise<RenderedPage>, ttlMs?: number): Promise<CachedPage>;
};

export type PageCacheOptions = {
  ttlMs: number;
  maxBytes: number;
};

type Entry = { page: CachedPage; madeAt: number; bytes: number };

export function createPageCache({ ttlMs: defaultTtlMs, maxBytes }: PageCacheOptions): PageCache {
  const entries = new Map<string, Entry>();
  const rendering = new Map<string, Promise<CachedPage>>();
  let total = 0;
  const grow = (entry: Entry, bytes: number) => {
    entry.bytes += bytes;
    total += bytes;
    for (const [key, oldest] of entries) {
      if (total <= maxBytes) break;
      drop(key, oldest);
    }
  };
  const drop = (key: string, entry: Entry) => {
    entries.delete(key);
    total -= entry.bytes;
  };
  const store = (key: string, page: CachedPage, renderedAt: number): Entry => {
    const before = entries.get(key);
    if (before) drop(key, before);
    const entry = { page, madeAt: renderedAt, bytes: 0 };
    entries.set(key, entry);
    grow(entry, key.length * 2 + page.html.length);
    return entry;
  };
  const renderPage = async (
    key: string,
    renderedAt: number,
    render: () => Promise<RenderedPage>,
  ): Promise<CachedPage> => {
    const rendered = await render();
    let entry: Entry | undefined;
    const page = toCachedPage(rendered, (bytes) => {
      if (entry && entries.get(key) === entry) grow(entry, bytes);
    });
    if (isCacheable(rendered)) entry = store(key, page, renderedAt);
    return page;
  };
  return {
    async get(key, now, render, ttlMs = defaultTtlMs) {
      const found = entries.get(key);
      if (found && now.getTime() - found.madeAt < ttlMs) {
        entries.delete(key);
        entries.set(key, found);
        return found.page;
      }
      const under = rendering.get(key) ?? renderPage(key, now.getTime(), render).finally(() => rendering.delete(key));
      rendering.set(key, under);
      return under;
    },
  };
}

const isCacheable = ({ status, headers }: RenderedPage): boolean => status === 200 && !('set-cookie' in headers);

function toCachedPage(rendered: RenderedPage, onGrown: (bytes: number) => void): CachedPage {
  const encodings = new Map<Encoding, Promise<Buffer<ArrayBuffer>>>();
  return {
    ...rendered,
    etag: `W/"${createHash('sha256').update(rendered.html).digest('base64url').slice(0, 27)}"`,
    compressed(encoding) {
      const found = encodings.get(encoding);
      if (found) return found;
      const encoded = compress(rendered.html, encoding, 'once');
      encodings.set(encoding, encoded);
      encoded.then(
        ({ length }) => onGrown(length),
        () => encodings.delete(encoding),
      );
      return encoded;
    },
  };
}
