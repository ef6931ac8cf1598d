import type { Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import { listStaff } from './staff.db.ts';
import type { StaffOnSite } from './staff-on-site.contract.ts';

/** Everybody who works, or worked, for this site, with their roles on it. */
export async function findStaffOnSite(db: Db, site: Site): Promise<StaffOnSite[]> {
  const rows = await listStaff(db, { site: site.code });
  return rows.map((person) => ({ ...person, removed: person.roles.length === 0 }));
}
