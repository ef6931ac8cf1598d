                                                                             
                                                
import { syncBranches } from './branches.db.js';

export async function syncAllBranches(database          , sites                 )                {
  await database.transaction(async (db) => {
    for (const site of sites) await syncBranches(db, site);
  });
}

export const syncSiteBranches = (db    , site      )                => syncBranches(db, site);
