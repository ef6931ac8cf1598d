import type { PaperStorages } from '../../account/papers/paper-storage.ts';
import { minutesAfter } from '../../lib/dates.ts';
import type { Database } from '../../server/database/database.server.ts';
import type { Sites } from '../../sites/site.ts';
import { deleteDeliveryNote, findDeliveryNotesToDelete } from './delivery-notes.db.ts';

const uploadMinutes = 60;
const notesAtOnce = 100;

/** Deletes the content before the note, so that nothing is left behind when the store stops in between. */
export async function deleteRemovedDeliveryNotes(
  database: Database,
  sites: Sites,
  storages: PaperStorages,
  now: Date,
): Promise<void> {
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
