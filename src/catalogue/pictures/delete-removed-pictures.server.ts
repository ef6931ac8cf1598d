import { deleteStoredFiles, filesAtOnce, uploadsEndedBefore } from '../../account/papers/delete-stored-files.server.ts';
import type { PaperStorages } from '../../account/papers/paper-storage.ts';
import type { Database } from '../../server/database/database.server.ts';
import { deletePicture, findPicturesToDelete } from './item-pictures.db.ts';
import { pictureSizes } from './picture-link.rule.ts';

/** Pictures that were removed, and those whose content did not arrive. */
export async function deleteRemovedPictures(database: Database, storages: PaperStorages, now: Date): Promise<void> {
  const files = await findPicturesToDelete(database, { unstoredBefore: uploadsEndedBefore(now), limit: filesAtOnce });
  await deleteStoredFiles(database, storages, files, {
    keysOf: (key) => pictureSizes.map((size) => `${key}/${size}`),
    deleteRow: deletePicture,
  });
}
