import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/store/test-database.ts';
import { DatabaseClient } from './database-client.server.ts';
import { isDatabaseDown } from './database-down.server.ts';

test('a connection that the server ends between two statements fails the next one, not the process', async () => {
  const { connection, drop } = await createTestDatabase();
  const [client, other] = [new DatabaseClient(connection), new DatabaseClient(connection)];
  await Promise.all([client.connect(), other.connect()]);
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const gone = Promise.withResolvers<void>();
  client.once('end', gone.resolve);
  await other.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await gone.promise;
  const failure = await client.query('select 1').then(
    () => undefined,
    (cause: unknown) => cause,
  );
  expect(isDatabaseDown(failure)).toBe(true);
  await other.end();
  await drop();
});
