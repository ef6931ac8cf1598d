import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../../tests/store/store-process.ts';
import { createTestDatabase } from '../../../tests/store/test-database.ts';
import { waitForDatabase } from './wait-for-database.server.ts';

const shown: string[] = [];
const progress = (label: string) => {
  shown.push(label);
};

test('a database that comes up late is waited for, and the wait is shown', async () => {
  const { connection, drop } = await createTestDatabase();
  onTestFinished(drop);
  if (!('host' in connection)) return;
  const socket = join(connection.host, `.s.PGSQL.${connection.port}`);
  const late = createServer((incoming) => incoming.pipe(connect(socket)).pipe(incoming));
  onTestFinished(() => void late.close());
  const port = await freePort();
  const { user, database } = connection;
  const waiting = waitForDatabase({ host: '127.0.0.1', port, user, database }, 60, progress);
  await expect.poll(() => shown).toContain('Waiting for the database');
  late.listen(port, '127.0.0.1');
  await waiting;
});

test('a database that stays away is told in one sentence', async () => {
  const nowhere = { connectionString: 'postgres://127.0.0.1:1/none' };
  await expect(waitForDatabase(nowhere, 0, progress)).rejects.toThrow(/^The database cannot be reached: [^\n]+\.$/);
});

test('a wrong name is told at once', async () => {
  const { connection, drop } = await createTestDatabase();
  await drop();
  await expect(waitForDatabase(connection, 600, progress)).rejects.toThrow(/create the database, or check its name/);
});
