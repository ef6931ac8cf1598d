import { timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { prometheusContentType } from 'prom-client';
import type { Sites } from '../../sites/site.ts';
import type { Env } from '../env.server.ts';
import { bearerToken, requestContext } from './mount-calls.server.ts';

export type ReadMetrics = () => Promise<string>;

/** Metrics are on the store's own port, unless METRICS_PORT names another one. */
export function mountMetrics(app: Hono, env: Env, { sites }: { sites: Sites }, read: ReadMetrics): void {
  if (env.metricsPort !== undefined) return;
  app.get('/metrics', async (c) => {
    const token = bearerToken(c);
    const isAllowed =
      env.metricsToken && token
        ? isSameText(token, env.metricsToken)
        : !isBehindProxy(env) && ['127.0.0.1', '::1'].includes(requestContext(env, sites, c).address);
    return isAllowed ? reply(c, read) : c.text('not allowed', 403);
  });
}

/** Where a proxy ends TLS, who comes from this machine may be its visitor: it need not say for whom it asks. */
const isBehindProxy = ({ siteHosts, deskAddress }: Env) =>
  [...Object.values(siteHosts).map(({ address }) => address), deskAddress].some((one) => one?.startsWith('https:'));

/** Without a token METRICS_PORT is open to this machine only, because nobody else can connect. */
export function metricsAddressOf({ metricsToken, host }: Pick<Env, 'metricsToken' | 'host'>): string {
  return metricsToken ? host : '127.0.0.1';
}

export function createMetricsApp({ metricsToken }: Pick<Env, 'metricsToken'>, read: ReadMetrics): Hono {
  const app = new Hono();
  app.get('/metrics', async (c) => {
    const isAllowed = metricsToken === undefined || isSameText(bearerToken(c) ?? '', metricsToken);
    return isAllowed ? reply(c, read) : c.text('not allowed', 403);
  });
  return app;
}

const reply = async (c: Context, read: ReadMetrics) =>
  c.text(await read(), 200, { 'content-type': prometheusContentType });

function isSameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
