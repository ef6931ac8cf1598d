import { createHash } from 'node:crypto';
import { compress, type Encoding } from '../http/compress.server.ts';

/** A page as its renderer hands it over. */
export type RenderedPage = { status: number; headers: Record<string, string>; html: Buffer<ArrayBuffer> };

/** A page that many readers get: made once, each compressed form of it made once as well. */
export type CachedPage = RenderedPage & {
  /** The same page has the same tag in every form and in every process. */
  etag: string;
  /** The page in an encoding, made when it is first asked for. */
  compressed(encoding: Encoding): Promise<Buffer<ArrayBuffer>>;
};

export type PageCache = {
  /**
   * The page under `key`, from the cache or made now; whoever asks while it is made waits for the same one. `lifeMs`
   * when its life is another than the others'.
   */
  get(key: string, now: Date, render: () => Promise<RenderedPage>, ttlMs?: number): Promise<CachedPage>;
};

export type PageCacheOptions = {
  /** How old a page may be when it is sent. */
  ttlMs: number;
  /** What is kept in memory at most, compressed forms included; the page unused for longest goes first. */
  maxBytes: number;
};

type Entry = { page: CachedPage; madeAt: number; bytes: number };

/** Pages in memory by key. Only what answers 200 and sets no cookie is kept. */
export function createPageCache({ ttlMs: usualLifeMs, maxBytes }: PageCacheOptions): PageCache {
  const entries = new Map<string, Entry>();
  const making = new Map<string, Promise<CachedPage>>();
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
  const keep = (key: string, page: CachedPage, madeAt: number): Entry => {
    const before = entries.get(key);
    if (before) drop(key, before);
    const entry = { page, madeAt, bytes: 0 };
    entries.set(key, entry);
    grow(entry, key.length * 2 + page.html.length);
    return entry;
  };
  const make = async (key: string, madeAt: number, render: () => Promise<RenderedPage>): Promise<CachedPage> => {
    const rendered = await render();
    let entry: Entry | undefined;
    const page = toCachedPage(rendered, (bytes) => {
      if (entry && entries.get(key) === entry) grow(entry, bytes);
    });
    if (isCacheable(rendered)) entry = keep(key, page, madeAt);
    return page;
  };
  return {
    async get(key, now, render, ttlMs = usualLifeMs) {
      const found = entries.get(key);
      if (found && now.getTime() - found.madeAt < ttlMs) {
        entries.delete(key);
        entries.set(key, found);
        return found.page;
      }
      const under = making.get(key) ?? make(key, now.getTime(), render).finally(() => making.delete(key));
      making.set(key, under);
      return under;
    },
  };
}

const isCacheable = ({ status, headers }: RenderedPage): boolean => status === 200 && !('set-cookie' in headers);

function toCachedPage(rendered: RenderedPage, onGrown: (bytes: number) => void): CachedPage {
  const forms = new Map<Encoding, Promise<Buffer<ArrayBuffer>>>();
  return {
    ...rendered,
    etag: `W/"${createHash('sha256').update(rendered.html).digest('base64url').slice(0, 27)}"`,
    compressed(encoding) {
      const found = forms.get(encoding);
      if (found) return found;
      const form = compress(rendered.html, encoding, 'once');
      forms.set(encoding, form);
      form.then(
        ({ length }) => onGrown(length),
        () => forms.delete(encoding),
      );
      return form;
    },
  };
}
