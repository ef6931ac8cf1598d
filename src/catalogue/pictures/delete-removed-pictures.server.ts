import type { PaperStorages } from '../../account/papers/paper-storage.ts';
import { minutesAfter } from '../../lib/dates.ts';
import type { Database } from '../../server/database/database.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { deletePicture, findPicturesToDelete } from './item-pictures.db.ts';
import { pictureSizes } from './picture-link.rule.ts';

const uploadMinutes = 60;
const picturesAtOnce = 100;

/** Deletes the content before the picture, so that nothing is left behind when the store stops in between. */
export async function deleteRemovedPictures(database: Database, storages: PaperStorages, now: Date): Promise<void> {
  const unstoredBefore = minutesAfter(now, -uploadMinutes);
  const found = await findPicturesToDelete(database, { unstoredBefore, limit: picturesAtOnce });
  for (const { id, site, storage, storageKey } of found) {
    const kept = storages.named(sites[site], storage);
    if (!kept) continue;
    for (const size of pictureSizes) await kept.remove(database, `${storageKey}/${size}`);
    await deletePicture(database, { id });
  }
}
