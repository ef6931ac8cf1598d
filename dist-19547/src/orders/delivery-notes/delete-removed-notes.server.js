                                                                           
import { minutesAfter } from '../../lib/dates.js';
                                                                         
                                                 
import { deleteDeliveryNote, findDeliveryNotesToDelete } from './delivery-notes.db.js';

const uploadMinutes = 60;
const notesAtOnce = 100;

/** Deletes the content before the note, so that nothing is left behind when the store stops in between. */
export async function deleteRemovedDeliveryNotes(
  database          ,
  sites       ,
  storages               ,
  now      ,
)                {
  const unstoredBefore = minutesAfter(now, -uploadMinutes);
  for (const { id, site, storage, storageKey } of await findDeliveryNotesToDelete(database, {
    unstoredBefore,
    limit: notesAtOnce,
  })) {
    const kept = storages.named(sites[site], storage);
    if (!kept) continue;
    await kept.remove(database, storageKey);
    await deleteDeliveryNote(database, { id });
  }
}
