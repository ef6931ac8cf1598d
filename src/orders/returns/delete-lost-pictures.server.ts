import { deleteStoredFiles, filesAtOnce, uploadsEndedBefore } from '../../account/papers/delete-stored-files.server.ts';
import type { PaperStorages } from '../../account/papers/paper-storage.ts';
import { pictureSizes } from '../../catalogue/pictures/picture-link.rule.ts';
import type { Database } from '../../server/database/database.server.ts';
import { deleteReturnPicture, findLostReturnPictures } from './return-pictures.db.ts';

/** Photos whose content did not arrive, or that were refused then. */
export async function deleteLostReturnPictures(database: Database, storages: PaperStorages, now: Date): Promise<void> {
  const files = await findLostReturnPictures(database, { before: uploadsEndedBefore(now), limit: filesAtOnce });
  await deleteStoredFiles(database, storages, files, {
    keysOf: (key) => pictureSizes.map((size) => `${key}/${size}`),
    deleteRow: deleteReturnPicture,
  });
}
