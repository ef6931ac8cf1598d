import { userInfo } from 'node:os';
import { readDeskCommand, runDesk } from '../desk/run-desk.server.js';
import { placePaidOrder } from '../orders/checkout/place-paid-order.server.js';
import { createPaymentGateways } from '../payments/create-payment-gateways.server.js';
import { findDemoWorldState } from '../server/database/installation.server.js';
import { readEnv } from '../server/env.server.js';
import { createLog } from '../server/log.server.js';
import { StartupError } from '../server/startup-error.server.js';
import { settingsGroups } from '../settings-groups.js';
import { openCommandDatabase } from './command-database.server.js';

/** Staff commands (docs/desk.md). Exit code 1 when something was not done. */
async function main()                {
  const command = readDeskCommand(process.argv.slice(2));
  const env = readEnv(process.env, settingsGroups);
  const { database, close } = await openCommandDatabase(env);
  try {
    // npm runs in the project's folder; paths are relative to where the command was typed.
    const folder = process.env.INIT_CWD ?? process.cwd();
    const by = userInfo().username;
    const payments = { gateways: createPaymentGateways(env, placePaidOrder), log: createLog('fatal') };
    const work = {
      database,
      folder,
      by,
      now: new Date(),
      secretKey: env.secretKey,
      demo: (await findDemoWorldState(database)) !== undefined,
      payments,
    };
    const result = await runDesk(command, work);
    for (const line of result.lines) (result.failed ? console.error : console.log)(line);
    if (result.failed) process.exitCode = 1;
  } finally {
    await close();
  }
}

main().catch((cause         ) => {
  console.error(cause instanceof StartupError ? cause.message : `Nothing was done: ${cause}`);
  process.exit(1);
});
