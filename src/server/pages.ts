import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import type { Site } from '../sites/site.ts';
import type { Handler, Server } from './call.ts';
import { acceptedEncoding, forReader } from './compress.ts';
import { type LetIn, policyWithNonce, withoutNonce } from './content-policy.ts';
import { readCookie } from './cookies.ts';
import type { Env } from './env.ts';
import type { RequestRefusal } from './guard-requests.ts';
import { inLane } from './heavy-work.ts';
import { type Reached, reached } from './http.ts';
import { lateScripts } from './late-scripts.ts';
import { pageCache, type Rendered } from './page-cache.ts';
import { type PageBuild, pageRenderer } from './render-page.ts';
import { sendKept } from './send-kept.ts';

type Terms = {
  /** While somebody works on the pages: nothing is kept, and what the tools write into them is let in. */
  live?: boolean;
  /** The path and query under which a page is kept for every visitor; undefined for one made for each reader. */
  publicAddress?: (url: URL) => string | undefined;
  /** Whether a kept page answers a search: what is new or changed is found within a second. */
  isSearch?: (url: URL) => boolean;
  /** What a page lets in of another house; undefined for nothing. */
  letsIn?: (site: Site, url: URL) => LetIn | undefined;
};

/** A page in the cache is at most half a minute old, and all of them take at most 64 MB. */
const keeping = { lifeMs: 30_000, maxBytes: 64_000_000 };
const searchLifeMs = 800;

/** Answers a page load: a visitor's public page from the cache, any other rendered for its reader; a refused one with the error page. */
export function pageServer(
  env: Env,
  server: Server,
  handlers: readonly Handler[],
  build: PageBuild,
  { live = false, publicAddress = () => undefined, isSearch = () => false, letsIn = () => undefined }: Terms = {},
) {
  const render = pageRenderer(env, server, handlers, build, live ? 'development' : 'production');
  const cache = pageCache(keeping);

  /** Made from nothing that a visitor sent but the address under which it is kept. */
  const forAll = async (where: Reached, address: string): Promise<Rendered> => {
    const nonce = newNonce();
    const request = new Request(env.siteHosts[where.site.code].address + address);
    const response = await render(where, request, nonce, undefined);
    const others = letsIn(where.site, new URL(request.url));
    const { html, policy } = withoutNonce(lateScripts(await response.text()), nonce, others);
    const headers = guarded(response.headers, 'no-cache', policy);
    headers.set('vary', 'accept-encoding, cookie');
    return { status: response.status, headers: Object.fromEntries(headers), html: Buffer.from(html) };
  };

  const forOne = async (
    where: Reached,
    request: Request,
    token: string | undefined,
    refusal?: RequestRefusal,
  ): Promise<Response> => {
    const nonce = newNonce();
    const response = await render(where, request, nonce, token, refusal);
    const usual = token ? 'private, no-store' : 'no-cache';
    const others = letsIn(where.site, new URL(request.url));
    const headers = guarded(response.headers, usual, live ? undefined : policyWithNonce(nonce, others));
    const accept = live ? undefined : (request.headers.get('accept-encoding') ?? undefined);
    if (!acceptedEncoding(accept) || !response.body || !headers.get('content-type')?.startsWith('text/'))
      return new Response(response.body, { status: response.status, headers });
    const body = await forReader(new Uint8Array(await response.arrayBuffer()), headers, accept);
    headers.delete('content-length');
    return new Response(body, { status: response.status, headers });
  };

  return async (c: Context, refusal?: RequestRefusal): Promise<Response> => {
    const where = reached(env, c);
    const inTurn = <Made>(make: () => Promise<Made>) => inLane('pages', { address: where.address }, make);
    const token = readCookie(c, 'auth_key', where.secure);
    if (refusal) return inTurn(() => forOne(where, new Request(new URL(refusedPath, c.req.url)), token, refusal));
    const reads = c.req.method === 'GET' || c.req.method === 'HEAD';
    const url = new URL(c.req.url);
    const address = token === undefined && reads ? publicAddress(url) : undefined;
    if (address === undefined) return inTurn(() => forOne(where, c.req.raw, token));
    const key = `${where.site.code} ${address}`;
    const lifeMs = isSearch(url) ? searchLifeMs : keeping.lifeMs;
    return sendKept(c, await cache.get(key, server.clock(), () => inTurn(() => forAll(where, address)), lifeMs));
  };
}

/** Rendered instead of the address asked for, which no route may see. */
const refusedPath = '/refused';

const newNonce = () => randomBytes(16).toString('hex');

function guarded(from: Headers, cacheControl: string, policy: string | undefined): Headers {
  const headers = new Headers(from);
  if (!headers.has('cache-control')) headers.set('cache-control', cacheControl);
  if (policy) headers.set('content-security-policy', policy);
  return headers;
}
