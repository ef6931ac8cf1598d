import type { Database, Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import { syncBranches } from './branches.db.ts';

export async function syncAllBranches(database: Database, sites: readonly Site[]): Promise<void> {
  await database.transaction(async (db) => {
    for (const site of sites) await syncBranches(db, site);
  });
}

export const syncSiteBranches = (db: Db, site: Site): Promise<void> => syncBranches(db, site);
