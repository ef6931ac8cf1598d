import { constants, existsSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isBuilt, mayBuild } from '../server/build.ts';
import type { Connection } from '../server/db.ts';
import { startEmbeddedPostgres } from '../server/embedded-postgres.ts';
import { homeOf } from '../server/embedded-postgres-home.ts';
import { type Env, readSettings } from '../server/env.ts';
import { type Check, checkSettings } from '../server/preflight.ts';
import { checkDatabase } from '../server/preflight-database.ts';
import { runningDatabase } from '../server/running-database.ts';
import { refusalOf } from '../server/start-refusal.ts';

/** Looks at everything that a start looks at, without starting the store. Ends with exit code 1 when something is missing. */
async function main(): Promise<void> {
  const { env, wrong } = readSettings(process.env);
  const readable = wrong ? { passed: false, says: wrong } : { passed: true, says: 'All settings can be read.' };
  const checks = [readable, ...checkSettings(env), ...(await lookAtDatabase(env)), await lookAtBuild()];
  console.log(`Preflight of ${env.demo ? 'a demonstration (DEMO=1)' : 'a store for customers (DEMO=0)'}\n`);
  for (const { passed, says } of checks) console.log(`${passed ? '✔' : '✘'} ${says}`);
  const missed = checks.filter(({ passed }) => !passed).length;
  console.log(`\n${missed === 0 ? 'Ready to start.' : `To be mended before the start: ${missed}.`}`);
  if (env.demo) console.log('Run it with DEMO=0 to see what a store for customers needs.');
  if (missed > 0) process.exitCode = 1;
}

async function lookAtDatabase(env: Env): Promise<Check[]> {
  if (env.databaseUrl) return checkDatabase({ connectionString: env.databaseUrl }, env);
  const running = await runningDatabase(env.dataDir);
  if (running) return checkDatabase(running, env);
  const folder = join(env.dataDir, 'postgres');
  return existsSync(join(await homeOf(folder), 'cluster')) ? checkStopped(env) : [await checkPlace(folder)];
}

/** The embedded database runs for as long as it is looked at. */
async function checkStopped(env: Env): Promise<Check[]> {
  try {
    const postgres = await startEmbeddedPostgres({ dataDir: env.dataDir });
    const connection: Connection = postgres.connection;
    return await checkDatabase(connection, env).finally(() => postgres.stop());
  } catch (cause) {
    const refusal = refusalOf(cause);
    if (refusal === undefined) throw cause;
    return [{ passed: false, says: refusal }];
  }
}

/** Nothing is made here: what root makes would be in the way of the user who starts the store. */
async function checkPlace(folder: string): Promise<Check> {
  let nearest = folder;
  while (!existsSync(nearest)) nearest = dirname(nearest);
  const writable = await access(nearest, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  );
  if (writable) return { passed: true, says: `The first start will make an empty database in ${folder}.` };
  return { passed: false, says: `This user may not write ${nearest}: set DATA_DIR or DATABASE_URL.` };
}

async function lookAtBuild(): Promise<Check> {
  if (await isBuilt()) return { passed: true, says: 'The pages are built.' };
  if (await mayBuild()) return { passed: true, says: 'The pages are not built yet; the start will do it.' };
  return { passed: false, says: 'The pages are not built: run npm run build as the owner of the code.' };
}

main().catch((cause: unknown) => {
  console.error(refusalOf(cause) ?? cause);
  process.exit(1);
});
