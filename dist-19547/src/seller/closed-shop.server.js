                                              
import { t } from '../lib/i18n.js';
                                                                           
import { openApiPath, programsOpenApiPath } from '../server/calls/openapi.server.js';
                                                   
import { readCookie } from '../server/http/cookies.server.js';
import { demoNotice } from '../server/http/demo-notice.server.js';
import { fallbackResponse } from '../server/http/fallback-response.server.js';
import { requestContext } from '../server/http/mount-calls.server.js';
import { resolveSite } from '../sites/resolve-site.js';
                                             
import { siteInPreview } from './preview-facts.server.js';

/** Of staff and programs, who work on a shop before it opens. */
const alwaysOpen = ['/desk', '/assets', '/preview', '/api/v1', '/api/docs', openApiPath, programsOpenApiPath];

const isAlwaysOpen = (path        ) => alwaysOpen.some((root) => path === root || path.startsWith(`${root}/`));

/** Of a closed shop strangers learn that it opens soon; whoever has a ticket of the desk uses it. */
export function hideClosedShops(env     , server               )                    {
  return async (c, next) => {
    const site = server.sites[resolveSite(c.req.header('host'), env.siteHosts, env.brand)];
    if (site.isOpen || isAlwaysOpen(c.req.path)) return next();
    const ticket = readCookie(c, 'preview', requestContext(env, server.sites, c).secure);
    if (ticket !== undefined && (await siteInPreview(server.database, site, ticket, server.clock()))) return next();
    return fallbackResponse(c.req.path, 503, {
      title: t`${site.name}: opening soon`,
      sentence: openingSoon(site),
      notice: demoNotice(env),
    });
  };
}

function openingSoon({ contact: { phone, email } }      )         {
  if (phone === '' || email === '') return t`This shop is not open yet. Please come back soon.`;
  return t`This shop is not open yet. Until it is, please write to ${email} or call ${phone}.`;
}
