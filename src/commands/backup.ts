import { readEnv } from '../server/env.server.ts';
import { describeStartupFailure } from '../server/startup/startup-failure.server.ts';
import { settingsGroups } from '../settings-groups.ts';
import { backUp, readBackupArguments } from './back-up.server.ts';

/** Copies the embedded database of a running store (docs/backup.md). */
async function main(): Promise<void> {
  const args = readBackupArguments(process.argv.slice(2), process.env.INIT_CWD ?? process.cwd());
  const { folder, removed, interrupted } = await backUp(readEnv(process.env, settingsGroups), args, new Date());
  console.log(`The database is backed up in ${folder}.`);
  for (const half of interrupted) console.log(`What an interrupted backup left is deleted: ${half}.`);
  for (const old of removed) console.log(`An older backup is deleted: ${old}.`);
}

main().catch((cause: unknown) => {
  console.error(describeStartupFailure(cause) ?? cause);
  process.exit(1);
});
