import type { Hono } from 'hono';
import type { ServerContext } from '../calls/define-call.server.ts';
import { readOnce } from '../calls/run-reading-call.server.ts';
import type { Database } from '../database/database.server.ts';
import { retryAfterSeconds } from '../database/database-down.server.ts';

export function mountHealth(app: Hono, server: Pick<ServerContext, 'database'>): void {
  app.get('/healthz', (c) => c.text('ok'));
  app.get('/readyz', async (c) => {
    const reason = await server.database.notReadyReason();
    return reason ? c.text(reason, 503, { 'retry-after': String(retryAfterSeconds) }) : c.text('ready');
  });
  app.get('/readyz/reading', async (c) => {
    const from = await findReadable(server.database);
    return from ? c.text(from) : c.text('nothing can be read', 503, { 'retry-after': String(retryAfterSeconds) });
  });
}

/** With this answer a balancer keeps sending visitors while nothing can be written. */
async function findReadable(database: Database): Promise<string | undefined> {
  const facts = database.replicas.facts().filter(({ isPrimary }) => !isPrimary);
  const behind = facts.flatMap(({ isUsed, secondsBehind = 0 }) => (isUsed ? [secondsBehind] : []));
  const replicas = `${behind.length} of ${facts.length} replicas, ${Math.max(0, ...behind).toFixed(1)} s behind at most`;
  const answers = await readOnce(database, async (from) => {
    await from.$client.query('select 1');
    return from.isReplica ? 'a replica' : 'the primary';
  }).catch(() => undefined);
  return answers && `read from ${answers}; ${replicas}`;
}
