                                                                           
import { pictureSizes } from '../../catalogue/pictures/picture-link.rule.js';
import { minutesAfter } from '../../lib/dates.js';
                                                                         
                                                 
import { deleteReturnPicture, findLostReturnPictures } from './return-pictures.db.js';

const uploadMinutes = 60;
const picturesAtOnce = 100;

/** Photos whose content did not arrive, or that were refused then; the content goes before the row. */
export async function deleteLostReturnPictures(
  database          ,
  sites       ,
  storages               ,
  now      ,
)                {
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
