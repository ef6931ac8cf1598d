import { constants, existsSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { findOpenSites } from '../seller/opening/find-open-sites.server.ts';
import type { Connection } from '../server/database/database.server.ts';
import { findRunningPostgres } from '../server/embedded-postgres/find-running.server.ts';
import { resolveHome } from '../server/embedded-postgres/home.server.ts';
import { startEmbeddedPostgres } from '../server/embedded-postgres/start-embedded-postgres.server.ts';
import { type Env, readSettings } from '../server/env.server.ts';
import { canBuild, isBuilt } from '../server/pages/ensure-build.server.ts';
import { checkSettings, type PreflightCheck, untried } from '../server/startup/preflight.server.ts';
import { checkDatabase, checkReplicas } from '../server/startup/preflight-database.server.ts';
import { describeStartupFailure } from '../server/startup/startup-failure.server.ts';
import { settingsGroups } from '../settings-groups.ts';
import { sites } from '../sites/resolve-site.ts';
import type { SiteCode } from '../sites/site.ts';

/** Checks everything a start needs, without starting the store. Exit code 1 when something is missing. */
async function main(): Promise<void> {
  const { env, wrong } = readSettings(process.env, settingsGroups);
  const readable = wrong ? { passed: false, message: wrong } : { passed: true, message: 'All settings can be read.' };
  const checks = [readable, ...(await lookAtDatabase(env)), await lookAtBuild()];
  console.log(`Preflight of ${env.demo ? 'a demonstration (DEMO=1)' : 'a store for customers (DEMO=0)'}\n`);
  for (const { passed, message } of checks) console.log(`${passed ? '✔' : '✘'} ${message}`);
  const missed = checks.filter(({ passed }) => !passed).length;
  for (const sentence of untried(env)) console.log(`– ${sentence}`);
  console.log(`\n${missed === 0 ? 'Ready to start.' : `Problems to solve before the start: ${missed}.`}`);
  if (env.demo) console.log('Run it with DEMO=0 to see what a store for customers needs.');
  if (missed > 0) process.exitCode = 1;
}

async function lookAtDatabase(env: Env): Promise<PreflightCheck[]> {
  if (env.databaseUrl) return checkStore({ connectionString: env.databaseUrl }, env);
  const running = await findRunningPostgres(env.dataDir);
  if (running) return checkStore(running, env);
  const folder = join(env.dataDir, 'postgres');
  if (existsSync(join(await resolveHome(folder), 'cluster'))) return checkStopped(env);
  return [...checkSettings(env, []), await checkPlace(folder)];
}

/** Which settings a store needs depends on the shops that are open in its database. */
async function checkStore(connection: Connection, env: Env): Promise<PreflightCheck[]> {
  const open = await findOpenSites(connection).catch(() => []);
  const replicas = env.replicaUrls.map((connectionString) => ({ connectionString }));
  return [
    ...checkSettings(env, open),
    ...checkOpenings(env, open),
    ...(await checkDatabase(connection, env)),
    ...(await checkReplicas(connection, replicas)),
  ];
}

function checkOpenings({ demo }: Env, open: readonly SiteCode[]): PreflightCheck[] {
  if (demo) return [];
  if (open.length === 0)
    return [{ passed: true, message: 'No shop is open yet: the start will show the address where they are set up.' }];
  return [{ passed: true, message: `Open for customers: ${open.map((code) => sites[code].name).join(', ')}.` }];
}

async function checkStopped(env: Env): Promise<PreflightCheck[]> {
  try {
    const postgres = await startEmbeddedPostgres({ dataDir: env.dataDir });
    return await checkStore(postgres.connection, env).finally(() => postgres.stop());
  } catch (cause) {
    const refusal = describeStartupFailure(cause);
    if (refusal === undefined) throw cause;
    return [{ passed: false, message: refusal }];
  }
}

/** Creates nothing: files of root would block the user who starts the store. */
async function checkPlace(folder: string): Promise<PreflightCheck> {
  let nearest = folder;
  while (!existsSync(nearest)) nearest = dirname(nearest);
  const writable = await access(nearest, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  );
  if (writable) return { passed: true, message: `The first start will make an empty database in ${folder}.` };
  return { passed: false, message: `This user may not write ${nearest}: set DATA_DIR or DATABASE_URL.` };
}

async function lookAtBuild(): Promise<PreflightCheck> {
  if (await isBuilt()) return { passed: true, message: 'The pages are built.' };
  if (await canBuild()) return { passed: true, message: 'The pages are not built yet; the start will do it.' };
  return { passed: false, message: 'The pages are not built: run npm run build as the owner of the code.' };
}

main().catch((cause: unknown) => {
  console.error(describeStartupFailure(cause) ?? cause);
  process.exit(1);
});
