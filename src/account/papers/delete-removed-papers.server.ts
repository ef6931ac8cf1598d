import type { Database } from '../../server/database/database.server.ts';
import { deleteStoredFiles, filesAtOnce, uploadsEndedBefore } from './delete-stored-files.server.ts';
import type { PaperStorages } from './paper-storage.ts';
import { deletePaper, findPapersToDelete } from './papers.db.ts';

/** Papers that were removed, and those whose content did not arrive. */
export async function deleteRemovedPapers(database: Database, storages: PaperStorages, now: Date): Promise<void> {
  const files = await findPapersToDelete(database, { unstoredBefore: uploadsEndedBefore(now), limit: filesAtOnce });
  await deleteStoredFiles(database, storages, files, { keysOf: (key) => [key], deleteRow: deletePaper });
}
