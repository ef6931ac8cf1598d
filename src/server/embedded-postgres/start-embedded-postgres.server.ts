import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../startup-error.server.ts';
import { type EmbeddedConnection, prepareAddress } from './address.server.ts';
import { createCluster, refuseOtherVersion } from './cluster.server.ts';
import { type Home, prepareHome } from './home.server.ts';
import { chownRecursive } from './runner.server.ts';
import { openServerLog, type ServerLog } from './server-log.server.ts';
import { connectWhenReady, launch, shutDown } from './server-process.server.ts';
import { serverSettings, throwawaySettings } from './settings.data.ts';
import { stopOrphanedServer } from './stop-orphan.server.ts';

export type EmbeddedPostgres = {
  connection: EmbeddedConnection;
  /** Resolves to the last words of the log when the server has ended. */
  ended: Promise<string>;
  stop(): Promise<void>;
};

type Options = {
  dataDir: string;
  log?: (line: string) => void;
  throwaway?: boolean;
  /** Work for this process while the database is created, which takes a second. */
  whileCreating?: (() => Promise<void>) | undefined;
};

/** Call on the main thread: the kernel ends the server with the thread that started it. */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  try {
    return await start(options);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw new StartupError(`The embedded PostgreSQL can't be started: ${error.message}.`);
  }
}

async function start(options: Options): Promise<EmbeddedPostgres> {
  const { dataDir, log = () => {}, throwaway = false, whileCreating } = options;
  await using undo = new AsyncDisposableStack();
  const home = await prepareHome(dataDir, log);
  undo.defer(() => home.claim.release());
  const folder = home.claim.folder;
  const serverLog = openServerLog(join(folder, 'postgres.log'));
  undo.defer(() => serverLog.close());

  await prepareCluster(home, serverLog, { durable: !throwaway, whileCreating });
  const address = await prepareAddress(folder, home.runner);
  undo.defer(() => address.remove());
  const settings = { ...serverSettings, ...(throwaway ? throwawaySettings : {}), ...address.settings };
  const server = launch(home, address.connection.port, settings, serverLog.fd);
  undo.defer(() => shutDown(server));
  await connectWhenReady(server, address.connection, serverLog);

  const running = undo.move();
  let stopped: Promise<void> | undefined;
  return {
    connection: address.connection,
    ended: server.ended.then(() => serverLog.tail()),
    stop() {
      stopped ??= running.disposeAsync();
      return stopped;
    },
  };
}

type Creating = Pick<Parameters<typeof createCluster>[0], 'durable' | 'whileCreating'>;

async function prepareCluster(home: Home, serverLog: ServerLog, creating: Creating): Promise<void> {
  const { native, runner, version } = home;
  const folder = home.claim.folder;
  const cluster = join(folder, 'cluster');
  await stopOrphanedServer(cluster);
  if (existsSync(cluster)) await chownRecursive(runner, cluster);
  if (!(await createCluster({ home: folder, native, runner, logFd: serverLog.fd, ...creating }))) {
    throw new StartupError(`PostgreSQL could not make its database in ${folder}: ${serverLog.tail()}`);
  }
  await refuseOtherVersion(folder, version);
}

function isSystemError(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error;
}
