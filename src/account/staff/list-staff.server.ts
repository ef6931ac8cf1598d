import type { Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import { listStaff } from './staff.db.ts';

export type StaffOnSite = { email: string; name: string; roles: string[]; removed: boolean };

/** Everybody who works, or worked, at the desk, with their roles on this site. */
export async function findStaffOnSite(db: Db, site: Site): Promise<StaffOnSite[]> {
  const rows = await listStaff(db, { site: site.code });
  return rows.map(({ email, name, roles, disabledAt }) => ({ email, name, roles, removed: disabledAt !== null }));
}
