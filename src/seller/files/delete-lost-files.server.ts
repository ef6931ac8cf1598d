import type { PaperStorages } from '../../account/papers/paper-storage.ts';
import { minutesAfter } from '../../lib/dates.ts';
import type { Database } from '../../server/database/database.server.ts';
import type { Sites } from '../../sites/site.ts';
import { deleteFile, findFilesWithoutContent } from './seller-files.db.ts';

const uploadMinutes = 60;
const filesAtOnce = 100;

/** Deletes what uploads that broke off have left: the content before the row, so that nothing stays behind when the store stops in between. */
export async function deleteLostFiles(
  database: Database,
  sites: Sites,
  storages: PaperStorages,
  now: Date,
): Promise<void> {
  const addedBefore = minutesAfter(now, -uploadMinutes);
  const found = await findFilesWithoutContent(database, { addedBefore, limit: filesAtOnce });
  for (const { id, site, storage, storageKey } of found) {
    const kept = storages.named(sites[site], storage);
    if (!kept) continue;
    await kept.remove(database, storageKey);
    await deleteFile(database, { id });
  }
}
