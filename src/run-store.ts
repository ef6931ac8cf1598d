import { constants } from 'node:os';
import { join } from 'node:path';
import { createSetUpLink } from './account/staff/set-up-link.server.ts';
import { announce } from './announce.server.ts';
import { authentication, createApp, everyHandler, loadPages } from './app.server.ts';
import { createDeskEvents } from './desk/events/desk-events.server.ts';
import { openAsWorker, type Prepared } from './open-as-worker.server.ts';
import { openStore } from './open-store.server.ts';
import { createOutsideServices } from './outside-services.server.ts';
import { runParent } from './run-parent.server.ts';
import type { Env } from './server/env.server.ts';
import { createLifecycle } from './server/http/lifecycle.server.ts';
import { listen } from './server/http/listen.server.ts';
import { createLog } from './server/log.server.ts';
import { ensureBuild } from './server/pages/ensure-build.server.ts';
import { keepPageFiles } from './server/pages/kept-page-files.server.ts';
import { showProgress } from './server/startup/progress.server.ts';
import { startTracing } from './server/tracing/tracing.server.ts';
import { joinParent } from './server/workers/join-parent.server.ts';
import { shutDownStore } from './shut-down-store.server.ts';
import { startStoreJobs } from './store-jobs.server.ts';
import { listenForMetrics, shareMetrics } from './store-metrics.server.ts';

const signals = ['SIGINT', 'SIGTERM'] as const;

/** Serves the shops until a signal, or lets workers serve them. */
export async function runStore(env: Env): Promise<void> {
  const log = createLog(env.logLevel);
  const parent = joinParent<Prepared>();
  const tracing = await startTracing(env);
  // Before the store is open, exiting also stops the database.
  let end = async (signal: NodeJS.Signals): Promise<void> => exitBy(signal);
  if (parent) parent.onEnd((signal) => void end(signal));
  else for (const signal of signals) process.on(signal, () => void end(signal));
  const onSignal = (handle: (signal: NodeJS.Signals) => Promise<void>): void => {
    end = async (signal) => {
      // A second signal exits at once.
      end = async (again) => exitBy(again);
      await handle(signal);
    };
  };
  if (!parent && env.workers.count > 1) return runParent(env, log, onSignal);
  const front = createLifecycle(env);
  const listenHere = () => listen(front.fetch, env, parent !== undefined);
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
    authentication,
    log,
    secret: store.secret,
    clock: () => new Date(),
    checkReplies: false,
  };
  if (parent) shareMetrics(store.database);
  else await listenForMetrics(env, store.database);
  const deskEvents = createDeskEvents(env, server);
  const services = createOutsideServices(env);
  const pages = await loadPages(folder);
  const kept = await keepPageFiles(env.dataDir, pages, log);
  front.open(createApp(env, server, everyHandler(env, services), { ...pages, kept }, services, deskEvents));
  const http = early ?? (await listenHere());
  const jobs = startStoreJobs(env, server, services);
  if (parent) parent.report('opened');
  else announce(env, { ...store.live, setUp: await createSetUpLink(store.database) });
  const running = { front, http, streams: deskEvents, jobs, store };
  let ending = false;
  onSignal(async (signal) => {
    ending = true;
    // A balancer sends SIGTERM, a person presses Ctrl-C.
    await shutDownStore(running, env, signal === 'SIGINT');
    await tracing.close();
    process.exit(0);
  });
  await store.lost;
  if (ending) return;
  log.fatal('The embedded database ended by itself; the store ends too. Its log is in the data folder.');
  end = async (signal) => exitBy(signal);
  await shutDownStore(running, env, true);
  process.exit(1);
}

/** The exit code by which shells report a signal. */
function exitBy(signal: NodeJS.Signals): never {
  process.exit(128 + constants.signals[signal]);
}
