import type { Database } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import { undoDays } from '../import-kind.data.ts';
import { claimImportsToClear, deleteParts, deleteSomeRows, markForgotten } from './import-work.db.ts';

const dayMs = 24 * 3_600_000;
const rowsPerDelete = 10_000;
/** Wrong lines stay longer than their file, to be downloaded and corrected. */
const daysKept = 30;

/** Deletes files a day after their import ended or a week after it was left, and lines when it can no longer be undone. */
export async function clearImports(database: Database, site: Site, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  const ended = {
    endedBefore: ago(1),
    undoableSince: ago(undoDays),
    abandonedBefore: ago(7),
    forgottenBefore: ago(daysKept),
  };
  for (const { id, isForgotten, keepsLines } of await claimImportsToClear(database, {
    site: site.code,
    now,
    ...ended,
  })) {
    const some = { importId: id, onlyGood: !isForgotten, limit: rowsPerDelete };
    while (!keepsLines && (await deleteSomeRows(database, some)).length > 0);
    await deleteParts(database, { importId: id });
    if (isForgotten) await markForgotten(database, { id });
  }
}
