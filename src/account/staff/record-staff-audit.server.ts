import type { StaffContext } from '../../server/calls/define-call.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import { byStaff, recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { listRoles } from './staff.db.ts';

export type StaffAudit = {
  /** The request's site; used when the person has no role anywhere. */
  site: Site;
  person: { id: number; email: string };
  by: string;
  action: string;
  now: Date;
  address?: string | undefined;
  details?: Record<string, unknown> | undefined;
};

/** Records what was done to a member of staff or their sign-in, on each site they work for: they belong to no site of their own. */
export async function recordStaffAudit(
  db: Db,
  { site, person, by, action, now, address, details }: StaffAudit,
): Promise<void> {
  const roles = await listRoles(db, { staffId: person.id });
  const codes = new Set(roles.length > 0 ? roles.map((one) => one.site) : [site.code]);
  const act = { action, subject: person.email, address, details };
  await recordAudit(db, ...[...codes].map((code) => ({ ...byStaff({ code }, { by, now }), ...act })));
}

/** Records what the person who is signed in did to their own sign-in. */
export function recordOwnAudit(
  { db, site, staff, by, now, address }: StaffContext,
  action: string,
  details?: Record<string, unknown>,
): Promise<void> {
  const person = { id: staff.staffId, email: staff.email };
  return recordStaffAudit(db, { site, person, by, action, now, address, details });
}
