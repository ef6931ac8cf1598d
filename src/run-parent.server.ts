import { join } from 'node:path';
import { createSetUpLink } from './account/staff/set-up-link.server.ts';
import { announce } from './announce.server.ts';
import type { Prepared } from './open-as-worker.server.ts';
import { openStore } from './open-store.server.ts';
import type { Env } from './server/env.server.ts';
import { listen } from './server/http/listen.server.ts';
import { createLog } from './server/log.server.ts';
import { ensureBuild } from './server/pages/ensure-build.server.ts';
import { endBySignal, listenToSignals } from './server/startup/end-by-signal.server.ts';
import { showProgress } from './server/startup/progress.server.ts';
import { superviseWorkers } from './server/workers/supervise-workers.server.ts';
import { listenForWorkersMetrics } from './store-metrics.server.ts';

/** Prepares the store once and lets workers serve it until the first signal. */
export async function runParent(env: Env): Promise<void> {
  const log = createLog(env.logLevel);
  const { onSignal } = endBySignal(listenToSignals);
  // Workers share their port with one another, and would share it with another store of this user.
  const probe = await listen(() => new Response(null, { status: 503 }), env);
  await probe.close();
  const workers = superviseWorkers<Prepared>(env, log);
  // The worker has said why.
  if (!(await workers.listen())) process.exit(1);
  const progress = showProgress(process.stdout);
  const [store, build] = await Promise.all([openStore(env, log, progress, env.workers), ensureBuild()]);
  const opened = { ...store.live, setUp: await createSetUpLink(store.database) };
  await store.leaveToWorkers();
  await listenForWorkersMetrics(env, store.connection);
  process.env.NODE_COMPILE_CACHE ??= join(env.dataDir, 'compile-cache');
  let ending = false;
  onSignal(async (signal) => {
    ending = true;
    await workers.end(signal);
    await store.close();
    process.exit(0);
  });
  const failed = await Promise.race([
    store.lost.then((lastWords) => `The embedded database ended by itself; the store ends too: ${lastWords}`),
    serve(),
  ]).catch((cause: Error) => cause.message);
  if (ending) return;
  log.fatal(failed);
  await workers.end('SIGINT');
  await store.close();
  process.exit(1);

  async function serve(): Promise<never> {
    await workers.open(store.workers, { connection: store.connection, build });
    announce(env, opened);
    return workers.givenUp;
  }
}
