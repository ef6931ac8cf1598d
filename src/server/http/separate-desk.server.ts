import type { Context, MiddlewareHandler } from 'hono';
import { t } from '../../lib/i18n.ts';
import { isCallPath } from '../calls/call-paths.server.ts';
import { errorBody } from '../calls/program-error.ts';
import { isDeskHost } from '../desk-host.server.ts';
import type { Env } from '../env.server.ts';
import { unknownCall } from './mount-calls.server.ts';

export const isDeskPath = (path: string) => path === '/desk' || path.startsWith('/desk/');

/** With DESK_HOST the desk is there only, and nothing else is; without it the desk is on every host. */
export function separateDesk(env: Env, showNotFound?: (c: Context) => Response | Promise<Response>): MiddlewareHandler {
  return async (c, next) => {
    if (env.deskAddress === undefined) return next();
    const onDeskHost = isDeskHost(env, c.req.header('host'));
    const { path, method } = c.req;
    if (isDeskPath(path) === onDeskHost) return next();
    if (onDeskHost && path === '/' && method === 'GET') return c.redirect('/desk');
    if (isCallPath(path)) return c.json(errorBody(path, 404, unknownCall), 404);
    if (onDeskHost || !showNotFound) return c.text(t`There is no such page here.`, 404);
    return showNotFound(c);
  };
}
