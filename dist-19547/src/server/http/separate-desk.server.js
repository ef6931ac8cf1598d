                                                       
import { t } from '../../lib/i18n.js';
import { isCallPath } from '../calls/call-paths.server.js';
import { isDeskHost } from '../desk-host.server.js';
                                            

const isDeskPath = (path        ) => path === '/desk' || path.startsWith('/desk/');

/** With DESK_HOST the desk is there only, and nothing else is; without it the desk is on every host. */
export function separateDesk(env     , showNotFound                                               )                    {
  return async (c, next) => {
    if (env.deskAddress === undefined) return next();
    const onDeskHost = isDeskHost(env, c.req.header('host'));
    const { path, method } = c.req;
    if (isDeskPath(path) === onDeskHost) return next();
    if (onDeskHost && path === '/' && method === 'GET') return c.redirect('/desk');
    if (isCallPath(path)) return c.json({ success: false, message: 'There is no such call.' }, 404);
    if (onDeskHost || !showNotFound) return c.text(t`There is no such page here.`, 404);
    return showNotFound(c);
  };
}
