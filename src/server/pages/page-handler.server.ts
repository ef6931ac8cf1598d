import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import type { ServerBuild } from 'react-router';
import type { SellerSite, Site } from '../../sites/site.ts';
import { expectedCaller } from '../calls/authenticate-buyer.server.ts';
import type { Handler, ServerContext } from '../calls/define-call.server.ts';
import type { Env } from '../env.server.ts';
import { acceptedEncoding, compressForClient } from '../http/compress.server.ts';
import { readCookie } from '../http/cookies.server.ts';
import type { RequestError } from '../http/guard-requests.server.ts';
import { type RequestContext, requestContext } from '../http/mount-calls.server.ts';
import { rememberPosition } from '../http/written-position.server.ts';
import { runInQueue } from '../jobs/queues.server.ts';
import { type CspSources, cspWithNonce, replaceNonceWithHashes } from '../security/content-security-policy.server.ts';
import { type CachedPage, createPageCache, type RenderedPage } from './page-cache.server.ts';
import { createPageRenderer, type PageBuild } from './render-page.server.ts';

type PageHandlerParts = {
  env: Env;
  server: ServerContext;
  handlers: readonly Handler[];
  build: PageBuild;
  isDevelopment?: boolean;
};

export type PageHandlerOptions = {
  /** Cache key (path and query) of a page that is the same for every visitor; undefined for a personal page. */
  publicAddress?: (url: URL) => string | undefined;
  /** Whether the page shows search results, which must be at most a second old. */
  isSearch?: (url: URL) => boolean;
  cspSourcesFor?: (site: Site, url: URL) => CspSources | undefined;
  /** The site as staff look at it before they save it; undefined when the preview has ended. */
  siteInPreview?: (site: SellerSite, ticket: string) => Promise<SellerSite | undefined>;
};

const cacheOptions = { ttlMs: 30_000, maxBytes: 12_000_000 };
const searchTtlMs = 800;

export function createPageHandler(
  { env, server, handlers, build, isDevelopment = false }: PageHandlerParts,
  {
    publicAddress = () => undefined,
    isSearch = () => false,
    cspSourcesFor = () => undefined,
    siteInPreview = async () => undefined,
  }: PageHandlerOptions = {},
) {
  const render = createPageRenderer({ env, server, handlers, build, isDevelopment });
  const routeOf = createRouteFinder(build.routes);
  const cache = createPageCache({ ...cacheOptions, clock: server.clock });

  const renderShared = async (context: RequestContext, address: string): Promise<RenderedPage> => {
    const nonce = newNonce();
    const request = new Request(env.siteHosts[context.site.code].address + address);
    const response = await render(context, request, { nonce });
    const sources = cspSourcesFor(context.site, new URL(request.url));
    const { html, policy } = replaceNonceWithHashes(await response.text(), nonce, sources);
    const headers = withPageHeaders(response.headers, 'no-cache', policy);
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
    const response = await render(context, request, { nonce, token, refusal });
    const written = new Headers();
    if (request.method === 'POST')
      await rememberPosition(server.database, written, { inTransaction: false, secure: context.secure });
    const defaultCacheControl = token || context.inPreview ? 'private, no-store' : 'no-cache';
    const sources = cspSourcesFor(context.site, new URL(request.url));
    const headers = withPageHeaders(
      response.headers,
      defaultCacheControl,
      isDevelopment ? undefined : cspWithNonce(nonce, sources),
    );
    for (const cookie of written.getSetCookie()) headers.append('set-cookie', cookie);
    const type = headers.get('content-type') ?? '';
    if (isDevelopment || !response.body || !type.startsWith('text/'))
      return new Response(response.body, { status: response.status, headers });
    headers.delete('content-length');
    const accepted = request.headers.get('accept-encoding') ?? undefined;
    const body = await compressForClient(await response.text(), headers, accepted);
    return new Response(body, { status: response.status, headers });
  };

  return async (c: Context, refusal?: RequestError): Promise<Response> => {
    const asSaved = requestContext(env, server.sites, c);
    if (asSaved.notes) asSaved.notes.route = routeOf(c.req.path);
    const ticket = readCookie(c, 'preview', asSaved.secure);
    const previewed = ticket === undefined ? undefined : await siteInPreview(asSaved.site, ticket);
    const context = previewed ? { ...asSaved, site: previewed, inPreview: true } : asSaved;
    const token = readCookie(c, 'auth_key', context.secure);
    const caller = token === undefined ? undefined : expectedCaller(server.database, context.site, token);
    const queued = <Result>(work: () => Promise<Result>) =>
      runInQueue('pages', { caller, address: context.address }, work);
    if (refusal)
      return queued(() => renderForVisitor(context, new Request(new URL(refusedPath, c.req.url)), token, refusal));
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    const url = new URL(c.req.url);
    const address = token === undefined && isRead && !previewed ? publicAddress(url) : undefined;
    if (address === undefined) {
      const request = mutations.has(c.req.method) ? await received(c.req.raw, context) : c.req.raw;
      return queued(() => renderForVisitor(context, request, token));
    }
    const { code, revision } = context.site;
    const ttlMs = isSearch(url) ? searchTtlMs : cacheOptions.ttlMs;
    const version = server.database.changes.versionOf(code);
    const renderAgain = () => queued(() => renderShared(context, address));
    return sendCachedPage(c, await cache.get(`${code} ${revision} ${address}`, version, renderAgain, ttlMs));
  };
}

/** The methods that React Router has an action for. */
const mutations: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * With its whole body, so that no client keeps its place in a queue while it sends, and with the scheme of the browser's
 * Origin, which React Router compares: a proxy calls the store by http.
 */
async function received(request: Request, { secure }: RequestContext): Promise<Request> {
  const { method, headers, signal } = request;
  const address = new URL(request.url);
  if (secure) address.protocol = 'https:';
  return new Request(address, { method, headers, signal, body: await request.arrayBuffer() });
}

const refusedPath = '/refused';

const newNonce = () => randomBytes(16).toString('hex');

function withPageHeaders(from: Headers, cacheControl: string, policy: string | undefined): Headers {
  const headers = new Headers(from);
  if (!headers.has('cache-control')) headers.set('cache-control', cacheControl);
  if (policy) headers.set('content-security-policy', policy);
  return headers;
}

type Routes = Record<string, Pick<NonNullable<ServerBuild['routes'][string]>, 'path' | 'parentId'> | undefined>;

/** The pattern of the route that serves a path; '/*' for a page that does not exist. */
export function createRouteFinder(routes: Routes): (pathname: string) => string {
  const paths = Object.values(routes).flatMap((route) => (route?.path && route.path !== '*' ? [route.path] : []));
  const plain = new Set(paths.filter((path) => !path.includes(':')));
  const patterns = paths.filter((path) => path.includes(':')).map((path) => ({ path, parts: path.split('/') }));
  return (pathname) => {
    // React Router loads the data of a page from its path with '.data'.
    const path = pathname
      .slice(1)
      .replace(/\/$/, '')
      .replace(/\.data$/, '');
    if (path === '' || path === '_root') return '/';
    if (plain.has(path)) return `/${path}`;
    const parts = path.split('/');
    const found = patterns.find(
      (pattern) =>
        pattern.parts.length === parts.length &&
        pattern.parts.every((part, at) => part.startsWith(':') || part === parts[at]),
    );
    return found ? `/${found.path}` : '/*';
  };
}

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
