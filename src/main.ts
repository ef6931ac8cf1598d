import { announce } from './announce.ts';
import { callPorts, createApp, everyHandler, loadPages } from './app.ts';
import { openStore } from './open-store.ts';
import { ensureBuild } from './server/build.ts';
import { readEnv } from './server/env.ts';
import { listen } from './server/listen.ts';
import { createLog } from './server/log.ts';
import { showProgress } from './server/progress.ts';
import { StartRefused } from './server/start-refused.ts';

/** Starts the store: database, pages, HTTP. Ends with exit code 1 and one sentence when it cannot. */
async function main(): Promise<void> {
  const env = readEnv(process.env);
  const log = createLog(env.logLevel);
  const [store] = await Promise.all([openStore(env, log, showProgress(process.stdout)), ensureBuild()]);
  const server = {
    database: store.database,
    ports: callPorts,
    log,
    secret: store.secret,
    clock: () => new Date(),
    checkReplies: false,
  };
  const app = createApp(env, server, everyHandler(), await loadPages());
  const http = await listen(app, env);
  announce(env);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () =>
      http
        .close()
        .then(store.close)
        .then(() => process.exit(0)),
    );
}

main().catch((cause: unknown) => {
  if (cause instanceof StartRefused) console.error(cause.message);
  else createLog('error').error({ err: cause }, 'the store could not start');
  process.exit(1);
});
