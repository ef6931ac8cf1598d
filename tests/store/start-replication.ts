import { appendFile, cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import type { EmbeddedConnection } from '../../src/server/embedded-postgres/address.server.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../src/server/embedded-postgres/start-embedded-postgres.server.ts';
import { startDatabaseProxy } from './start-database-proxy.ts';
import { prepare } from './template-database.ts';
import { createScratchFolder } from './test-database.ts';

type Rows = Record<string, unknown>[];

/** A primary and a standby of it, both with the named world. */
export type Replication = {
  primary: EmbeddedConnection;
  replica: EmbeddedConnection;
  /** An address that follows the primary, as a proxy gives one. */
  address: { connectionString: string };
  onPrimary(sql: string): Promise<Rows>;
  onReplica(sql: string): Promise<Rows>;
  /** Whose confirmation each commit of a new connection waits for. */
  confirmBy(who: 'the replica' | 'nobody there' | 'none'): Promise<void>;
  stopPrimary(): Promise<void>;
  startPrimary(): Promise<void>;
  stopReplica(): Promise<void>;
  startReplica(): Promise<void>;
  /** Makes the replica the primary, and lets the address lead there. */
  promote(): Promise<void>;
  /** Folder of the primary, for `freezeDatabase`. */
  primaryFolder: string;
  stop(): Promise<void>;
};

const names = { 'the replica': 'replica', 'nobody there': 'nobody', none: '' } as const;

/** There is no pg_basebackup in the packages, so the standby begins as a copy of the stopped primary. */
export async function startReplication(prepareDatabase = prepare): Promise<Replication> {
  const [folder, copy] = [await createScratchFolder(), await createScratchFolder()];
  const start = (dataDir: string) => startEmbeddedPostgres({ dataDir, throwaway: true });
  let primary = await start(folder);
  await prepareDatabase(primary.connection);
  await primary.stop();
  const clusterOf = (dataDir: string) => join(dataDir, 'postgres', 'cluster');
  await appendFile(join(clusterOf(folder), 'pg_hba.conf'), 'local replication all trust\n');
  await cp(clusterOf(folder), clusterOf(copy), { recursive: true });
  primary = await start(folder);
  const { host, port, user } = primary.connection;
  const source = `host=${host} port=${port} user=${user} application_name=replica`;
  const settings = [`primary_conninfo = '${source}'`, `wal_retrieve_retry_interval = '100ms'`];
  await appendFile(join(clusterOf(copy), 'postgresql.auto.conf'), `${settings.join('\n')}\n`);
  await writeFile(join(clusterOf(copy), 'standby.signal'), '');
  let replica: EmbeddedPostgres = await start(copy);
  // The tests' servers do not wait for the disk, and then PostgreSQL does not wait for a standby either.
  await run(primary.connection, 'alter database raceway set synchronous_commit = on');
  let followed = primary.connection;
  const proxy = await startDatabaseProxy(() => followed);
  return {
    primary: primary.connection,
    replica: replica.connection,
    address: { connectionString: `postgres://${user}@127.0.0.1:${proxy.connection.port}/raceway` },
    primaryFolder: folder,
    onPrimary: (sql) => run(primary.connection, sql),
    onReplica: (sql) => run(replica.connection, sql),
    async confirmBy(who) {
      await run(primary.connection, `alter system set synchronous_standby_names = '${names[who]}'`);
      await run(primary.connection, 'select pg_reload_conf()');
    },
    stopPrimary: () => primary.stop(),
    async startPrimary() {
      primary = await start(folder);
    },
    stopReplica: () => replica.stop(),
    async startReplica() {
      replica = await start(copy);
    },
    async promote() {
      await run(replica.connection, 'select pg_promote()');
      followed = replica.connection;
    },
    async stop() {
      proxy.close();
      await replica.stop();
      await primary.stop();
      for (const dataDir of [folder, copy]) await rm(dataDir, { recursive: true, force: true, maxRetries: 20 });
    },
  };
}

async function run(connection: EmbeddedConnection, sql: string): Promise<Rows> {
  const client = new Client(connection);
  await client.connect();
  try {
    return (await client.query(sql)).rows as Rows;
  } finally {
    await client.end();
  }
}
