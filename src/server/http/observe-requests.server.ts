import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Context, MiddlewareHandler, Next } from 'hono';
import { routePath } from 'hono/route';
import { resolveSite } from '../../sites/resolve-site.ts';
import type { SiteCode } from '../../sites/site.ts';
import { clientIp } from '../client-ip.server.ts';
import type { Env } from '../env.server.ts';
import { ipNetworkOf } from '../ip-network.server.ts';
import type { Log } from '../log.server.ts';
import { httpDuration, httpRequests, noteRunning } from '../metrics/metrics.server.ts';
import type { RequestNotes } from '../request-notes.ts';
import { currentTracer } from '../tracing/tracing.server.ts';

type Bindings = { incoming?: { socket?: Socket }; outgoing?: ServerResponse } | undefined;
type Observed = { method: string; route: string; status: number; seconds: number };

const probes: readonly string[] = ['/healthz', '/readyz', '/readyz/reading', '/metrics'];
/** Clients may send any method; each would be a series of its own. */
const knownMethods: readonly string[] = ['GET', 'HEAD', 'POST', 'OPTIONS'];

const methodOf = (c: Context) => (knownMethods.includes(c.req.method) ? c.req.method : 'other');

/** Gives the request its id, then counts, measures and logs it by the pattern of its route. */
export function observeRequests(env: Env, { log }: { log: Log }): MiddlewareHandler {
  const writeAccess = accessLog(env, log);
  return async (c, next) => {
    if (probes.includes(c.req.path)) return next();
    const started = performance.now();
    const arrived = readArrival(env, c);
    const { notes } = arrived;
    c.set('notes', notes);
    const { incoming, outgoing } = (c.env ?? {}) as NonNullable<Bindings>;
    const bytesBefore = incoming?.socket?.bytesWritten ?? 0;
    noteRunning(1);
    await traced(arrived, c, next);
    noteRunning(-1);
    c.res.headers.set('x-request-id', notes.requestId);
    const method = methodOf(c);
    const seen = {
      method,
      route: notes.route ?? routePath(c),
      status: c.res.status,
      seconds: (performance.now() - started) / 1000,
    };
    count(notes.site, seen);
    if (env.accessLog === 'off') return;
    if (!outgoing) return writeAccess(notes, seen, undefined);
    outgoing.once('close', () => {
      const bytes = (incoming?.socket?.bytesWritten ?? 0) - bytesBefore;
      writeAccess(notes, seen, { bytes, cut: !outgoing.writableFinished });
    });
  };
}

async function traced({ notes, traceparent }: Arrived, c: Context, next: Next): Promise<void> {
  const tracer = currentTracer();
  if (!tracer) return next();
  return tracer.inSpan(c.req.method, { request: { traceparent } }, async (span) => {
    await next();
    const route = notes.route ?? routePath(c);
    span.rename(`${methodOf(c)} ${route}`);
    span.set({
      'http.request.method': methodOf(c),
      'http.route': route,
      'http.response.status_code': c.res.status,
      'raceway.site': notes.site,
      'raceway.request_id': notes.requestId,
    });
    if (c.res.status >= 500) span.fail();
  });
}

type Series = { requests: { inc(): void }; duration: { observe(seconds: number): void } };
const known = new Map<string, Series>();

/** prom-client sorts and joins the labels at each use; known ones are kept. */
function count(site: SiteCode, { method, route, status, seconds }: Observed): void {
  const key = `${site} ${method} ${status} ${route}`;
  const series = known.get(key) ?? {
    requests: httpRequests.labels({ site, method, route, status }),
    duration: httpDuration.labels({ method, route }),
  };
  known.set(key, series);
  series.requests.inc();
  series.duration.observe(seconds);
}

type Arrived = { notes: RequestNotes; traceparent: string | undefined };

/** Ids that come with a request are taken over from trusted proxies only. */
function readArrival(env: Env, c: Context): Arrived {
  const socketAddress = (c.env as Bindings)?.incoming?.socket?.remoteAddress ?? '';
  const isTrusted = env.trustedProxies.trusts(socketAddress.replace(/^::ffff:/, ''));
  const given = isTrusted ? c.req.header('x-request-id') : undefined;
  const notes = {
    requestId: /^[\w.-]{1,100}$/.exec(given ?? '')?.[0] ?? randomUUID(),
    address: clientIp(socketAddress, c.req.header('x-forwarded-for'), env.trustedProxies),
    site: resolveSite(c.req.header('host'), env.siteHosts, env.brand),
  };
  return { notes, traceparent: isTrusted ? c.req.header('traceparent') : undefined };
}

type Sent = { bytes: number; cut: boolean };

/** Never the path or the query: they may name people, or carry the token of a link. */
function accessLog({ accessLog: which, accessLogAddress }: Env, log: Log) {
  return ({ route: _, address, ...notes }: RequestNotes, seen: Observed, sent: Sent | undefined): void => {
    const isError = seen.status >= 500;
    if (which === 'errors' && !isError) return;
    const { method, route, status, seconds } = seen;
    log[isError ? 'warn' : 'info'](
      {
        ...notes,
        ...(accessLogAddress !== 'off' && { address: accessLogAddress === 'full' ? address : ipNetworkOf(address) }),
        method,
        route,
        status,
        ms: Math.round(seconds * 1e4) / 10,
        bytes: sent?.bytes,
        // The client left before it had the whole reply.
        ...(sent?.cut && { cut: true }),
      },
      'request',
    );
  };
}
