import './server/startup/set-node-env.server.ts';
import { type Env, readSettings } from './server/env.server.ts';
import { createLog } from './server/log.server.ts';
import { checkSettings } from './server/startup/preflight.server.ts';
import { describeStartupFailure } from './server/startup/startup-failure.server.ts';
import { StartupError } from './server/startup-error.server.ts';
import { settingsGroups } from './settings-groups.ts';

/** Starts the store. Exit code 1 with the reason for each problem. */
async function main(): Promise<void> {
  const env = settings();
  // Loading the store's code takes seconds, which a wrong setting does not have to wait for.
  const { runStore } = await import('./run-store.ts');
  await runStore(env);
}

function settings(): Env {
  const { env, wrong } = readSettings(process.env, settingsGroups);
  if (wrong === undefined) return env;
  const unsafe = checkSettings(env, []).filter(({ passed }) => !passed);
  throw new StartupError([wrong, ...unsafe.map(({ message }) => message)].join('\n'));
}

main().catch((cause: unknown) => {
  const refusal = describeStartupFailure(cause);
  if (refusal) console.error(refusal);
  else createLog('error').error({ err: cause }, 'the store could not start');
  process.exit(1);
});
