import type { Database } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import { claimImportsToClear, deleteParts, deleteSomeRows, markForgotten } from './import-work.db.ts';

const dayMs = 24 * 3_600_000;
const rowsPerDelete = 10_000;
/** Wrong lines stay longer than their file, to be downloaded and corrected. */
const daysKept = 30;

/** Deletes files and lines of imports that ended a day ago or were left for a week, in short transactions. */
export async function clearImports(database: Database, site: Site, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  const ended = { endedBefore: ago(1), abandonedBefore: ago(7), forgottenBefore: ago(daysKept) };
  for (const { id, isForgotten } of await claimImportsToClear(database, { site: site.code, now, ...ended })) {
    const some = { importId: id, onlyGood: !isForgotten, limit: rowsPerDelete };
    while ((await deleteSomeRows(database, some)).length > 0);
    await deleteParts(database, { importId: id });
    if (isForgotten) await markForgotten(database, { id });
  }
}
