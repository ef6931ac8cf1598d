import pg from 'pg';
import { visitorTimeouts, withTimeouts } from './connection-timeouts.server.ts';

const limits = { ...visitorTimeouts, connect: 1_500, statement: 1_000 };
/** An answer serves whoever asks within this time, so that asking often does not open many connections. */
const goodForMs = 100;

const question = `select pg_is_in_recovery() as standby, current_setting('transaction_read_only') = 'on' as "readOnly"`;

/**
 * Asks what keeps a new connection from writing; undefined when nothing does. A connection of its own, because one of the
 * pool may have been opened before the server became a standby, and a pool that is busy is no fault of the server.
 */
export function createReadinessCheck(connection: pg.PoolConfig): () => Promise<string | undefined> {
  let answer: Promise<string | undefined> | undefined;
  return () => {
    if (answer) return answer;
    const check = ask(connection);
    answer = check;
    void check.then(() =>
      setTimeout(() => {
        answer = undefined;
      }, goodForMs).unref(),
    );
    return check;
  };
}

async function ask(connection: pg.PoolConfig): Promise<string | undefined> {
  const client = new pg.Client({ ...withTimeouts(connection, limits), query_timeout: limits.statement });
  // Without a listener the loss of a connection would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ standby: boolean; readOnly: boolean }>(question);
    await client.end();
    if (rows[0]?.standby) return 'the database is a standby and takes no writes';
    return rows[0]?.readOnly ? 'the database takes no writes' : undefined;
  } catch {
    client.connection.stream.destroy();
    return 'the database does not answer';
  }
}
