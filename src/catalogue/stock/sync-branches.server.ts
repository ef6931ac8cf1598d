import type { Database } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import { syncBranches } from './branches.db.ts';

/** Brings the branches of every site to what the sites' data say, so that a changed branch counts from the next start. */
export async function syncAllBranches(database: Database, sites: readonly Site[]): Promise<void> {
  await database.transaction(async (db) => {
    for (const site of sites) await syncBranches(db, site);
  });
}
