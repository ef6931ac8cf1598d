import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { resolveSite } from '../../sites/resolve-site.ts';
import { clientIp } from '../client-ip.server.ts';
import type { Env } from '../env.server.ts';
import { ipNetworkOf } from '../ip-network.server.ts';
import type { Log } from '../log.server.ts';
import { httpDuration, httpRequests, httpRunning } from '../metrics/metrics.server.ts';
import type { RequestNotes } from '../request-notes.ts';

type Bindings = { incoming?: { socket?: Socket }; outgoing?: ServerResponse } | undefined;
type Seen = { method: string; route: string; status: number; seconds: number };

const probes: readonly string[] = ['/healthz', '/readyz', '/metrics'];
/** Clients may send any method; each would be a series of its own. */
const knownMethods: readonly string[] = ['GET', 'HEAD', 'POST', 'OPTIONS'];

/** Gives the request its id, then counts, measures and logs it by the pattern of its route. */
export function observeRequests(env: Env, { log }: { log: Log }): MiddlewareHandler {
  const writeAccess = accessLog(env, log);
  return async (c, next) => {
    if (probes.includes(c.req.path)) return next();
    const started = performance.now();
    const notes = notesOf(env, c);
    c.set('notes', notes);
    const { incoming, outgoing } = (c.env ?? {}) as NonNullable<Bindings>;
    const bytesBefore = incoming?.socket?.bytesWritten ?? 0;
    httpRunning.inc();
    await next();
    httpRunning.dec();
    c.res.headers.set('x-request-id', notes.requestId);
    const method = knownMethods.includes(c.req.method) ? c.req.method : 'other';
    const seen = {
      method,
      route: notes.route ?? routePath(c),
      status: c.res.status,
      seconds: (performance.now() - started) / 1000,
    };
    httpRequests.inc({ site: notes.site, method, route: seen.route, status: seen.status });
    httpDuration.observe({ method, route: seen.route }, seen.seconds);
    if (!outgoing) return writeAccess(notes, seen, undefined);
    outgoing.once('close', () => {
      const bytes = (incoming?.socket?.bytesWritten ?? 0) - bytesBefore;
      writeAccess(notes, seen, { bytes, cut: !outgoing.writableFinished });
    });
  };
}

function notesOf(env: Env, c: Context): RequestNotes {
  const socketAddress = (c.env as Bindings)?.incoming?.socket?.remoteAddress ?? '';
  const given = env.trustedProxies.trusts(socketAddress.replace(/^::ffff:/, '')) ? c.req.header('x-request-id') : '';
  return {
    requestId: /^[\w.-]{1,100}$/.exec(given ?? '')?.[0] ?? randomUUID(),
    address: clientIp(socketAddress, c.req.header('x-forwarded-for'), env.trustedProxies),
    site: resolveSite(c.req.header('host'), env.siteHosts, env.brand),
  };
}

type Sent = { bytes: number; cut: boolean };

/** Never the path or the query: they may name people, or carry the token of a link. */
function accessLog({ accessLog: which, accessLogAddress }: Env, log: Log) {
  return ({ route: _, address, ...notes }: RequestNotes, seen: Seen, sent: Sent | undefined): void => {
    const isError = seen.status >= 500;
    if (which === 'off' || (which === 'errors' && !isError)) return;
    const { method, route, status, seconds } = seen;
    log[isError ? 'warn' : 'info'](
      {
        ...notes,
        ...(accessLogAddress !== 'off' && { address: accessLogAddress === 'full' ? address : ipNetworkOf(address) }),
        ...{ method, route, status, ms: Math.round(seconds * 1e4) / 10, bytes: sent?.bytes },
        // The client left before it had the whole reply.
        ...(sent?.cut && { cut: true }),
      },
      'request',
    );
  };
}
