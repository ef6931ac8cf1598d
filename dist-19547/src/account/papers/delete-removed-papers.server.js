import { minutesAfter } from '../../lib/dates.js';
                                                                         
import { sites } from '../../sites/resolve-site.js';
                                                        
import { deletePaper, findPapersToDelete } from './papers.db.js';

const uploadMinutes = 60;
const papersAtOnce = 100;

/** Deletes the content before the paper, so that nothing is left behind when the store stops in between. */
export async function deleteRemovedPapers(database          , storages               , now      )                {
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
