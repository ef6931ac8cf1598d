import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../../tests/store/test-database.ts';
import { budgetConnections } from './connection-budget.server.ts';

/** A database that allows so many connections. */
async function databaseFor(connections: number) {
  const { connection, drop } = await createTestDatabase();
  const client = new Client(connection);
  await client.connect();
  const { rows } = await client.query('select current_database() as name');
  await client.query(`alter database ${rows[0].name} connection limit ${connections}`);
  await client.end();
  onTestFinished(drop);
  return connection;
}

test('the workers share what the database allows, and the log says so', async () => {
  const connection = await databaseFor(40);
  expect(await budgetConnections(connection, { count: 2, mayBeFewer: false })).toEqual({
    workers: 2,
    connection: { ...connection, max: 4, maxLong: 2 },
    sentence: 'Its 2 workers together may open 40 of the 40 database connections that the server allows.',
  });
});

test('the whole server is the limit where nothing else is', async () => {
  const connection = await databaseFor(-1);
  const { sentence } = await budgetConnections(connection, { count: 1, mayBeFewer: true });
  expect(sentence).toMatch(/^The store may open 44 of the \d+ database connections that the server allows\.$/);
});

test.each([
  [
    { count: 5, mayBeFewer: false },
    40,
    /^WORKERS=5 needs at least 76 database connections, and the server allows 40: lower/,
  ],
  [
    { count: 5, mayBeFewer: true },
    8,
    /^The store needs at least 28 database connections, and the server allows 8: raise/,
  ],
])('%o with too few connections is refused in one sentence', async (wanted, allowed, sentence) => {
  const refusal = budgetConnections(await databaseFor(allowed), wanted);
  await expect(refusal).rejects.toMatchObject({ name: 'StartupError', message: expect.stringMatching(sentence) });
});
