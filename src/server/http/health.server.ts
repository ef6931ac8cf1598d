import { timingSafeEqual } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { collectDefaultMetrics, register } from 'prom-client';
import type { ServerContext } from '../calls/define-call.server.ts';
import { readOnce } from '../calls/run-reading-call.server.ts';
import type { Database } from '../database/database.server.ts';
import { retryAfterSeconds } from '../database/database-down.server.ts';
import { collectReplicaMetrics } from '../database/replica-metrics.server.ts';
import type { Env } from '../env.server.ts';
import { requestContext } from './mount-calls.server.ts';

export function mountHealth(app: Hono, env: Env, server: ServerContext): void {
  app.get('/healthz', (c) => c.text('ok'));
  app.get('/readyz', async (c) => {
    const reason = await server.database.notReadyReason();
    return reason ? c.text(reason, 503, { 'retry-after': String(retryAfterSeconds) }) : c.text('ready');
  });
  app.get('/readyz/reading', async (c) => {
    const from = await findReadable(server.database);
    return from ? c.text(from) : c.text('nothing can be read', 503, { 'retry-after': String(retryAfterSeconds) });
  });
  register.clear();
  collectDefaultMetrics();
  collectReplicaMetrics(server.database);
  app.get('/metrics', async (c) => {
    if (!mayReadMetrics(env, server, c)) return c.text('not allowed', 403);
    return c.text(await register.metrics(), 200, { 'content-type': register.contentType });
  });
}

/** For a balancer that keeps sending visitors while nothing can be written. */
async function findReadable(database: Database): Promise<string | undefined> {
  const facts = database.replicas.facts();
  const behind = facts.flatMap(({ isUsed, secondsBehind = 0 }) => (isUsed ? [secondsBehind] : []));
  const replicas = `${behind.length} of ${facts.length} replicas, ${Math.max(0, ...behind).toFixed(1)} s behind at most`;
  const answers = await readOnce(database, async (from) => {
    await from.$client.query('select 1');
    return from.isReplica ? 'a replica' : 'the primary';
  }).catch(() => undefined);
  return answers && `read from ${answers}; ${replicas}`;
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
