import type { Hono } from 'hono';
import { t } from '../../lib/i18n.ts';
import { resolveSite, sites } from '../../sites/resolve-site.ts';
import type { Site } from '../../sites/site.ts';
import type { Env } from '../env.server.ts';
import { addSecurityHeaders } from '../security/security-headers.server.ts';
import { demoNotice } from './demo-notice.server.ts';
import { fallbackResponse } from './fallback-response.server.ts';
import type { Fetch } from './listen.server.ts';
import { withLocale } from './locale.server.ts';

export type Lifecycle = { fetch: Fetch; open(app: Pick<Hono, 'fetch'>): void; beginShutdown(): void };

const isReadiness = (pathname: string) => pathname === '/readyz' || pathname === '/readyz/reading';

/** A proxy that kept the connection would otherwise send its next request at the moment the port is closed. */
async function endConnection(answered: Response | Promise<Response>): Promise<Response> {
  const response = await answered;
  const headers = new Headers(response.headers);
  headers.set('connection', 'close');
  return new Response(response.body, { status: response.status, headers });
}

/** Alive from the start, so that nobody restarts it during a long migration; ready once the store is open. */
export function createLifecycle(env: Pick<Env, 'siteHosts' | 'brand' | 'deskAddress' | 'publicDemo'>): Lifecycle {
  let app: Pick<Hono, 'fetch'> | undefined;
  let ending = false;
  const notReady = (reason: string) => new Response(reason, { status: 503, headers: { 'retry-after': '2' } });
  const opening = (site: Site, pathname: string) =>
    withLocale(site, () =>
      fallbackResponse(pathname, 503, {
        title: t`The store is starting`,
        sentence: t`The store is starting. Please try again in a moment.`,
        notice: demoNotice(env),
      }),
    );
  const withoutStore = async (pathname: string, host: string | undefined) => {
    const site = sites[resolveSite(host, env.siteHosts, env.brand)];
    const response = isReadiness(pathname)
      ? notReady('the store is starting')
      : pathname === '/healthz'
        ? new Response('ok')
        : await opening(site, pathname);
    addSecurityHeaders(response.headers, env, host);
    return response;
  };
  const answer: Fetch = (request, bindings) => {
    const { pathname } = new URL(request.url);
    if (ending && isReadiness(pathname)) return notReady('the store is shutting down');
    return app?.fetch(request, bindings) ?? withoutStore(pathname, request.headers.get('host') ?? undefined);
  };
  return {
    fetch: (request, bindings) => (ending ? endConnection(answer(request, bindings)) : answer(request, bindings)),
    open(opened) {
      app = opened;
    },
    beginShutdown() {
      ending = true;
    },
  };
}
