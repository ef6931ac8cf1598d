import { createHash } from 'node:crypto';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { EntryContext } from 'react-router';
import type { PageContext } from '../ui/page/page-context.ts';
import type { RootData } from './root-data.ts';

type StaticContext = EntryContext['staticHandlerContext'];

/** Compressed, an item page takes 8 KB instead of 71. */
const cached = new LRUCache<string, Buffer>({ maxSize: 16_000_000, sizeCalculation: ({ length }) => length });

/** Caching a page means rendering it once more, so only one that is requested again is cached. */
const requestedOnce = new LRUCache<string, true>({ max: 20_000 });

/** Not empty, because a name says that somebody has signed in. */
const anyName = '-';

/** What accounts of one kind have in common, without anything that is somebody's own. */
export function publicRootData({ session, ...rootData }: RootData): RootData {
  return {
    ...rootData,
    nonce: '',
    session: session && { ...session, username: anyName },
    cartCount: 0,
    cartItemIds: [],
  };
}

/** The same page for any account that sees the same data; undefined where the page is not of that kind. */
export function publicPage(context: EntryContext, { inPreview }: PageContext): StaticContext | undefined {
  // While somebody works on the code, the same data may be rendered differently.
  if (import.meta.env.MODE === 'development') return undefined;
  const { matches, loaderData, errors, actionData, statusCode } = context.staticHandlerContext;
  const rootData = loaderData.root as RootData | undefined;
  const route = matches.at(-1)?.route.id ?? '';
  const { cachesMain } = (context.routeModules[route]?.handle ?? {}) as { cachesMain?: boolean };
  if (!cachesMain || errors || actionData || statusCode !== 200 || inPreview) return undefined;
  if (!rootData?.session || rootData.session.viewed_by !== undefined) return undefined;
  return { ...context.staticHandlerContext, loaderData: { ...loaderData, root: publicRootData(rootData) } };
}

/**
 * The main part of a page that is requested again, cached under all that it is rendered from, so that nobody is shown what was rendered from
 * other data, and nothing that has changed.
 */
export function cacheMain(
  { loaderData }: StaticContext,
  { site, today }: PageContext,
  address: string,
  render: () => string | undefined,
): Buffer | undefined {
  const { root, ...data } = loaderData;
  const { session } = root as RootData;
  const from = JSON.stringify([site.code, site.revision, today, address, session, data]);
  const key = createHash('sha256').update(from).digest('base64');
  const found = cached.get(key);
  if (found) return zstdDecompressSync(found);
  if (!requestedOnce.has(key)) {
    requestedOnce.set(key, true);
    return undefined;
  }
  const main = mainOf(render());
  if (main === undefined) return undefined;
  const bytes = Buffer.from(main);
  cached.set(key, zstdCompressSync(bytes));
  return bytes;
}

const opening = '<main id="main">';

function mainOf(html = ''): string | undefined {
  const start = html.indexOf(opening);
  const end = html.lastIndexOf('</main>');
  return start < 0 || end < start ? undefined : html.slice(start + opening.length, end);
}
