import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Replication, startReplication } from '../../../tests/store/start-replication.ts';
import { createLog } from '../log.server.ts';
import { type Database, openDatabase, type Queryable } from './database.server.ts';
import { watchDatabase } from './database-heartbeat.server.ts';
import { runStatement } from './prepare-statement.server.ts';
import { createReplicas } from './replicas.server.ts';

let servers: Replication;
let database: Database;
let watching: { stop(): Promise<void> };
beforeAll(async () => {
  servers = await startReplication(async () => {});
  database = openDatabase(servers.primary, () => {}, undefined, { replicas: [servers.replica], maxBehindMs: 2_000 });
  watching = watchDatabase(database, servers.primary, createLog('silent'));
  await database.$client.query(`create table bins (label text)`);
});
afterAll(async () => {
  await database?.close();
  await watching?.stop();
  await servers?.stop();
});

const soon = { timeout: 20_000, interval: 20 };
const replicaFor = (position?: number) => database.replicas.choose({ position });
const isUsed = (expected: boolean) =>
  vi.waitFor(() => expect(database.replicas.facts()[0]?.isUsed).toBe(expected), soon);
const labelsOf = async (db: Queryable | undefined) =>
  db &&
  (await runStatement<{ label: string }>(db, sql`select label from bins order by label`)).map(({ label }) => label);
const isRead = (label: string) => vi.waitFor(async () => expect(await labelsOf(replicaFor())).toContain(label), soon);
const add = (label: string) => database.transaction((db) => runStatement(db, sql`insert into bins values (${label})`));

test('a replica that is up to date is read, and refuses what would change it', async () => {
  await isUsed(true);
  await add('A1');
  const position = await database.lastPosition(false);
  await vi.waitFor(async () => expect(await labelsOf(replicaFor(position))).toEqual(['A1']), soon);
  await expect(replicaFor()?.$client.query('delete from bins')).rejects.toThrow();
  await expect(replicaFor()?.transaction((db) => db.$client.query('delete from bins'))).rejects.toThrow();
  expect(database.replicas.facts()[0]).toMatchObject({ isUsed: true, secondsBehind: expect.any(Number) });
});

test('who just wrote reads the primary until the replica has it; others may read the replica before', async () => {
  await isUsed(true);
  await servers.onReplica('select pg_wal_replay_pause()');
  await add('B1');
  const inTransaction = await database.lastPosition(false);
  await database.$client.query(`insert into bins values ('B2')`);
  const byItself = await database.lastPosition(true);
  expect(byItself).toBeGreaterThan(inTransaction);
  expect([replicaFor(inTransaction), replicaFor(byItself)]).toEqual([undefined, undefined]);
  expect(await labelsOf(replicaFor())).not.toContain('B1');
  await servers.onReplica('select pg_wal_replay_resume()');
  await vi.waitFor(async () => expect(await labelsOf(replicaFor(byItself))).toEqual(['A1', 'B1', 'B2']), soon);
});

test('a replica that lags is left out, and read again when it has caught up', async () => {
  await servers.onReplica('select pg_wal_replay_pause()');
  await add('C1');
  await isUsed(false);
  expect(replicaFor()).toBeUndefined();
  await servers.onReplica('select pg_wal_replay_resume()');
  await isRead('C1');
});

test('what is shown again because it changed is not read from a replica that may lack the change', async () => {
  await isUsed(true);
  await add('D1');
  database.replicas.requireUpToDate();
  expect(replicaFor()).toBeUndefined();
  await isUsed(true);
  expect(await labelsOf(replicaFor())).toContain('D1');
});

test('a replica that ends is left out, and read again when it is back', async () => {
  await isUsed(true);
  await servers.stopReplica();
  await isUsed(false);
  await add('E1');
  await servers.startReplica();
  await isRead('E1');
});

const facts = { standby: true, readOnly: true, system: 'one', position: 100 };
const replica = {} as Database;

test.each([
  ['of another database', { ...facts, system: 'another' }],
  ['that is a primary itself', { ...facts, standby: false }],
  ['that does not say how far it is', { ...facts, position: null }],
  ['that does not answer', undefined],
])('a server %s is no replica', (_which, found) => {
  const replicas = createReplicas([replica], 1_000, () => 500);
  replicas.notePrimary({ ...facts, standby: false }, 0);
  replicas.noteReplica(replica, facts);
  expect(replicas.choose({})).toBe(replica);
  replicas.noteReplica(replica, found);
  expect(replicas.choose({})).toBeUndefined();
});

test('a listed server that became the primary is told from one that is left out', () => {
  const replicas = createReplicas([replica], 1_000, () => 500);
  replicas.notePrimary({ ...facts, standby: false }, 0);
  const noted = (found: Parameters<typeof replicas.noteReplica>[1]) => {
    replicas.noteReplica(replica, found);
    return replicas.facts()[0]?.isPrimary;
  };
  expect(noted({ ...facts, standby: false })).toBe(true);
  for (const other of [facts, undefined, { ...facts, standby: false, system: 'another' }])
    expect(noted(other)).toBe(false);
});

test('how far a replica is behind is counted from the last moment at which it certainly had everything', () => {
  let now = 0;
  const replicas = createReplicas([replica], 1_000, () => now);
  const primaryAt = (at: number, position: number) => replicas.notePrimary({ ...facts, standby: false, position }, at);
  primaryAt(0, 100);
  primaryAt(250, 200);
  replicas.noteReplica(replica, { ...facts, position: 150 });
  now = 900;
  expect(replicas.facts()).toEqual([{ isUsed: true, isPrimary: false, secondsBehind: 0.9, reads: 0 }]);
  now = 1_001;
  expect([replicas.choose({}), replicas.chooseWithoutPrimary()]).toEqual([undefined, replica]);
  replicas.noteReplica(replica, { ...facts, position: 200 });
  expect([replicas.choose({ position: 200 }), replicas.choose({ position: 201 })]).toEqual([replica, undefined]);
  replicas.noteFailure(replica);
  expect([replicas.choose({}), replicas.chooseWithoutPrimary()]).toEqual([undefined, undefined]);
});
