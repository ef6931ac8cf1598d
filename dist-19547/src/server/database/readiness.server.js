import pg from 'pg';
import { visitorTimeouts, withTimeouts } from './connection-timeouts.server.js';

const limits = { ...visitorTimeouts, connect: 1_500, statement: 1_000 };
const goodForMs = 100;

const question = `select pg_is_in_recovery() as standby, current_setting('transaction_read_only') = 'on' as "readOnly"`;

/** A connection of its own: one from the pool may predate a failover, and a busy pool proves nothing. */
export function createReadinessCheck(connection               )                                    {
  let answer                                         ;
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

async function checkConnection(connection               )                              {
  const client = new pg.Client({ ...withTimeouts(connection, limits), query_timeout: limits.statement });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query                                         (question);
    await client.end();
    if (rows[0]?.standby) return 'the database is a read-only standby';
    return rows[0]?.readOnly ? 'the database is read-only' : undefined;
  } catch {
    client.connection.stream.destroy();
    return 'the database does not answer';
  }
}
