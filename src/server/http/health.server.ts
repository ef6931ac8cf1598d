import { timingSafeEqual } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { collectDefaultMetrics, register } from 'prom-client';
import type { ServerContext } from '../calls/define-call.server.ts';
import { retryAfterSeconds } from '../database/database-down.server.ts';
import type { Env } from '../env.server.ts';
import { requestContext } from './mount-calls.server.ts';

export function mountHealth(app: Hono, env: Env, server: ServerContext): void {
  app.get('/healthz', (c) => c.text('ok'));
  app.get('/readyz', async (c) => {
    const reason = await server.database.notReadyReason();
    return reason ? c.text(reason, 503, { 'retry-after': String(retryAfterSeconds) }) : c.text('ready');
  });
  register.clear();
  collectDefaultMetrics();
  app.get('/metrics', async (c) => {
    if (!mayReadMetrics(env, server, c)) return c.text('not allowed', 403);
    return c.text(await register.metrics(), 200, { 'content-type': register.contentType });
  });
}

function mayReadMetrics(env: Env, { sites }: ServerContext, c: Context): boolean {
  const token = /^Bearer\s+(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
  if (env.metricsToken && token) return sameText(token, env.metricsToken);
  return ['127.0.0.1', '::1'].includes(requestContext(env, sites, c).address);
}

function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
