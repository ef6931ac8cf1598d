import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { longRunningTimeouts, visitorTimeouts, withTimeouts } from './connection-timeouts.server.ts';

const { connection } = inject('postgres');

async function shown(config: pg.ClientConfig, names: readonly string[]): Promise<unknown[]> {
  const client = new pg.Client(config);
  await client.connect();
  const values: unknown[] = [];
  for (const name of names) values.push(Object.values((await client.query(`show ${name}`)).rows[0] ?? {})[0]);
  await client.end();
  return values;
}

const names = ['jit', 'statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];

test("connections have timeouts and no JIT, whatever the server's defaults", async () => {
  const server = new pg.Client(connection);
  await server.connect();
  await server.query(`alter role current_user set jit = on`);
  try {
    expect(await shown({ ...connection }, ['jit', 'statement_timeout'])).toEqual(['on', '0']);
    expect(await shown(withTimeouts(connection, visitorTimeouts), names)).toEqual(['off', '30s', '10s', '1min']);
    expect(await shown(withTimeouts(connection, longRunningTimeouts), names)).toEqual(['off', '1h', '10min', '15min']);
  } finally {
    await server.query(`alter role current_user reset jit`);
    await server.end();
  }
});

test('options in the connection URL are kept and take precedence', async () => {
  const own = withTimeouts(connection, visitorTimeouts, { synchronous_commit: 'off' });
  expect(await shown(own, [...names, 'synchronous_commit'])).toEqual(['off', '30s', '10s', '1min', 'off']);
  const connectionString = addressOf('options=-c%20work_mem%3D9MB%20-c%20lock_timeout%3D3s&application_name=shop');
  const read = await shown(withTimeouts({ connectionString }, visitorTimeouts), [
    ...names,
    'work_mem',
    'application_name',
  ]);
  expect(read).toEqual(['off', '30s', '3s', '1min', '9MB', 'shop']);
});

test("a silent connection is closed shortly after the server's statement timeout", () => {
  const { query_timeout, connectionTimeoutMillis, idleTimeoutMillis, keepAlive } = withTimeouts({}, visitorTimeouts);
  expect(query_timeout).toBeGreaterThan(visitorTimeouts.statement);
  expect({ connectionTimeoutMillis, idleTimeoutMillis, keepAlive }).toEqual({
    connectionTimeoutMillis: 2_000,
    idleTimeoutMillis: 300_000,
    keepAlive: true,
  });
});

function addressOf(query: string): string {
  if ('connectionString' in connection) return `${connection.connectionString}?${query}`;
  const { host, port, user } = connection;
  return `postgres:///raceway?${new URLSearchParams({ host, port: String(port), user })}&${query}`;
}
