import cluster from 'node:cluster';
import './server/startup/set-node-env.server.ts';
import './server/startup/resolve-imports.server.ts';
import { type Env, readSettings } from './server/env.server.ts';
import { createLog } from './server/log.server.ts';
import { checkSettings } from './server/startup/preflight.server.ts';
import { describeStartupFailure } from './server/startup/startup-failure.server.ts';
import { StartupError } from './server/startup-error.server.ts';
import { settingsGroups } from './settings-groups.ts';

/** Starts the store. Exit code 1 with the reason for each problem. */
async function main(): Promise<void> {
  const env = settings();
  // Loading the store's code takes seconds, which a wrong setting does not have to wait for; a parent serves no request.
  if (cluster.isPrimary && env.workers.count > 1) {
    const { runParent } = await import('./run-parent.server.ts');
    await runParent(env);
  } else {
    const { runStore } = await import('./run-store.ts');
    await runStore(env);
  }
}

function settings(): Env {
  const { env, wrong } = readSettings(process.env, settingsGroups);
  // The needs of a store for customers depend on the shops that are open in its database.
  if (wrong === undefined && !env.demo) return env;
  const unsafe = checkSettings(env, []).filter(({ passed }) => !passed);
  const problems = [...(wrong === undefined ? [] : [wrong]), ...unsafe.map(({ message }) => message)];
  if (problems.length > 0) throw new StartupError(problems.join('\n'));
  return env;
}

main().catch((cause: unknown) => {
  const refusal = describeStartupFailure(cause);
  if (refusal) console.error(refusal);
  else createLog('error').error({ err: cause }, 'the store could not start');
  process.exit(1);
});
