                                                                           
import { minutesAfter } from '../../lib/dates.js';
                                                                         
                                                 
import { deleteFile, findFilesWithoutContent } from './seller-files.db.js';

const uploadMinutes = 60;
const filesAtOnce = 100;

/** Of uploads that broke off. Deletes the content before the row, so that nothing is left behind when the store stops in between. */
export async function deleteLostFiles(
  database          ,
  sites       ,
  storages               ,
  now      ,
)                {
  const addedBefore = minutesAfter(now, -uploadMinutes);
  const found = await findFilesWithoutContent(database, { addedBefore, limit: filesAtOnce });
  for (const { id, site, storage, storageKey } of found) {
    const kept = storages.named(sites[site], storage);
    if (!kept) continue;
    await kept.remove(database, storageKey);
    await deleteFile(database, { id });
  }
}
