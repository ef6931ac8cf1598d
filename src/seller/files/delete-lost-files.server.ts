import { deleteStoredFiles, filesAtOnce, uploadsEndedBefore } from '../../account/papers/delete-stored-files.server.ts';
import type { PaperStorages } from '../../account/papers/paper-storage.ts';
import type { Database } from '../../server/database/database.server.ts';
import { deleteFile, findFilesWithoutContent } from './seller-files.db.ts';

/** Lost files are those that uploads left which broke off. */
export async function deleteLostFiles(database: Database, storages: PaperStorages, now: Date): Promise<void> {
  const files = await findFilesWithoutContent(database, { addedBefore: uploadsEndedBefore(now), limit: filesAtOnce });
  await deleteStoredFiles(database, storages, files, { keysOf: (key) => [key], deleteRow: deleteFile });
}
