import { userInfo } from 'node:os';
import { readDeskCommand, runDesk } from '../desk/run-desk.ts';
import { readEnv } from '../server/env.ts';
import { StartRefused } from '../server/start-refused.ts';
import { openCommandDatabase } from './command-database.ts';

/** What staff do until they have pages for it (docs/desk.md). Ends with exit code 1 when it was not, or not all, done. */
async function main(): Promise<void> {
  const command = readDeskCommand(process.argv.slice(2));
  const { database, close } = await openCommandDatabase(readEnv(process.env));
  try {
    // npm runs commands in the project's folder; a path is meant from where they were typed.
    const folder = process.env.INIT_CWD ?? process.cwd();
    const answer = await runDesk(command, { database, folder, by: userInfo().username, now: new Date() });
    for (const line of answer.said) (answer.failed ? console.error : console.log)(line);
    if (answer.failed) process.exitCode = 1;
  } finally {
    await close();
  }
}

main().catch((cause: unknown) => {
  console.error(cause instanceof StartRefused ? cause.message : `Nothing was done: ${cause}`);
  process.exit(1);
});
