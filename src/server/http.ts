import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { say } from '../lib/say.ts';
import type { Site } from '../sites/site.ts';
import { whichSite } from '../sites/which-site.ts';
import type { Handler, Server } from './call.ts';
import { callRoots } from './call-paths.ts';
import { callerAddress } from './caller-address.ts';
import { forReader } from './compress.ts';
import { readCookie } from './cookies.ts';
import { dispatch } from './dispatch.ts';
import type { Env } from './env.ts';
import { HttpRefused } from './refuse.ts';

const maxUserAgent = 300;
const longestKey = 200;

export type Reached = { site: Site; secure: boolean; address: string; requestId: string };

/** Which site a request reached, how, and from where; Host is believed only to choose the site. */
export function reached(env: Env, c: Context): Reached {
  const site = whichSite(c.req.header('host'), env.siteHosts, env.brand);
  const socket = (c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)?.incoming?.socket;
  return {
    site,
    secure: env.siteHosts[site.code].address.startsWith('https:'),
    address: callerAddress(socket?.remoteAddress ?? '', c.req.header('x-forwarded-for'), env.trustedProxies),
    requestId: randomUUID(),
  };
}

/** All calls as one Hono app: JSON in, JSON out, never HTML on an API path. */
export function mountCalls(env: Env, server: Server, handlers: readonly Handler[]): Hono {
  const app = new Hono();
  for (const handler of handlers) {
    const { path, method } = handler.contract;
    const bare = `/${path.replace(/\/$/, '')}`;
    for (const route of [bare, `${bare}/`]) {
      app.on(method, route, (c) => serve(env, server, handler, c));
      app.all(route, (c) => c.json({ success: false, message: `Please use ${method}.` }, 405, { allow: method }));
    }
  }
  for (const root of callRoots)
    app.all(`/${root}/*`, (c) => c.json({ success: false, message: 'There is no such call.' }, 404));
  return app;
}

async function serve(env: Env, server: Server, handler: Handler, c: Context): Promise<Response> {
  const where = reached(env, c);
  const body = await readBody(handler, c);
  const outcome =
    body instanceof HttpRefused
      ? { status: body.status, body: body.reply, headers: new Headers() }
      : await dispatch(server, handler, {
          ...where,
          body,
          token: headerToken(c),
          cookieToken: readCookie(c, 'auth_key', where.secure),
          deviceToken: readCookie(c, 'device', where.secure),
          userAgent: c.req.header('user-agent')?.slice(0, maxUserAgent),
          idempotencyKey: c.req.header('idempotency-key'),
          signal: () => c.req.raw.signal,
        });
  outcome.headers.set('cache-control', 'no-store');
  outcome.headers.set('x-request-id', where.requestId);
  outcome.headers.set('content-type', 'application/json; charset=utf-8');
  server.log.info({
    requestId: where.requestId,
    site: where.site.code,
    call: handler.contract.path,
    status: outcome.status,
  });
  const text = await forReader(JSON.stringify(outcome.body), outcome.headers, c.req.header('accept-encoding'));
  return new Response(text, { status: outcome.status, headers: outcome.headers });
}

function headerToken(c: Context): string | undefined {
  return /^Token\s+(\S{1,200})\s*$/i.exec(c.req.header('authorization') ?? '')?.[1];
}

async function readBody(handler: Handler, c: Context): Promise<unknown> {
  if ((c.req.header('idempotency-key') ?? '').length > longestKey)
    return new HttpRefused(400, say`Please use an Idempotency-Key of at most ${longestKey} characters.`);
  if (handler.contract.method === 'GET') return { ...c.req.query(), ...c.req.param() };
  const text = await c.req.text();
  if (text.trim() === '') return c.req.param();
  try {
    const json: unknown = JSON.parse(text);
    if (typeof json !== 'object' || json === null || Array.isArray(json)) throw new SyntaxError();
    return { ...json, ...c.req.param() };
  } catch {
    return new HttpRefused(400, 'The request body is not a JSON object.');
  }
}
