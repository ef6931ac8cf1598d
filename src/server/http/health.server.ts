import type { Hono } from 'hono';
import type { ServerContext } from '../calls/define-call.server.ts';
import { retryAfterSeconds } from '../database/database-down.server.ts';

export function mountHealth(app: Hono, server: Pick<ServerContext, 'database'>): void {
  app.get('/healthz', (c) => c.text('ok'));
  app.get('/readyz', async (c) => {
    const reason = await server.database.notReadyReason();
    return reason ? c.text(reason, 503, { 'retry-after': String(retryAfterSeconds) }) : c.text('ready');
  });
}
