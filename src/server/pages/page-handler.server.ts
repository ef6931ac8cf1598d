import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import type { Site } from '../../sites/site.ts';
import type { Handler, ServerContext } from '../calls/define-call.server.ts';
import type { Env } from '../env.server.ts';
import { acceptedEncoding, compressForClient } from '../http/compress.server.ts';
import { readCookie } from '../http/cookies.server.ts';
import type { RequestError } from '../http/guard-requests.server.ts';
import { type RequestContext, requestContext } from '../http/mount-calls.server.ts';
import { runInQueue } from '../jobs/queues.server.ts';
import { type CspSources, cspWithNonce, replaceNonceWithHashes } from '../security/content-security-policy.server.ts';
import { deferScripts } from './defer-scripts.server.ts';
import { createPageCache, type RenderedPage } from './page-cache.server.ts';
import { createPageRenderer, type PageBuild } from './render-page.server.ts';
import { sendCachedPage } from './send-cached-page.server.ts';

type PageHandlerOptions = {
  /** While somebody works on the pages: nothing is kept, and what the tools write into them is let in. */
  isDevelopment?: boolean;
  /** The path and query under which a page is kept for every visitor; undefined for one made for each reader. */
  publicAddress?: (url: URL) => string | undefined;
  /** Whether a kept page answers a search: what is new or changed is found within a second. */
  isSearch?: (url: URL) => boolean;
  /** What a page lets in of another house; undefined for nothing. */
  cspSourcesFor?: (site: Site, url: URL) => CspSources | undefined;
};

/** A page in the cache is at most half a minute old, and all of them take at most 64 MB. */
const cacheOptions = { ttlMs: 30_000, maxBytes: 64_000_000 };
const searchLifeMs = 800;

/** Answers a page load: a visitor's public page from the cache, any other rendered for its reader; a refused one with the error page. */
export function createPageHandler(
  env: Env,
  server: ServerContext,
  handlers: readonly Handler[],
  build: PageBuild,
  {
    isDevelopment = false,
    publicAddress = () => undefined,
    isSearch = () => false,
    cspSourcesFor = () => undefined,
  }: PageHandlerOptions = {},
) {
  const render = createPageRenderer(env, server, handlers, build, isDevelopment ? 'development' : 'production');
  const cache = createPageCache(cacheOptions);

  /** Made from nothing that a visitor sent but the address under which it is kept. */
  const renderShared = async (context: RequestContext, address: string): Promise<RenderedPage> => {
    const nonce = newNonce();
    const request = new Request(env.siteHosts[context.site.code].address + address);
    const response = await render(context, request, nonce, undefined);
    const sources = cspSourcesFor(context.site, new URL(request.url));
    const { html, policy } = replaceNonceWithHashes(deferScripts(await response.text()), nonce, sources);
    const headers = guarded(response.headers, 'no-cache', policy);
    headers.set('vary', 'accept-encoding, cookie');
    return { status: response.status, headers: Object.fromEntries(headers), html: Buffer.from(html) };
  };

  const renderForVisitor = async (
    context: RequestContext,
    request: Request,
    token: string | undefined,
    refusal?: RequestError,
  ): Promise<Response> => {
    const nonce = newNonce();
    const response = await render(context, request, nonce, token, refusal);
    const usual = token ? 'private, no-store' : 'no-cache';
    const sources = cspSourcesFor(context.site, new URL(request.url));
    const headers = guarded(response.headers, usual, isDevelopment ? undefined : cspWithNonce(nonce, sources));
    const accept = isDevelopment ? undefined : (request.headers.get('accept-encoding') ?? undefined);
    if (!acceptedEncoding(accept) || !response.body || !headers.get('content-type')?.startsWith('text/'))
      return new Response(response.body, { status: response.status, headers });
    const body = await compressForClient(new Uint8Array(await response.arrayBuffer()), headers, accept);
    headers.delete('content-length');
    return new Response(body, { status: response.status, headers });
  };

  return async (c: Context, refusal?: RequestError): Promise<Response> => {
    const context = requestContext(env, c);
    const inTurn = <Made>(make: () => Promise<Made>) => runInQueue('pages', { address: context.address }, make);
    const token = readCookie(c, 'auth_key', context.secure);
    if (refusal)
      return inTurn(() => renderForVisitor(context, new Request(new URL(refusedPath, c.req.url)), token, refusal));
    const reads = c.req.method === 'GET' || c.req.method === 'HEAD';
    const url = new URL(c.req.url);
    const address = token === undefined && reads ? publicAddress(url) : undefined;
    if (address === undefined) return inTurn(() => renderForVisitor(context, c.req.raw, token));
    const key = `${context.site.code} ${address}`;
    const ttlMs = isSearch(url) ? searchLifeMs : cacheOptions.ttlMs;
    return sendCachedPage(
      c,
      await cache.get(key, server.clock(), () => inTurn(() => renderShared(context, address)), ttlMs),
    );
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
