import { longRunningTimeouts } from '../../server/database/connection-timeouts.server.ts';
import { type Connection, type Database, openDatabase } from '../../server/database/database.server.ts';
import { isOutOfTime, isPassingFailure } from '../../server/database/database-down.server.ts';
import type { RpcClient } from '../../server/jobs/worker-rpc.server.ts';
import { exportConnections } from '../../server/startup/connection-budget.rule.ts';
import type { SellerSite } from '../../sites/site.ts';
import type { ExportTable } from './export-table.ts';
import { type ClaimedExport, deleteExportParts, endExport, releaseExport } from './exports.db.ts';
import { makeExport } from './make-export.server.ts';
import { ExportInterrupted } from './stored-export.server.ts';

export type ExportTask = {
  connection: Connection;
  site: SellerSite;
  owner: string;
  leaseSeconds: number;
  claimed: ClaimedExport;
};

/** One that ends its process each time, or takes too long, is given up. */
export const maxExportAttempts = 3;

const tooLong =
  'The export took longer than the database allows, each of three times. Please filter the list so that the file is shorter, or try again when less is going on in the shop.';

/** Nothing of a file is kept that could not be made. */
export async function failExport(
  database: Database,
  { problem, now, ...held }: { id: number; owner: string; problem: string; now: Date },
): Promise<void> {
  await deleteExportParts(database, held);
  await endExport(database, { ...held, state: 'failed', rows: 0, bytes: 0, problem, now });
}

/** With connections of its own: one reads, the other stores what was read. */
export async function runExportOf(
  tables: readonly ExportTable[],
  { connection, ...task }: ExportTask,
  ask: RpcClient,
): Promise<void> {
  let lost: Error | undefined;
  const onLost = (cause: Error) => {
    lost = cause;
  };
  const database = openDatabase({ ...connection, ...exportConnections }, onLost, longRunningTimeouts);
  const goOn = async () => (lost ? undefined : ((await ask('goOn', undefined)) as Date | undefined));
  try {
    await makeExport({ ...task, database, tables, goOn });
  } catch (cause) {
    if (!(cause instanceof ExportInterrupted) && !isPassingFailure(cause)) throw cause;
    const held = { id: task.claimed.id, owner: task.owner };
    const isTryCounted = isOutOfTime(cause);
    const now = isTryCounted && task.claimed.attempts >= maxExportAttempts ? await goOn() : undefined;
    if (now) await failExport(database, { ...held, problem: tooLong, now });
    else await releaseExport(database, { ...held, isTryCounted }).catch(() => undefined);
  } finally {
    await database.close();
  }
}
