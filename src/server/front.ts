import type { Hono } from 'hono';
import { say } from '../lib/say.ts';
import type { Site } from '../sites/site.ts';
import { whichSite } from '../sites/which-site.ts';
import { demonstrationNotice } from './demonstration.ts';
import type { Env } from './env.ts';
import type { Fetch } from './listen.ts';
import { plainReply } from './plain-reply.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { speakAs } from './speak.ts';

/** What stands before the store: it answers also while there is no store yet, and knows when the store is to end. */
export type Front = { fetch: Fetch; open(app: Pick<Hono, 'fetch'>): void; end(): void };

/**
 * The process lives from its first moment, so that nobody restarts it during a long migration; it is ready once the store
 * is open, and no more from the moment it is told to end.
 */
export function createFront(env: Pick<Env, 'siteHosts' | 'brand' | 'publicDemo'>): Front {
  let app: Pick<Hono, 'fetch'> | undefined;
  let ending = false;
  const notReady = (reason: string) => new Response(reason, { status: 503, headers: { 'retry-after': '2' } });
  const opening = (site: Site, pathname: string) =>
    speakAs(site, () =>
      plainReply(pathname, 503, {
        title: say`The store is opening`,
        sentence: say`The store is opening. Please try again in a moment.`,
        notice: demonstrationNotice(env),
      }),
    );
  const withoutStore = async (pathname: string, host: string | undefined) => {
    const site = whichSite(host, env.siteHosts, env.brand);
    const probes: Record<string, Response> = {
      '/healthz': new Response('ok'),
      '/readyz': notReady('the store is opening'),
    };
    const response = probes[pathname] ?? (await opening(site, pathname));
    addSecurityHeaders(response.headers, env, host);
    return response;
  };
  return {
    fetch(request, reached) {
      const { pathname } = new URL(request.url);
      if (ending && pathname === '/readyz') return notReady('the store is ending');
      return app?.fetch(request, reached) ?? withoutStore(pathname, request.headers.get('host') ?? undefined);
    },
    open(opened) {
      app = opened;
    },
    end() {
      ending = true;
    },
  };
}
