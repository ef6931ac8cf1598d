import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../startup-error.server.js';
import {                          prepareAddress } from './address.server.js';
import { createCluster, refuseOtherVersion } from './cluster.server.js';
import {            prepareHome } from './home.server.js';
import { chownRecursive } from './runner.server.js';
import { openServerLog,                } from './server-log.server.js';
import { connectWhenReady, launch, shutDown } from './server-process.server.js';
import { serverSettings, throwawaySettings } from './settings.data.js';
import { stopOrphanedServer } from './stop-orphan.server.js';

                                                                                                               

                                                                                      

/** Call on the main thread: the kernel ends the server with the thread that started it. */
export async function startEmbeddedPostgres(options         )                            {
  try {
    return await start(options);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw new StartupError(`The embedded PostgreSQL can't be started: ${error.message}.`);
  }
}

async function start(options         )                            {
  const { dataDir, log = () => {}, throwaway = false } = options;
  await using undo = new AsyncDisposableStack();
  const home = await prepareHome(dataDir, log);
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
  let stopped                           ;
  return {
    connection: address.connection,
    ended: server.ended,
    stop() {
      stopped ??= running.disposeAsync();
      return stopped;
    },
  };
}

async function prepareCluster(home      , serverLog           , durable         )                {
  const { native, runner, version } = home;
  const folder = home.claim.folder;
  const cluster = join(folder, 'cluster');
  await stopOrphanedServer(cluster);
  if (existsSync(cluster)) await chownRecursive(runner, cluster);
  if (!(await createCluster({ home: folder, native, runner, logFd: serverLog.fd, durable }))) {
    throw new StartupError(`PostgreSQL could not make its database in ${folder}: ${serverLog.tail()}`);
  }
  await refuseOtherVersion(folder, version);
}

function isSystemError(error         )                 {
  return error instanceof Error && 'syscall' in error;
}
