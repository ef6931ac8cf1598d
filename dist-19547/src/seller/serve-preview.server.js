                                 
import { t } from '../lib/i18n.js';
                                                                           
                                                   
import { clearCookie, setCookie } from '../server/http/cookies.server.js';
import { requestContext } from '../server/http/mount-calls.server.js';
import { siteInPreview } from './preview-facts.server.js';

/** A browser that opens the address of a preview sees the shop with it until it ends. */
export function mountPreview(app      , env     , server               )       {
  app.get('/preview/end', (c) => {
    const { secure } = requestContext(env, server.sites, c);
    const headers = new Headers({ location: '/', 'cache-control': 'no-store' });
    clearCookie(headers, 'preview', secure);
    return new Response(null, { status: 303, headers });
  });
  app.get('/preview/:ticket', async (c) => {
    const { site, secure } = requestContext(env, server.sites, c);
    const ticket = c.req.param('ticket');
    const found = await siteInPreview(server.database, site, ticket, server.clock());
    if (!found) return c.text(t`This preview has ended. Please open it again from the desk.`, 410);
    const headers = new Headers({ location: found.page, 'cache-control': 'no-store' });
    const seconds = Math.ceil((found.endsAt.getTime() - server.clock().getTime()) / 1000);
    setCookie(headers, 'preview', ticket, seconds, secure);
    return new Response(null, { status: 303, headers });
  });
}
