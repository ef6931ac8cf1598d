import './server/production.ts';
import { constants } from 'node:os';
import { announce } from './announce.ts';
import { callPorts, createApp, everyHandler, loadPages } from './app.ts';
import { endStore } from './end-store.ts';
import { openStore } from './open-store.ts';
import { ensureBuild } from './server/build.ts';
import { type Env, readSettings } from './server/env.ts';
import { createFront } from './server/front.ts';
import { listen } from './server/listen.ts';
import { createLog } from './server/log.ts';
import { checkSettings } from './server/preflight.ts';
import { showProgress } from './server/progress.ts';
import { refusalOf } from './server/start-refusal.ts';
import { StartRefused } from './server/start-refused.ts';
import { startStoreJobs } from './store-jobs.ts';

const signals = ['SIGINT', 'SIGTERM'] as const;

/** Starts the store: port, database, pages. Ends with exit code 1 and a sentence for each reason when it cannot. */
async function main(): Promise<void> {
  const env = settings();
  const log = createLog(env.logLevel);
  // Until it is open there is nothing to finish: an orderly exit takes the database with it.
  let end = async (signal: NodeJS.Signals): Promise<void> => exitBy(signal);
  for (const signal of signals) process.on(signal, () => void end(signal));
  const front = createFront(env);
  const http = await listen(front.fetch, env);
  const [store, { folder }] = await Promise.all([openStore(env, log, showProgress(process.stdout)), ensureBuild()]);
  const server = {
    database: store.database,
    ports: callPorts,
    log,
    secret: store.secret,
    clock: () => new Date(),
    checkReplies: false,
  };
  front.open(createApp(env, server, everyHandler(env), await loadPages(folder)));
  const jobs = startStoreJobs(env, server);
  announce(env);
  const running = { front, http, jobs, store };
  let ending = false;
  end = async (signal) => {
    ending = true;
    // Whoever asks a second time means at once.
    end = async (again) => exitBy(again);
    // A balancer sends SIGTERM, a person presses Ctrl-C.
    await endStore(running, env, signal === 'SIGINT');
    process.exit(0);
  };
  await store.lost;
  if (ending) return;
  log.fatal('The embedded database ended by itself; the store ends too. Its log is in the data folder.');
  end = async (signal) => exitBy(signal);
  await endStore(running, env, true);
  process.exit(1);
}

function settings(): Env {
  const { env, wrong } = readSettings(process.env);
  if (wrong === undefined) return env;
  const unsafe = checkSettings(env).filter(({ passed }) => !passed);
  throw new StartRefused([wrong, ...unsafe.map(({ says }) => says)].join('\n'));
}

/** As shells count a program that a signal ended. */
function exitBy(signal: NodeJS.Signals): never {
  process.exit(128 + constants.signals[signal]);
}

main().catch((cause: unknown) => {
  const refusal = refusalOf(cause);
  if (refusal) console.error(refusal);
  else createLog('error').error({ err: cause }, 'the store could not start');
  process.exit(1);
});
