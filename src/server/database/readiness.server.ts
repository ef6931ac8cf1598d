import type pg from 'pg';
import { visitorTimeouts, withTimeouts } from './connection-timeouts.server.ts';
import { DatabaseClient } from './database-client.server.ts';

const limits = { ...visitorTimeouts, connect: 1_500, statement: 1_000 };
const goodForMs = 100;

const question = `select pg_is_in_recovery() as standby, current_setting('transaction_read_only') = 'on' as "readOnly"`;

/** A connection of its own: one from the pool may predate a failover, and a busy pool proves nothing. */
export function createReadinessCheck(connection: pg.PoolConfig): () => Promise<string | undefined> {
  let answer: Promise<string | undefined> | undefined;
  return () => {
    if (answer) return answer;
    const check = checkConnection(connection);
    answer = check;
    void check.then(() =>
      setTimeout(() => {
        answer = undefined;
      }, goodForMs).unref(),
    );
    return check;
  };
}

async function checkConnection(connection: pg.PoolConfig): Promise<string | undefined> {
  const client = new DatabaseClient({ ...withTimeouts(connection, limits), query_timeout: limits.statement });
  try {
    await client.connect();
    const { rows } = await client.query<{ standby: boolean; readOnly: boolean }>(question);
    await client.end();
    if (rows[0]?.standby) return 'the database is a read-only standby';
    return rows[0]?.readOnly ? 'the database is read-only' : undefined;
  } catch {
    client.connection.stream.destroy();
    return 'the database does not answer';
  }
}
