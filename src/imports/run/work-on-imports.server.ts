import { randomUUID } from 'node:crypto';
import { paperStorageSettings } from '../../account/papers/create-paper-storages.server.ts';
import type { Database } from '../../server/database/database.server.ts';
import type { Env } from '../../server/env.server.ts';
import { FileTooHeavy, openInProcess } from '../../server/jobs/file-processes.server.ts';
import type { Site } from '../../sites/site.ts';
import { fileTooHeavy } from '../files/file-kind.rule.ts';
import { failImport } from '../imports.db.ts';
import { claimImport } from './import-work.db.ts';
import type { ImportTask } from './import-worker.server.ts';

const worker = new URL('./import-worker.server.ts', import.meta.url);

/** Checks or writes an import as far as `goOn` gives it the time. */
export type RunImport = (task: ImportTask, goOn: () => Promise<Date | undefined>) => Promise<void>;

const runInProcess: RunImport = (task, goOn) => openInProcess('import_runs', worker, 'runImport', task, { goOn });

/** Identifies this process. */
const owner = randomUUID();
const defaultLeaseSeconds = 30;

export type ImportJob = {
  database: Database;
  clock: () => Date;
  /** Aborted when the process ends: the import stops after its batch, and another process takes it up. */
  stopping: AbortSignal;
  leaseSeconds?: number;
  /** The settings that say where pictures are kept. */
  env: Pick<Env, 'forSite'>;
};

/** Takes up the oldest import of the site that waits; safe to run in several processes. */
export async function workOnImports(
  { database, clock, stopping, env, ...job }: ImportJob,
  site: Site,
  run: RunImport = runInProcess,
): Promise<boolean> {
  const { leaseSeconds = defaultLeaseSeconds } = job;
  const [claimed] = await claimImport(database, { site: site.code, owner, leaseSeconds });
  if (!claimed) return false;
  const storageSettings = paperStorageSettings(env, site.code);
  const task: ImportTask = {
    connection: database.connection,
    site,
    id: claimed.id,
    owner,
    leaseSeconds,
    storageSettings,
  };
  const goOn = async () => (stopping.aborted ? undefined : clock());
  try {
    await run(task, goOn);
  } catch (cause) {
    const isTooHeavy = cause instanceof FileTooHeavy;
    const problem = isTooHeavy
      ? fileTooHeavy
      : `The import stopped by an error of ours: ${cause instanceof Error ? cause.message : cause}`;
    await failImport(database, { id: claimed.id, owner, problem, now: clock() });
    if (!isTooHeavy) throw cause;
  }
  return true;
}
