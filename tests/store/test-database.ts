import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client, Pool, type QueryResult } from 'pg';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import type { EmbeddedConnection } from '../../src/server/embedded-postgres/address.server.ts';
import { startEmbeddedPostgres } from '../../src/server/embedded-postgres/start-embedded-postgres.server.ts';
import { hasRoom, memoryFolder } from '../memory-folder.ts';

export type TestConnection = EmbeddedConnection | { connectionString: string };

export type Prepare = (connection: TestConnection) => Promise<void>;

/** `folder` holds a server that ends with the tests. */
type TestServer = { connection: TestConnection; prefix: string; folder?: string };

export type TestDatabase = {
  connection: TestConnection;
  drop(): Promise<void>;
  /** Leaves the database to the end of the tests while memory is free, because dropping it costs as much as many a test. */
  release(): Promise<void>;
};

declare module 'vitest' {
  interface ProvidedContext {
    postgres: TestServer;
  }
}

const templateModule = join(import.meta.dirname, 'template-database.ts');

/** Vitest's global setup: one server per run, embedded or at TEST_DATABASE_URL, with one template database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { stop, ...started } = await startServer();
  const server = { ...started, prefix: `test_${randomBytes(4).toString('hex')}` };
  const teardown = async () => {
    if (!server.folder) await dropAll(server);
    await stop();
  };
  try {
    await makeTemplate(server, await preparation());
  } catch (error) {
    await teardown();
    throw error;
  }
  project.provide('postgres', server);
  return teardown;
}

async function preparation(): Promise<Prepare> {
  if (!existsSync(templateModule)) return async () => {};
  const { prepare } = await import(pathToFileURL(templateModule).href);
  return prepare;
}

export async function createTestDatabase(
  server = inject('postgres'),
  template = templateOf(server),
): Promise<TestDatabase> {
  const name = `${server.prefix}_${randomBytes(6).toString('hex')}`;
  await administratorOf(server.connection).query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);
  const drop = async () => {
    await execute(server.connection, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  };
  return {
    connection: inDatabase(server.connection, name),
    drop,
    async release() {
      if (!server.folder || !(await hasRoom(server.folder))) await drop();
    },
  };
}

/** Without tables. */
export const createEmptyDatabase = (): Promise<TestDatabase> => createTestDatabase(inject('postgres'), 'template0');

/** In memory where there is enough: PostgreSQL creates a thousand files. */
export async function createScratchFolder(): Promise<string> {
  const parent = (await hasRoom(memoryFolder)) ? memoryFolder : tmpdir();
  const folder = await mkdtemp(join(parent, 'raceway-test-'));
  // PostgreSQL does not run as root but as another user, who must be able to enter.
  await chmod(folder, 0o711);
  return folder;
}

/** Refuses connections afterwards, because PostgreSQL cannot copy a database in use. */
export async function makeTemplate(server: TestServer, prepare: Prepare): Promise<void> {
  const template = templateOf(server);
  await execute(server.connection, `CREATE DATABASE ${template}`);
  await prepare(inDatabase(server.connection, template));
  await execute(server.connection, `ALTER DATABASE ${template} ALLOW_CONNECTIONS false`);
}

async function startServer(): Promise<Omit<TestServer, 'prefix'> & { stop(): Promise<void> }> {
  const connectionString = process.env.TEST_DATABASE_URL;
  if (connectionString) return { connection: { connectionString }, stop: async () => {} };
  const dataDir = await createScratchFolder();
  const { connection, stop } = await startEmbeddedPostgres({ dataDir, throwaway: true });
  return {
    connection,
    folder: dataDir,
    async stop() {
      await stop();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}

/** Also drops databases that test files left behind. */
async function dropAll({ connection, prefix }: TestServer): Promise<void> {
  const { rows } = await execute(connection, `SELECT datname FROM pg_database WHERE starts_with(datname, '${prefix}')`);
  for (const { datname } of rows) await execute(connection, `DROP DATABASE ${datname} WITH (FORCE)`);
}

function templateOf(server: TestServer): string {
  return `${server.prefix}_template`;
}

function inDatabase(connection: TestConnection, database: string): TestConnection {
  if (!('connectionString' in connection)) return { ...connection, database };
  const url = new URL(connection.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}

const administrators = new Map<string, Pool>();

/** One connection for all test files of a process: opening one costs as much as many a test. */
function administratorOf(connection: TestConnection): Pool {
  const server = JSON.stringify(connection);
  const found = administrators.get(server) ?? new Pool({ ...connection, max: 1, allowExitOnIdle: true });
  // The server may end before the process of the tests.
  if (!administrators.has(server)) found.on('error', () => undefined);
  administrators.set(server, found);
  return found;
}

async function execute(connection: TestConnection, sql: string): Promise<QueryResult<Record<string, string>>> {
  const client = new Client(connection);
  await client.connect();
  try {
    return await client.query(sql);
  } finally {
    await client.end();
  }
}
