import './server/production.ts';
import type { Hono } from 'hono';
import { announce } from './announce.ts';
import { callPorts, createApp, everyHandler, loadPages } from './app.ts';
import { openStore } from './open-store.ts';
import { ensureBuild } from './server/build.ts';
import { type Env, readEnv } from './server/env.ts';
import { listen } from './server/listen.ts';
import { createLog } from './server/log.ts';
import { showProgress } from './server/progress.ts';
import { addSecurityHeaders } from './server/security-headers.ts';
import { StartRefused } from './server/start-refused.ts';
import { startStoreJobs } from './store-jobs.ts';

function opening(env: Env, request: Request): Response {
  const headers = new Headers({ 'retry-after': '2' });
  addSecurityHeaders(headers, env, request.headers.get('host') ?? undefined);
  return new Response('The store is opening, please wait a moment.', { status: 503, headers });
}

const signals = ['SIGINT', 'SIGTERM'] as const;
/** As shells count a program that was ended by Ctrl-C. */
const interrupted = 130;

/** Starts the store: port, database, pages. Ends with exit code 1 and one sentence when it cannot. */
async function main(): Promise<void> {
  const env = readEnv(process.env);
  const log = createLog(env.logLevel);
  // Until it is open there is nothing to finish: an orderly exit takes the database with it.
  let end = async (exitCode = interrupted): Promise<void> => process.exit(exitCode);
  for (const signal of signals) process.on(signal, () => void end());
  let app: Hono | undefined;
  const http = await listen((request, reached) => app?.fetch(request, reached) ?? opening(env, request), env);
  const [store, { folder }] = await Promise.all([openStore(env, log, showProgress(process.stdout)), ensureBuild()]);
  const server = {
    database: store.database,
    ports: callPorts,
    log,
    secret: store.secret,
    clock: () => new Date(),
    checkReplies: false,
  };
  app = createApp(env, server, everyHandler(env), await loadPages(folder));
  const jobs = startStoreJobs(env, server);
  announce(env);
  let ending = false;
  end = async (exitCode = 0) => {
    if (ending) return;
    ending = true;
    await http.close();
    await jobs.stop();
    await store.close();
    process.exit(exitCode);
  };
  await store.lost;
  if (!ending) log.fatal('The embedded database ended by itself; the store ends too. Its log is in the data folder.');
  await end(1);
}

main().catch((cause: unknown) => {
  if (cause instanceof StartRefused) console.error(cause.message);
  else createLog('error').error({ err: cause }, 'the store could not start');
  process.exit(1);
});
