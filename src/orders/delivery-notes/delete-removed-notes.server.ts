import { deleteStoredFiles, filesAtOnce, uploadsEndedBefore } from '../../account/papers/delete-stored-files.server.ts';
import type { PaperStorages } from '../../account/papers/paper-storage.ts';
import type { Database } from '../../server/database/database.server.ts';
import { deleteDeliveryNote, findDeliveryNotesToDelete } from './delivery-notes.db.ts';

/** Notes that were replaced, and those whose content did not arrive. */
export async function deleteRemovedDeliveryNotes(
  database: Database,
  storages: PaperStorages,
  now: Date,
): Promise<void> {
  const files = await findDeliveryNotesToDelete(database, {
    unstoredBefore: uploadsEndedBefore(now),
    limit: filesAtOnce,
  });
  await deleteStoredFiles(database, storages, files, { keysOf: (key) => [key], deleteRow: deleteDeliveryNote });
}
