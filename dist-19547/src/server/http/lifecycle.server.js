                                 
import { t } from '../../lib/i18n.js';
import { resolveSite, sites } from '../../sites/resolve-site.js';
                                                
                                            
import { addSecurityHeaders } from '../security/security-headers.server.js';
import { demoNotice } from './demo-notice.server.js';
import { fallbackResponse } from './fallback-response.server.js';
                                                
import { withLocale } from './locale.server.js';

                                                                                                      

/** Alive from the start, so that nobody restarts it during a long migration; ready once the store is open. */
export function createLifecycle(env                                                                 )            {
  let app                                 ;
  let ending = false;
  const notReady = (reason        ) => new Response(reason, { status: 503, headers: { 'retry-after': '2' } });
  const opening = (site      , pathname        ) =>
    withLocale(site, () =>
      fallbackResponse(pathname, 503, {
        title: t`The store is starting`,
        sentence: t`The store is starting. Please try again in a moment.`,
        notice: demoNotice(env),
      }),
    );
  const withoutStore = async (pathname        , host                    ) => {
    const site = sites[resolveSite(host, env.siteHosts, env.brand)];
    const probes                           = {
      '/healthz': new Response('ok'),
      '/readyz': notReady('the store is starting'),
    };
    const response = probes[pathname] ?? (await opening(site, pathname));
    addSecurityHeaders(response.headers, env, host);
    return response;
  };
  return {
    fetch(request, bindings) {
      const { pathname } = new URL(request.url);
      if (ending && pathname === '/readyz') return notReady('the store is ending');
      return app?.fetch(request, bindings) ?? withoutStore(pathname, request.headers.get('host') ?? undefined);
    },
    open(opened) {
      app = opened;
    },
    beginShutdown() {
      ending = true;
    },
  };
}
