import type { Database } from '../../server/database/database.server.ts';
import { Refusal, refuse } from '../../server/refuse.server.ts';
import { byStaff, recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { staffRefusals } from '../account-refusals.ts';
import { type Administrator, lockAdministrators, refuseLastAdministrator } from './administrators.server.ts';
import {
  endAllStaffSessions,
  endViewings,
  listRoles,
  lockStaffByEmail,
  rolesOnSite,
  setDisabledAt,
  takeRoles,
} from './staff.db.ts';

type RemoveStaff = { email: string; administrator: Administrator; by: string; now: Date };

/**
 * Takes away the roles on this site. Who has none on any other either can no longer sign in, and their sessions end, here
 * and in the shops. What they did stays in the audit trail under their name.
 */
export async function removeStaff(
  database: Database,
  site: Site,
  { email, administrator, by, now }: RemoveStaff,
): Promise<Refusal<'last_administrator' | 'not_administrator' | 'unknown'> | { name: string }> {
  return database.transaction(async (db) => {
    const administrators = await lockAdministrators(db, site, administrator);
    if (administrators instanceof Refusal) return administrators;
    const [person] = await lockStaffByEmail(db, { email });
    const before = person && !person.disabledAt ? await rolesOnSite(db, person.id, site.code) : [];
    if (!person || before.length === 0) return refuse(staffRefusals, 'unknown.of_site', { site: site.name, email });
    const last = refuseLastAdministrator(site, administrators, person);
    if (last) return last;
    await takeRoles(db, { staffId: person.id, site: site.code, now });
    const elsewhere = await listRoles(db, { staffId: person.id });
    if (elsewhere.length > 0) await endViewings(db, { staffId: person.id, site: site.code });
    else {
      await setDisabledAt(db, { staffId: person.id, disabledAt: now });
      await endAllStaffSessions(db, person.id);
    }
    const details = { before, after: [] };
    await recordAudit(db, { ...byStaff(site, { by, now }), action: 'staff removed', subject: person.email, details });
    return { name: person.name };
  });
}
