                                                                   
                                                
import { listStaff } from './staff.db.js';

                                                                                             

/** Everybody who works, or worked, at the desk, with their roles on this site. */
export async function findStaffOnSite(db    , site      )                         {
  const rows = await listStaff(db, { site: site.code });
  return rows.map(({ email, name, roles, disabledAt }) => ({ email, name, roles, removed: disabledAt !== null }));
}
