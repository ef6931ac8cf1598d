import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { say } from '../lib/say.ts';
import { isCallPath } from './http.ts';
import { isTextAddress } from './outside-text.ts';

/** Why a request is not looked at any further. */
export type RequestRefusal = { status: 400 | 413; message: string };

/** How a page says so. */
export type RefusePage = (c: Context, refusal: RequestRefusal) => Response | Promise<Response>;

const maxBodyBytes = 1_000_000;

/** Two Host headers could mean one site to a proxy and another one here. */
export const oneHost: MiddlewareHandler = async (c, next) => {
  const { incoming } = (c.env ?? {}) as { incoming?: { rawHeaders?: readonly string[] } };
  const hosts = (incoming?.rawHeaders ?? []).filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  if (hosts.length > 1) return c.text('The request names more than one host.', 400);
  return next();
};

/** Turns away, before anything reads it, a request whose address is no text or whose body is larger than 1 MB. */
export function guardRequests(refusePage?: RefusePage): MiddlewareHandler {
  const refuse = (c: Context, refusal: RequestRefusal) => {
    const { status, message } = refusal;
    if (isCallPath(c.req.path)) return c.json({ success: false, message }, status, { 'cache-control': 'no-store' });
    return refusePage?.(c, refusal) ?? c.text(message, status);
  };
  const tooLarge = (c: Context) => refuse(c, { status: 413, message: say`The request is larger than 1 MB.` });
  const limitWhileReading = bodyLimit({ maxSize: maxBodyBytes, onError: tooLarge });
  return async (c, next) => {
    if (c.req.url.includes('%') && !isTextAddress(new URL(c.req.url)))
      return refuse(c, { status: 400, message: say`The address holds a character that is no text.` });
    // To look at a body that does not tell its length costs as much as a whole call.
    const told = c.req.header('transfer-encoding') === undefined ? c.req.header('content-length') : undefined;
    if (told === undefined && c.req.method !== 'GET' && c.req.method !== 'HEAD') return limitWhileReading(c, next);
    return Number(told ?? 0) > maxBodyBytes ? tooLarge(c) : next();
  };
}
