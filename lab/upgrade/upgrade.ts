import '../../src/server/startup/set-node-env.server.ts';
import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '../../src/server/embedded-postgres/start-embedded-postgres.server.ts';
import { newMigrations, noHistory, previousRelease } from '../../tests/migrations/previous-release.ts';
import { createScratchFolder } from '../../tests/store/test-database.ts';
import { runUpgrade } from './run-upgrade.ts';

// Does anybody notice that a newer release takes over?
const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '60' }, workers: { type: 'string', default: '1' } },
});
if (noHistory) throw new Error(noHistory);

const dataDir = await createScratchFolder();
const postgres = await startEmbeddedPostgres({ dataDir, throwaway: true });
try {
  const { version, commit } = previousRelease;
  console.log(`From ${version} (${commit.slice(0, 8)}) over ${newMigrations.length} migrations`);
  const [seconds, workers] = [Number(values.seconds), Number(values.workers)];
  const terms = { connection: postgres.connection, seconds, workers, report: console.log };
  const { answered, failures, orders, rfis, paid, imports, inconsistencies, lost, oldExit } = await runUpgrade(terms);
  for (const [name, count] of answered) console.log(`${name} release: ${count} requests answered`);
  const kinds = Map.groupBy(failures, (failure) => failure);
  for (const [failure, all] of kinds) console.log(`${all.length} × ${failure}`);
  console.log(
    `${failures.length} failed requests; of ${orders} orders, ${rfis} requests for quotes, ${paid} card payments and ${imports} imports ${lost.length} lost`,
  );
  console.log(
    `${inconsistencies.length} sums wrong${inconsistencies.map((one) => `\n${JSON.stringify(one)}`).join('')}`,
  );
  console.log(`The previous release ended with code ${oldExit.code} ${oldExit.errors}`);
  if (failures.length + lost.length + inconsistencies.length > 0 || oldExit.code !== 0) process.exitCode = 1;
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20 });
}
