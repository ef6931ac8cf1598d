import { randomUUID } from 'node:crypto';
import type { Database } from '../../server/database/database.server.ts';
import type { Sites } from '../../sites/site.ts';
import { siteCodes } from '../../sites/site.ts';
import { claimExport, deleteExportParts, endExport } from './exports.db.ts';
import type { ExportTask } from './run-export.server.ts';

/** Makes a file as far as `goOn` gives it the time. */
export type RunExport = (task: ExportTask, goOn: () => Promise<Date | undefined>) => Promise<void>;

/** Identifies this process. */
const owner = randomUUID();
const leaseSeconds = 30;
/** One that ends its process each time is given up. */
const maxAttempts = 3;

export type ExportJob = {
  database: Database;
  sites: Sites;
  clock: () => Date;
  /** Aborted when the process ends: another one then makes the file anew. */
  stopping: AbortSignal;
};

/** Makes the oldest file that waits, of any site: an archive, or a file of one table. Safe to run in several processes. */
export async function workOnExports(
  { database, sites, clock, stopping }: ExportJob,
  archives: boolean,
  run: RunExport,
): Promise<boolean> {
  const [claimed] = await claimExport(database, { archives, owner, leaseSeconds, sites: [...siteCodes] });
  if (!claimed) return false;
  const fail = async () => {
    await deleteExportParts(database, { id: claimed.id, owner });
    const nothing = {
      rows: 0,
      bytes: 0,
      problem: 'The export failed because of a fault in the shop. Please try again.',
    };
    await endExport(database, { id: claimed.id, owner, state: 'failed', ...nothing, now: clock() });
  };
  if (claimed.attempts > maxAttempts) {
    await fail();
    return true;
  }
  const task = { connection: database.connection, site: sites[claimed.site], owner, leaseSeconds, claimed };
  try {
    await run(task, async () => (stopping.aborted ? undefined : clock()));
  } catch (cause) {
    await fail();
    throw cause;
  }
  return true;
}
