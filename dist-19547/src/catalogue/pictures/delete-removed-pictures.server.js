                                                                           
import { minutesAfter } from '../../lib/dates.js';
                                                                         
import { sites } from '../../sites/resolve-site.js';
import { deletePicture, findPicturesToDelete } from './item-pictures.db.js';
import { pictureSizes } from './picture-link.rule.js';

const uploadMinutes = 60;
const picturesAtOnce = 100;

/** Deletes the content before the picture, so that nothing is left behind when the store stops in between. */
export async function deleteRemovedPictures(database          , storages               , now      )                {
  const unstoredBefore = minutesAfter(now, -uploadMinutes);
  const found = await findPicturesToDelete(database, { unstoredBefore, limit: picturesAtOnce });
  for (const { id, site, storage, storageKey } of found) {
    const kept = storages.named(sites[site], storage);
    if (!kept) continue;
    for (const size of pictureSizes) await kept.remove(database, `${storageKey}/${size}`);
    await deletePicture(database, { id });
  }
}
