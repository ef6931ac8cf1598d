import { Client } from 'pg';
import { expect, inject, test } from 'vitest';
import { createTestDatabase, makeTemplate, type TestConnection } from './test-database.ts';

test('each test file gets its own database', async () => {
  const [mine, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  await query(mine.connection, 'CREATE TABLE note AS SELECT 1 AS id');
  expect(await tables(mine.connection)).toContain('note');
  expect(await tables(other.connection)).not.toContain('note');
  await Promise.all([mine.drop(), other.drop()]);
});

test('dropping a database closes its open connections', async () => {
  const { connection, drop } = await createTestDatabase();
  const client = new Client(connection);
  const codes: unknown[] = [];
  client.on('error', (error) => codes.push('code' in error && error.code));
  const ended = new Promise((resolve) => client.once('end', resolve));
  await client.connect();
  await drop();
  await ended;
  expect(codes).toContain('57P01');
  await expect(query(connection, 'SELECT 1')).rejects.toMatchObject({ code: '3D000' });
});

test("every copy contains the template's rows", async () => {
  const server = { ...inject('postgres'), prefix: `${inject('postgres').prefix}_filled` };
  await makeTemplate(server, (connection) =>
    query(connection, 'CREATE TABLE filled AS SELECT 42 AS answer').then(() => {}),
  );
  const copies = await Promise.all([createTestDatabase(server), createTestDatabase(server)]);
  for (const { connection } of copies) expect(await tables(connection)).toEqual(['filled']);
});

async function tables(connection: TestConnection): Promise<string[]> {
  const rows = await query(connection, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'");
  return rows.map(({ tablename }) => String(tablename));
}

async function query(connection: TestConnection, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client(connection);
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}
