import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { Contract, Refusal } from '../lib/contract.ts';
import type { PageContext, pageContext } from '../ui/page-context.ts';
import type { Handler, Server } from './call.ts';
import { dispatch } from './dispatch.ts';
import type { Env } from './env.ts';
import { reached, sessionCookie } from './http.ts';

/** The built pages; their entry hands out its own copy of the key under which a loader finds its context. */
export type PageBuild = ServerBuild & { entry: { module: { pageContext: typeof pageContext } } };

const policy = (nonce: string) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ');

/** Answers a page load: rendered for its reader, with every call of its loaders made in process. */
export function pageServer(env: Env, server: Server, handlers: readonly Handler[], build: PageBuild, live = false) {
  const render = createRequestHandler(build, live ? 'development' : 'production');
  const byContract = new Map<Contract, Handler>();
  const byPath = new Map(handlers.map((h) => [`${h.contract.method} ${h.contract.path}`, h]));
  const handlerOf = (contract: Contract) => {
    const found = byContract.get(contract) ?? byPath.get(`${contract.method} ${contract.path}`);
    if (!found) throw new Error(`No handler for ${contract.path}`);
    byContract.set(contract, found);
    return found;
  };
  return async (c: Context): Promise<Response> => {
    const where = reached(env, c);
    const token = getCookie(c, sessionCookie);
    const nonce = randomBytes(16).toString('base64');
    const caller = token ? server.ports.callerOf(server.database, where.site, token, server.clock()) : undefined;
    const page: PageContext = {
      site: where.site,
      address: env.siteHosts[where.site.code].address,
      signedIn: (await caller) !== undefined,
      nonce,
      async call(contract, request) {
        const outcome = await dispatch(server, handlerOf(contract), { ...where, body: request, token, caller });
        // A thrown response reaches the error page as it is; the cause stays in the log.
        if (outcome.status >= 500) throw Response.json({ request_id: where.requestId }, { status: 500 });
        return outcome.body as Refusal;
      },
    };
    const context = new RouterContextProvider(new Map([[build.entry.module.pageContext, page]]));
    const response = await render(c.req.raw, context);
    const headers = new Headers(response.headers);
    if (!headers.has('cache-control')) headers.set('cache-control', token ? 'private, no-store' : 'no-cache');
    headers.set('x-content-type-options', 'nosniff');
    headers.set('referrer-policy', 'strict-origin-when-cross-origin');
    if (!live) headers.set('content-security-policy', policy(nonce));
    return new Response(response.body, { status: response.status, headers });
  };
}
