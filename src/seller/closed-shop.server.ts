import type { MiddlewareHandler } from 'hono';
import { t } from '../lib/i18n.ts';
import type { ServerContext } from '../server/calls/define-call.server.ts';
import { openApiPath, programsOpenApiPath } from '../server/calls/openapi.server.ts';
import type { Env } from '../server/env.server.ts';
import { readCookie } from '../server/http/cookies.server.ts';
import { demoNotice } from '../server/http/demo-notice.server.ts';
import { fallbackResponse } from '../server/http/fallback-response.server.ts';
import { requestContext } from '../server/http/mount-calls.server.ts';
import { resolveSite } from '../sites/resolve-site.ts';
import type { Site } from '../sites/site.ts';
import { siteInPreview } from './preview-facts.server.ts';

/** Paths of staff and programs, who work on a shop before it opens. */
const alwaysOpen = ['/desk', '/assets', '/preview', '/api/v1', '/api/docs', openApiPath, programsOpenApiPath];

const isAlwaysOpen = (path: string) => alwaysOpen.some((root) => path === root || path.startsWith(`${root}/`));

/** Strangers are told that a closed shop opens soon; whoever has a ticket of the desk may use it. */
export function hideClosedShops(env: Env, server: ServerContext): MiddlewareHandler {
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

function openingSoon({ contact: { phone, email } }: Site): string {
  if (phone === '' || email === '') return t`This shop is not open yet. Please come back soon.`;
  return t`This shop is not open yet. Until it is, please write to ${email} or call ${phone}.`;
}
