import { userInfo } from 'node:os';
import { readDeskCommand, runDesk } from '../desk/run-desk.server.ts';
import { findDemoDataState } from '../server/database/installation.server.ts';
import { readEnv } from '../server/env.server.ts';
import { settingsGroups } from '../settings-groups.ts';
import { openCommandDatabase } from './command-database.server.ts';

/** Who works at the desk (docs/desk.md). Exit code 1 when something was not done. */
export async function runDeskCommand(typed: string[]): Promise<void> {
  const command = readDeskCommand(typed);
  const env = readEnv(process.env, settingsGroups);
  const { database, close } = await openCommandDatabase(env);
  try {
    const demo = (await findDemoDataState(database)) !== undefined;
    const work = { database, by: userInfo().username, now: new Date(), secretKey: env.secretKey, demo };
    const result = await runDesk(command, work);
    for (const line of result.lines) (result.failed ? console.error : console.log)(line);
    if (result.failed) process.exitCode = 1;
  } finally {
    await close();
  }
}
