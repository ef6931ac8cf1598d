import { longRunningTimeouts } from '../../server/database/connection-timeouts.server.ts';
import { type Connection, openDatabase } from '../../server/database/database.server.ts';
import { isPassingFailure } from '../../server/database/database-down.server.ts';
import type { RpcClient } from '../../server/jobs/worker-rpc.server.ts';
import { exportConnections } from '../../server/startup/connection-budget.rule.ts';
import type { SellerSite } from '../../sites/site.ts';
import type { ExportTable } from './export-table.ts';
import { type ClaimedExport, releaseExport } from './exports.db.ts';
import { makeExport } from './make-export.server.ts';
import { ExportInterrupted } from './stored-export.server.ts';

export type ExportTask = {
  connection: Connection;
  site: SellerSite;
  owner: string;
  leaseSeconds: number;
  claimed: ClaimedExport;
};

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
    await releaseExport(database, { id: task.claimed.id, owner: task.owner }).catch(() => undefined);
  } finally {
    await database.close();
  }
}
