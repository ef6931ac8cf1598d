import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { RefusalReply } from '../../lib/contract.ts';
import { t } from '../../lib/i18n.ts';
import { parseSiteCode, resolveSite } from '../../sites/resolve-site.ts';
import type { SellerSite, Sites } from '../../sites/site.ts';
import { callRoots } from '../calls/call-paths.server.ts';
import type { CallResult, Handler, ServerContext } from '../calls/define-call.server.ts';
import { dispatch } from '../calls/dispatch.server.ts';
import { openApiDocument, openApiPath, programsOpenApiPath } from '../calls/openapi.server.ts';
import { errorBody, programError } from '../calls/program-error.ts';
import { readsOnly } from '../calls/run-reading-call.server.ts';
import { clientIp } from '../client-ip.server.ts';
import { isServedByHttps } from '../desk-host.server.ts';
import type { Env } from '../env.server.ts';
import { isCrowded } from '../jobs/queues.server.ts';
import { HttpError } from '../refuse.server.ts';
import type { RequestNotes } from '../request-notes.ts';
import { compressForClient } from './compress.server.ts';
import { readCookie } from './cookies.server.ts';
import { readFileOf } from './read-file.server.ts';
import { onlyPrimary, rememberPosition, writtenPosition } from './written-position.server.ts';

const maxUserAgent = 300;
const maxKeyLength = 200;

export type RequestContext = {
  site: SellerSite;
  inPreview?: boolean;
  secure: boolean;
  /** Origins of the pages that may have sent the request. */
  origin: string;
  address: string;
  requestId: string;
  notes?: RequestNotes | undefined;
  /** The position of what this browser wrote last, which it has to find again. */
  position: number | undefined;
};

/** The Host header is trusted only for choosing the site. */
export function requestContext(env: Env, sites: Sites, c: Context): RequestContext {
  const site = sites[resolveSite(c.req.header('host'), env.siteHosts, env.brand)];
  const secure = isServedByHttps(env, c.req.header('host'));
  const notes = c.get('notes');
  const socket = (c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)?.incoming?.socket;
  return {
    site,
    secure,
    origin: `${secure ? 'https' : 'http'}://${(c.req.header('host') ?? '').toLowerCase()}`,
    address:
      notes?.address ?? clientIp(socket?.remoteAddress ?? '', c.req.header('x-forwarded-for'), env.trustedProxies),
    requestId: notes?.requestId ?? randomUUID(),
    notes,
    position: writtenPosition(c, secure),
  };
}

export function mountCalls(env: Env, server: ServerContext, handlers: readonly Handler[]): Hono {
  const app = new Hono();
  for (const handler of handlers) {
    const { path, method } = handler.contract;
    const withoutSlash = `/${path.replace(/\/$/, '')}`;
    for (const route of [withoutSlash, `${withoutSlash}/`]) {
      app.on(method, route, (c) => serve(env, server, handler, c));
      app.all(route, (c) =>
        c.json(errorBody(c.req.path, 405, { message: `Please use ${method}.` }), 405, { allow: method }),
      );
    }
  }
  app.get(openApiPath, serveOpenApi(handlers));
  app.get(programsOpenApiPath, serveOpenApi(handlers.filter(({ audience }) => audience === 'programs')));
  for (const root of callRoots) app.all(`/${root}/*`, (c) => c.json(errorBody(c.req.path, 404, unknownCall), 404));
  return app;
}

/** A path on the wrong host gets this answer as well. */
export const unknownCall = { message: 'There is no such call.', refusal: 'unknown_call' };

/** The path may have a trailing slash or not. */
export function isFileCall(handlers: readonly Handler[]): (path: string) => boolean {
  const patterns = handlers
    .filter(({ contract }) => contract.takesFile)
    .map(({ contract }) => contract.path.slice(0, -1).split('/'));
  return (path) => {
    const parts = path.replace(/\/$/, '').slice(1).split('/');
    return patterns.some(
      (pattern) =>
        pattern.length === parts.length && pattern.every((part, at) => part.startsWith(':') || part === parts[at]),
    );
  };
}

/** Generated at the first request. */
function serveOpenApi(handlers: readonly Handler[]) {
  let document: string | undefined;
  return async (c: Context): Promise<Response> => {
    document ??= JSON.stringify(openApiDocument(handlers));
    const headers = new Headers({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    });
    return new Response(await compressForClient(document, headers, c.req.header('accept-encoding')), { headers });
  };
}

