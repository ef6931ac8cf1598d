import { join } from 'node:path';
import { createSetUpLink } from './account/staff/set-up-link.server.ts';
import { announce } from './announce.server.ts';
import { authenticationFor, createApp, loadPages } from './app.server.ts';
import { createServices } from './create-services.server.ts';
import { createDeskEvents } from './desk/events/desk-events.server.ts';
import { openAsWorker, type Prepared } from './open-as-worker.server.ts';
import { openStore } from './open-store.server.ts';
import type { Env } from './server/env.server.ts';
import { createLifecycle } from './server/http/lifecycle.server.ts';
import { listen } from './server/http/listen.server.ts';
import { createLog } from './server/log.server.ts';
import { ensureBuild } from './server/pages/ensure-build.server.ts';
import { storedFilesFolder, storePageFiles } from './server/pages/stored-page-files.server.ts';
import { endBySignal, listenToSignals } from './server/startup/end-by-signal.server.ts';
import { showProgress } from './server/startup/progress.server.ts';
import { startTracing } from './server/tracing/tracing.server.ts';
import { joinParent } from './server/workers/join-parent.server.ts';
import { shutDownStore } from './shut-down-store.server.ts';
import { startStoreJobs } from './store-jobs.server.ts';
import { listenForMetrics, measureProcess, shareMetrics } from './store-metrics.server.ts';

/** Serves the shops until a signal, alone or as one of the workers of a parent. */
export async function runStore(env: Env): Promise<void> {
  const log = createLog(env.logLevel);
  const parent = joinParent<Prepared>();
  if (parent) shareMetrics();
  const tracing = await startTracing(env);
  const { onSignal, exitAtOnce } = endBySignal(parent ? parent.onEnd : listenToSignals);
  const front = createLifecycle(env);
  const listenHere = () => listen(front.fetch, env, { shared: parent !== undefined });
  const early = parent && !parent.listensEarly ? undefined : await listenHere();
  parent?.report('listening');
  const [store, { folder }] = parent
    ? await openAsWorker(await parent.prepared, env, log)
    : await Promise.all([openStore(env, log, showProgress(process.stdout)), ensureBuild()]);
  // Worker threads read it when they start, and then load their code in about half the time.
  // Only now is the folder known to be usable.
  process.env.NODE_COMPILE_CACHE ??= join(env.dataDir, 'compile-cache');
  const server = {
    database: store.database,
    ...store.live,
    authentication: authenticationFor(env),
    services: createServices(env),
    log,
    secret: store.secret,
    clock: () => new Date(),
    checkReplies: false,
  };
  if (parent) measureProcess(store.database);
  else await listenForMetrics(env, store.database);
  const deskEvents = createDeskEvents(env, server);
  const pages = await loadPages(folder);
  const storedFiles = storedFilesFolder(env.dataDir);
  front.open(createApp({ server, pages: { ...pages, storedFiles }, deskEvents }));
  const http = early ?? (await listenHere());
  const jobs = startStoreJobs(server);
  if (parent) parent.report('opened');
  else announce(env, { ...store.live, setUp: await createSetUpLink(store.database) });
  // Only later releases need them, so the first visitors do not wait for the copy.
  const filesStored = storePageFiles(storedFiles, pages, log);
  const running = { front, http, streams: deskEvents, jobs, store };
  let ending = false;
  onSignal(async (signal) => {
    ending = true;
    // A balancer sends SIGTERM, a person presses Ctrl-C.
    await shutDownStore(running, env, signal === 'SIGINT');
    await tracing.close();
    await filesStored;
    process.exit(0);
  });
  const lastWords = await store.lost;
  if (ending) return;
  log.fatal(`The embedded database ended by itself; the store ends too: ${lastWords}`);
  exitAtOnce();
  await shutDownStore(running, env, true);
  process.exit(1);
}
