import type { Context, MiddlewareHandler } from 'hono';
import { t } from '../../lib/i18n.ts';
import { expectedClient } from '../calls/authenticate-buyer.server.ts';
import { isCallPath } from '../calls/call-paths.server.ts';
import type { ServerContext } from '../calls/define-call.server.ts';
import { errorBody } from '../calls/program-error.ts';
import { isValidUrl } from '../calls/validate-input.server.ts';
import type { Database } from '../database/database.server.ts';
import type { Env } from '../env.server.ts';
import { type QueueClient, runInQueue } from '../jobs/queues.server.ts';
import { readCookie } from './cookies.server.ts';
import { bearerToken, headerToken, type RequestContext, requestContext } from './mount-calls.server.ts';
import { receiveBody } from './receive-body.server.ts';
import { isDeskPath } from './separate-desk.server.ts';

export type RequestError = { status: 400 | 413; message: string };

export type RenderErrorPage = (c: Context, refusal: RequestError) => Response | Promise<Response>;

const maxBodyBytes = 1_000_000;
const longBodyBytes = 30_000;

/**
 * With two Host headers, or a request line that names another host than the header, a proxy and the store could choose
 * different sites.
 */
export const rejectMultipleHosts: MiddlewareHandler = async (c, next) => {
  const { incoming } = (c.env ?? {}) as { incoming?: { url?: string; rawHeaders?: readonly string[] } };
  const { url = '/', rawHeaders = [] } = incoming ?? {};
  const hosts = rawHeaders.filter((_, index) => rawHeaders[index - 1]?.toLowerCase() === 'host' && index % 2 === 1);
  const named = /^https?:/i.test(url) ? URL.parse(url)?.host : undefined;
  const isOther = named !== undefined && named !== URL.parse(`${new URL(url).protocol}//${hosts[0]}`)?.host;
  if (hosts.length > 1 || isOther) return c.text('The request names more than one host.', 400);
  return next();
};

/** `takesFile` names the calls that bound and queue their body themselves. */
export function guardRequests(
  env: Env,
  { database, sites }: Pick<ServerContext, 'database' | 'sites'>,
  takesFile: (path: string) => boolean,
  refusePage?: RenderErrorPage,
): MiddlewareHandler {
  const refuse = (c: Context, refusal: RequestError) => {
    const { status, message } = refusal;
    if (isCallPath(c.req.path))
      return c.json(errorBody(c.req.path, status, { message }), status, { 'cache-control': 'no-store' });
    return refusePage?.(c, refusal) ?? c.text(message, status);
  };
  const tooLarge = (c: Context) => refuse(c, { status: 413, message: t`The request is larger than 1 MB.` });
  return async (c, next) => {
    if (c.req.url.includes('%') && !isValidUrl(new URL(c.req.url)))
      return refuse(c, { status: 400, message: t`The address contains an invalid character.` });
    if (takesFile(c.req.path)) return next();
    const isChunked = c.req.header('transfer-encoding') !== undefined;
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    const length = isChunked ? undefined : (c.req.header('content-length') ?? (isRead ? 0 : undefined));
    if (Number(length ?? 0) > maxBodyBytes) return tooLarge(c);
    // To look at the body costs as much as a whole call.
    if (length !== undefined && Number(length) <= longBodyBytes) return next();
    const { body } = c.req.raw;
    if (!body) return next();
    const client = expectedSender(database, c, requestContext(env, sites, c));
    // The body is received before its turn, so that slow senders hold up nobody.
    const received = await receiveBody(body, client, maxBodyBytes);
    if (!received) return tooLarge(c);
    c.req.raw = new Request(c.req.raw, { body: received });
    if (received.byteLength <= longBodyBytes) return next();
    return runInQueue('uploads', client, next);
  };
}

function expectedSender(database: Database, c: Context, { site, secure, address }: RequestContext): QueueClient {
  const isAtDesk = isDeskPath(c.req.path);
  const token = isAtDesk
    ? readCookie(c, 'desk', secure)
    : (bearerToken(c) ?? headerToken(c) ?? readCookie(c, 'auth_key', secure));
  return { ...(token && expectedClient(database, isAtDesk ? 'desk' : site.code, token)), address };
}
