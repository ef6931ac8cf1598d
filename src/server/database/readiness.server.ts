import type pg from 'pg';
import { visitorTimeouts, withTimeouts } from './connection-timeouts.server.ts';
import { DatabaseClient } from './database-client.server.ts';
import { isDiskFull } from './database-down.server.ts';

const limits = { ...visitorTimeouts, connect: 1_500, statement: 1_000 };
const goodForMs = 100;

const question = `select pg_is_in_recovery() as standby, current_setting('transaction_read_only') = 'on' as "readOnly"`;

/**
 * Writes some pages, because a row still fits where the disk is full: a sort that may use little memory puts them into a
 * file, which the server deletes at once.
 */
const writesPages = `begin read only; set local work_mem = '64kB';
  select md5(n::text) from generate_series(1, 8000) n order by 1 offset 8000; rollback`;

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

type Facts = { standby: boolean; readOnly: boolean };

const reasonOf = (facts: Facts | undefined) => {
  if (facts?.standby) return 'the database is a read-only standby';
  return facts?.readOnly ? 'the database is read-only' : undefined;
};

async function checkConnection(connection: pg.PoolConfig): Promise<string | undefined> {
  const client = new DatabaseClient({ ...withTimeouts(connection, limits), query_timeout: limits.statement });
  try {
    await client.connect();
    const { rows } = await client.query<Facts>(question);
    const reason = reasonOf(rows[0]);
    if (!reason) await client.query(writesPages);
    await client.end();
    return reason;
  } catch (cause) {
    client.disconnect();
    return isDiskFull(cause) ? 'the disk of the database is full' : 'the database does not answer';
  }
}
