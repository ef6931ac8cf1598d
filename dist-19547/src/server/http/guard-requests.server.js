                                                       
import { bodyLimit } from 'hono/body-limit';
import { t } from '../../lib/i18n.js';
import { sites } from '../../sites/resolve-site.js';
import { isCallPath } from '../calls/call-paths.server.js';
import { isValidUrl } from '../calls/validate-input.server.js';
                                            
import { runInQueue } from '../jobs/queues.server.js';
import { requestContext } from './mount-calls.server.js';

                                                                  

                                                                                                  

const maxBodyBytes = 1_000_000;
const longBodyBytes = 30_000;

/** With two Host headers a proxy and the store could choose different sites. */
export const rejectMultipleHosts                    = async (c, next) => {
  const { incoming } = (c.env ?? {})                                                     ;
  const hosts = (incoming?.rawHeaders ?? []).filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  if (hosts.length > 1) return c.text('The request names more than one host.', 400);
  return next();
};

/** `takesFile` names the calls that bound and queue their body themselves. */
export function guardRequests(
  env     ,
  takesFile                           ,
  refusePage                  ,
)                    {
  const refuse = (c         , refusal              ) => {
    const { status, message } = refusal;
    if (isCallPath(c.req.path)) return c.json({ success: false, message }, status, { 'cache-control': 'no-store' });
    return refusePage?.(c, refusal) ?? c.text(message, status);
  };
  const tooLarge = (c         ) => refuse(c, { status: 413, message: t`The request is larger than 1 MB.` });
  const limitWhileReading = bodyLimit({ maxSize: maxBodyBytes, onError: tooLarge });
  return async (c, next) => {
    if (c.req.url.includes('%') && !isValidUrl(new URL(c.req.url)))
      return refuse(c, { status: 400, message: t`The address contains an invalid character.` });
    if (takesFile(c.req.path)) return next();
    // Only a body without Content-Length must be read to be measured, which costs as much as a whole call.
    const contentLength = c.req.header('transfer-encoding') === undefined ? c.req.header('content-length') : undefined;
    if (contentLength === undefined && c.req.method !== 'GET' && c.req.method !== 'HEAD')
      return limitWhileReading(c, next);
    if (Number(contentLength ?? 0) > maxBodyBytes) return tooLarge(c);
    return Number(contentLength ?? 0) > longBodyBytes
      ? runInQueue('uploads', requestContext(env, sites, c), next)
      : next();
  };
}
