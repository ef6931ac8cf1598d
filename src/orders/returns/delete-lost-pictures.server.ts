import type { PaperStorages } from '../../account/papers/paper-storage.ts';
import { pictureSizes } from '../../catalogue/pictures/picture-link.rule.ts';
import { minutesAfter } from '../../lib/dates.ts';
import type { Database } from '../../server/database/database.server.ts';
import type { Sites } from '../../sites/site.ts';
import { deleteReturnPicture, findLostReturnPictures } from './return-pictures.db.ts';

const uploadMinutes = 60;
const picturesAtOnce = 100;

/** Photos whose content did not arrive, or that were refused then; the content goes before the row. */
export async function deleteLostReturnPictures(
  database: Database,
  sites: Sites,
  storages: PaperStorages,
  now: Date,
): Promise<void> {
  const before = minutesAfter(now, -uploadMinutes);
  for (const { id, site, storage, storageKey } of await findLostReturnPictures(database, {
    before,
    limit: picturesAtOnce,
  })) {
    const kept = storages.named(sites[site], storage);
    if (!kept) continue;
    for (const size of pictureSizes) await kept.remove(database, `${storageKey}/${size}`);
    await deleteReturnPicture(database, { id });
  }
}
