import { userInfo } from 'node:os';
import { readDeskCommand, runDesk } from '../desk/run-desk.server.ts';
import { readEnv } from '../server/env.server.ts';
import { StartupError } from '../server/startup-error.server.ts';
import { openCommandDatabase } from './command-database.server.ts';

/** What staff do until they have pages for it (docs/desk.md). Ends with exit code 1 when it was not, or not all, done. */
async function main(): Promise<void> {
  const command = readDeskCommand(process.argv.slice(2));
  const { database, close } = await openCommandDatabase(readEnv(process.env));
  try {
    // npm runs commands in the project's folder; a path is meant from where they were typed.
    const folder = process.env.INIT_CWD ?? process.cwd();
    const result = await runDesk(command, { database, folder, by: userInfo().username, now: new Date() });
    for (const line of result.lines) (result.failed ? console.error : console.log)(line);
    if (result.failed) process.exitCode = 1;
  } finally {
    await close();
  }
}

main().catch((cause: unknown) => {
  console.error(cause instanceof StartupError ? cause.message : `Nothing was done: ${cause}`);
  process.exit(1);
});