async function serve(env: Env, server: ServerContext, handler: Handler, c: Context): Promise<Response> {
  const context =
    handler.audience === 'staff' ? deskContext(env, server.sites, c) : requestContext(env, server.sites, c);
  if (context.notes) Object.assign(context.notes, { route: `/${handler.contract.path}`, site: context.site.code });
  const body = refuseForeignOrigin(handler, c, context) ?? (await readBody(handler, c));
  const token = handler.audience === 'programs' ? bearerToken(c) : headerToken(c);
  const cookieToken = readCookie(c, 'auth_key', context.secure);
  // A client that signs in without cookies does not tell what it wrote last.
  const keepsCookies = token === undefined || token === cookieToken;
  const outcome =
    body instanceof HttpError
      ? { status: body.status, body: body.reply, headers: new Headers() }
      : await dispatch(server, handler, {
          ...context,
          body,
          token,
          cookieToken,
          position: keepsCookies ? context.position : onlyPrimary,
          deviceToken: readCookie(c, 'device', context.secure),
          staffToken: handler.audience === 'staff' ? readCookie(c, 'desk', context.secure) : undefined,
          userAgent: c.req.header('user-agent')?.slice(0, maxUserAgent),
          idempotencyKey: c.req.header('idempotency-key'),
          signal: () => c.req.raw.signal,
          readFile: handler.contract.takesFile && readFileOf(c.req.raw, () => isWaitedFor(handler)),
        });
  if (outcome.status === 200 && handler.audience !== 'programs' && !readsOnly(handler)) {
    const inTransaction = handler.options.transaction === true;
    await rememberPosition(server.database, outcome.headers, { inTransaction, secure: context.secure });
  }
  outcome.headers.set('cache-control', 'no-store');
  outcome.headers.set('x-request-id', context.requestId);
  outcome.headers.set('content-type', 'application/json; charset=utf-8');
  const text = await compressForClient(
    bodyText(handler, outcome, context),
    outcome.headers,
    c.req.header('accept-encoding'),
  );
  return new Response(text, { status: outcome.status, headers: outcome.headers });
}

/** Programs get every refusal and every error in one form. */
function bodyText(
  { audience, contract }: Handler,
  { status, body }: CallResult,
  { requestId }: RequestContext,
): string {
  if (audience !== 'programs' || status === 200) return JSON.stringify(body);
  return JSON.stringify(programError(status, { ...(body as RefusalReply), request_id: requestId }, contract.params));
}

const isWaitedFor = ({ options: { queue } }: Handler) => typeof queue === 'string' && isCrowded(queue);

/** The desk works for several sites on one host. */
function deskContext(env: Env, sites: Sites, c: Context): RequestContext {
  const context = requestContext(env, sites, c);
  const code = parseSiteCode(c.req.param('site') ?? '');
  return code ? { ...context, site: sites[code] } : context;
}

/**
 * Another site's page may not act with the session of staff, nor sign a visitor in to an account of its own. Browsers name
 * the page's origin in every POST; buyers also call with programs that name none, and behind proxies that change the host.
 */
function refuseForeignOrigin({ audience }: Handler, c: Context, { secure }: RequestContext): HttpError | undefined {
  if (c.req.method === 'GET' || audience === 'programs') return undefined;
  const name = c.req.header('origin');
  const origin = URL.parse(name ?? '');
  const isOwn = origin !== null && origin.host === c.req.header('host') && (!secure || origin.protocol === 'https:');
  if (isOwn) return undefined;
  if (audience === 'staff') return new HttpError(403, t`This request did not come from a page of the desk.`);
  if (name === undefined || c.req.header('sec-fetch-site') === 'same-origin') return undefined;
  return new HttpError(403, t`This request did not come from a page of this shop.`);
}

export function headerToken(c: Context): string | undefined {
  return /^Token\s+(\S{1,200})\s*$/i.exec(c.req.header('authorization') ?? '')?.[1];
}

export const bearerToken = (c: Context): string | undefined =>
  /^Bearer\s+(\S{1,200})\s*$/i.exec(c.req.header('authorization') ?? '')?.[1];

async function readBody(handler: Handler, c: Context): Promise<unknown> {
  if ((c.req.header('idempotency-key') ?? '').length > maxKeyLength)
    return new HttpError(400, t`Please use an Idempotency-Key of at most ${maxKeyLength} characters.`);
  if (handler.contract.method === 'GET' || handler.contract.takesFile) {
    const twice = Object.entries(c.req.queries()).find(([, values]) => values.length > 1)?.[0];
    return handler.audience === 'programs' && twice !== undefined
      ? sentTwice(twice)
      : { ...c.req.query(), ...c.req.param() };
  }
  const text = await c.req.text();
  if (text.trim() === '') return c.req.param();
  try {
    const json: unknown = JSON.parse(text);
    if (typeof json !== 'object' || json === null || Array.isArray(json)) throw new SyntaxError();
    // Copying an object of very many names takes longer than reading it.
    return Object.assign(json, c.req.param());
  } catch {
    return new HttpError(400, 'The request body is not a JSON object.');
  }
}

function sentTwice(field: string): HttpError {
  const message = `Please send ${field} once`;
  return new HttpError(400, message, { errors: [{ field, message, code: 'unknown_parameter' }] });
}
