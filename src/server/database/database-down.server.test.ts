import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../../tests/store/test-database.ts';
import { type Database, openDatabase } from './database.server.ts';
import { isDatabaseDown, isReadOnly } from './database-down.server.ts';

let database: Database;
let connection: pg.ClientConfig;
let close: () => Promise<void>;
beforeAll(async () => {
  const testDatabase = await createTestDatabase();
  connection = testDatabase.connection;
  database = openDatabase(testDatabase.connection, () => {});
  close = async () => {
    await database.close();
    await testDatabase.drop();
  };
});
afterAll(() => close());

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (cause: unknown) => cause,
  );

test.each([
  ['a statement that takes too long', `set local statement_timeout = 1; select pg_sleep(60)`],
  ['a connection that is ended by the server', `select pg_terminate_backend(pg_backend_pid())`],
  ['a server that only reads', `set local transaction_read_only = on; create table t ()`],
])('%s means the database is down', async (_what, text) => {
  const failure = await failureOf(database.transaction((db) => db.$client.query(text)));
  expect(isDatabaseDown(failure)).toBe(true);
});

test('a lock timeout means the database is down', async () => {
  await database.transaction(async (holder) => {
    await holder.$client.query(`lock table items`);
    const waiting = database.transaction((db) => db.$client.query(`set local lock_timeout = 1; lock table items`));
    expect(isDatabaseDown(await failureOf(waiting))).toBe(true);
  });
});

test('an unreachable server or unknown host means the database is down', async () => {
  for (const host of ['127.0.0.1', '/nowhere', 'no.such.host.invalid']) {
    const client = new pg.Client({ ...connection, host, port: 1 });
    expect([host, isDatabaseDown(await failureOf(client.connect()))]).toEqual([host, true]);
  }
});

test.runIf(process.platform === 'linux')(
  'a server that is too busy to accept connections means the database is down',
  async () => {
    const host = await mkdtemp(join(tmpdir(), 'raceway-busy-'));
    onTestFinished(() => rm(host, { recursive: true }));
    const path = join(host, '.s.PGSQL.5432');
    const accepting = `require('net').createServer().listen({ path: ${JSON.stringify(path)}, backlog: 1 }, () => {
    require('fs').writeSync(1, 'listening');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  })`;
    const server = spawn(process.execPath, ['-e', accepting]);
    onTestFinished(() => void server.kill('SIGKILL'));
    await once(server.stdout, 'data');
    const waiting = Array.from({ length: 4 }, () => net.connect(path));
    for (const socket of waiting) {
      socket.on('error', () => {});
      onTestFinished(() => void socket.destroy());
    }
    const failure = await failureOf(new pg.Client({ host, port: 5432 }).connect());
    expect([failure, isDatabaseDown(failure)]).toEqual([expect.objectContaining({ code: 'EAGAIN' }), true]);
  },
);

test('bugs do not: a wrong statement, a duplicate, a failing outside service', async () => {
  const wrong = await failureOf(database.$client.query(`select nothing from nowhere`));
  const twice = await failureOf(
    database.$client.query(`insert into installation (name, value) values ('a', ''), ('a', '')`),
  );
  const outside = await failureOf(fetch('http://127.0.0.1:1/'));
  expect([wrong, twice, outside, 'text', undefined].map(isDatabaseDown)).toEqual([false, false, false, false, false]);
});

test('a connection is not reused after a failover', async () => {
  const text = `set session characteristics as transaction read only; select 1`;
  await database.transaction((db) => db.$client.query(text));
  const failure = await failureOf(database.transaction((db) => db.$client.query(`create table t ()`)));
  expect(isReadOnly(failure)).toBe(true);
  await database.transaction((db) => db.$client.query(`create table t ()`));
});

test('requests fail as database down while all connections are dropped', async () => {
  const dropped = openDatabase(connection, () => {});
  const failures: unknown[] = [];
  const runQueries = () => [
    failureOf(dropped.$client.query(`select 1`)),
    failureOf(dropped.transaction((db) => db.$client.query(`select 1`))),
    failureOf(dropped.counters.transaction((db) => db.$client.query(`select 1`))),
  ];
  for (let round = 0; round < 8; round += 1) {
    const queries = Array.from({ length: 20 }, runQueries).flat();
    await Promise.race(queries);
    dropped.dropConnections();
    failures.push(...(await Promise.all([...queries, ...Array.from({ length: 20 }, runQueries).flat()])));
  }
  await dropped.close();
  const others = failures.filter((failure) => failure !== undefined && !isDatabaseDown(failure));
  expect(others).toEqual([]);
  expect(failures.some((failure) => failure !== undefined)).toBe(true);
});

test('while the server is unresponsive no request waits for a connection', async () => {
  database.setState('silent');
  for (const queries of [
    database.$client.query(`select 1`),
    database.transaction((db) => db.$client.query(`select 1`)),
  ])
    expect(isDatabaseDown(await failureOf(queries))).toBe(true);
  database.setState('writable');
  expect(await failureOf(database.$client.query(`select 1`))).toBeUndefined();
});
