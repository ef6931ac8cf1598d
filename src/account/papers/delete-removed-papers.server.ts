import { minutesAfter } from '../../lib/dates.ts';
import type { Database } from '../../server/database/database.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import type { PaperStorages } from './paper-storage.ts';
import { deletePaper, findPapersToDelete } from './papers.db.ts';

const uploadMinutes = 60;
const papersAtOnce = 100;

/** Deletes the content before the paper, so that nothing is left behind when the store stops in between. */
export async function deleteRemovedPapers(database: Database, storages: PaperStorages, now: Date): Promise<void> {
  const unstoredBefore = minutesAfter(now, -uploadMinutes);
  for (const { id, site, storage, storageKey } of await findPapersToDelete(database, {
    unstoredBefore,
    limit: papersAtOnce,
  })) {
    const kept = storages.named(sites[site], storage);
    if (!kept) continue;
    await kept.remove(database, storageKey);
    await deletePaper(database, { id });
  }
}
