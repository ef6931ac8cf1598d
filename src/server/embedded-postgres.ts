import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Connection, prepareAddress } from './embedded-postgres-address.ts';
import { makeCluster, refuseOtherVersion } from './embedded-postgres-cluster.ts';
import { endFormerServer } from './embedded-postgres-former.ts';
import { type Home, settleHome } from './embedded-postgres-home.ts';
import { openServerLog, type ServerLog } from './embedded-postgres-log.ts';
import { connectWhenReady, launch, shutDown } from './embedded-postgres-process.ts';
import { giveTo } from './embedded-postgres-runner.ts';
import { serverSettings, throwawaySettings } from './embedded-postgres-settings.data.ts';
import { StartRefused } from './start-refused.ts';

/** `ended` resolves when the server's process is gone, whoever ended it. */
export type EmbeddedPostgres = { connection: Connection; ended: Promise<void>; stop(): Promise<void> };

/** `throwaway` is for tests: nothing is forced to the disk. */
type Options = { dataDir: string; log?: (line: string) => void; throwaway?: boolean };

/**
 * Starts the PostgreSQL that npm brought, with its data in `<dataDir>/postgres`, as a child that ends with this process,
 * and makes the database `raceway` if it is missing. Refuses (StartRefused) with the server's last words.
 * To be called on the main thread: where the kernel ends the server with its parent, the parent is the calling thread.
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  try {
    return await start(options);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw new StartRefused(`The embedded PostgreSQL can't be started: ${error.message}.`);
  }
}

async function start(options: Options): Promise<EmbeddedPostgres> {
  const { dataDir, log = () => {}, throwaway = false } = options;
  await using undo = new AsyncDisposableStack();
  const home = await settleHome(dataDir, log);
  undo.defer(() => home.claim.release());
  const folder = home.claim.folder;
  const serverLog = openServerLog(join(folder, 'postgres.log'));
  undo.defer(() => serverLog.close());

  await prepareCluster(home, serverLog, !throwaway);
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
    ended: server.ended,
    stop() {
      stopped ??= running.disposeAsync();
      return stopped;
    },
  };
}

async function prepareCluster(home: Home, serverLog: ServerLog, durable: boolean): Promise<void> {
  const { native, runner, version } = home;
  const folder = home.claim.folder;
  const cluster = join(folder, 'cluster');
  await endFormerServer(cluster, native, runner);
  if (existsSync(cluster)) await giveTo(runner, cluster);
  if (!(await makeCluster({ home: folder, native, runner, logFd: serverLog.fd, durable }))) {
    throw new StartRefused(`PostgreSQL could not make its database in ${folder}: ${serverLog.tail()}`);
  }
  await refuseOtherVersion(folder, version);
}

// A full disk, a file system without owners: whatever the operating system denies is its operator's to mend.
function isSystemError(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error;
}
