import type { StaffContext } from '../../server/calls/define-call.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import { byStaff, recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { listRoles } from './staff.db.ts';

export type StaffAction = {
  /** The request's site; used when the person has no role anywhere. */
  site: Site;
  person: { id: number; email: string };
  by: string;
  action: string;
  now: Date;
  address?: string | undefined;
  details?: Record<string, unknown> | undefined;
};

/** Written down on each site that the person works for, because a person and their sessions belong to none. */
export async function recordStaffAction(
  db: Db,
  { site, person, by, action, now, address, details }: StaffAction,
): Promise<void> {
  const roles = await listRoles(db, { staffId: person.id });
  const codes = new Set(roles.length > 0 ? roles.map((one) => one.site) : [site.code]);
  const act = { action, subject: person.email, address, details };
  await recordAudit(db, ...[...codes].map((code) => ({ ...byStaff({ code }, { by, now }), ...act })));
}

/** What the person who is signed in did to their own sign-in. */
export function recordOwnAction(
  { db, site, staff, by, now, address }: StaffContext,
  action: string,
  details?: Record<string, unknown>,
): Promise<void> {
  const person = { id: staff.staffId, email: staff.email };
  return recordStaffAction(db, { site, person, by, action, now, address, details });
}
