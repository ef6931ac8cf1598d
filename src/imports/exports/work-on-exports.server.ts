import { randomUUID } from 'node:crypto';
import type { Database } from '../../server/database/database.server.ts';
import type { Sites } from '../../sites/site.ts';
import { siteCodes } from '../../sites/site.ts';
import { claimExport } from './exports.db.ts';
import { type ExportTask, failExport, maxExportAttempts } from './run-export.server.ts';

/** Makes a file as far as `goOn` gives it the time. */
export type RunExport = (task: ExportTask, goOn: () => Promise<Date | undefined>) => Promise<void>;

/** Identifies this process. */
const owner = randomUUID();
const leaseSeconds = 30;
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
  const fail = () =>
    failExport(database, {
      id: claimed.id,
      owner,
      problem: 'The export failed because of a fault in the shop. Please try again.',
      now: clock(),
    });
  if (claimed.attempts > maxExportAttempts) {
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
