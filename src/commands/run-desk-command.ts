import { userInfo } from 'node:os';
import { readDeskCommand, runDesk } from '../desk/run-desk.server.ts';
import { placePaidOrder } from '../orders/checkout/place-paid-order.server.ts';
import { createInvoicePortals } from '../orders/e-documents/create-invoice-portals.server.ts';
import { createPaymentGateways } from '../payments/create-payment-gateways.server.ts';
import { findDemoDataState } from '../server/database/installation.server.ts';
import { readEnv } from '../server/env.server.ts';
import { createLog } from '../server/log.server.ts';
import { settingsGroups } from '../settings-groups.ts';
import { openCommandDatabase } from './command-database.server.ts';

/** Staff commands (docs/desk.md). Exit code 1 when something was not done. */
export async function runDeskCommand(typed: string[]): Promise<void> {
  const command = readDeskCommand(typed);
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
      demo: (await findDemoDataState(database)) !== undefined,
      payments,
      invoicePortals: createInvoicePortals(env),
      addressOf: payments.gateways.addressOf,
    };
    const result = await runDesk(command, work);
    for (const line of result.lines) (result.failed ? console.error : console.log)(line);
    if (result.failed) process.exitCode = 1;
  } finally {
    await close();
  }
}
