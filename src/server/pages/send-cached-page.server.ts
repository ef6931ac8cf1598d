import type { Context } from 'hono';
import { acceptedEncoding } from '../http/compress.server.ts';
import type { CachedPage } from './page-cache.server.ts';

export async function sendCachedPage(c: Context, page: CachedPage): Promise<Response> {
  const headers: Record<string, string> = { ...page.headers, etag: page.etag };
  if (page.status === 200 && matchesEtag(c.req.header('if-none-match'), page.etag))
    return new Response(null, { status: 304, headers });
  const encoding = page.isEmpty ? undefined : acceptedEncoding(c.req.header('accept-encoding'), 'once');
  if (encoding) headers['content-encoding'] = encoding;
  const body = encoding ? await page.compressed(encoding) : page.html();
  return new Response(body, { status: page.status, headers });
}

const strongTag = (tag: string) => tag.trim().replace(/^W\//, '');

function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return (
    ifNoneMatch === etag ||
    ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || strongTag(tag) === strongTag(etag))
  );
}
