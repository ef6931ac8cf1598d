import { canAtDesk } from '../../account/permissions/permissions.rule.ts';
import type { Database, Db } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import { byStaff, recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { rfiRefusals } from '../rfi-refusals.ts';
import { type Assignee, findStaffWithRoles, lockAssignment, saveAssignment, saveClaim } from './rfi-queue.db.ts';

export type Assignment = {
  number: string;
  /** The e-mail address of who is to work on it; '' for nobody. */
  to: string;
  /** The one who had it when it was given away; refused when somebody else has it now. */
  seen?: string;
  by: string;
  now: Date;
};

/** Staff of the site who may answer RFIs. */
export async function findAssignees(db: Db, site: Site): Promise<Assignee[]> {
  const found = await findStaffWithRoles(db, { site: site.code });
  return found.filter(({ roles }) => canAtDesk(roles, 'answer-rfis'));
}

export async function assignRfi(
  database: Database,
  site: Site,
  assignment: Assignment,
): Promise<Refusal<'changed' | 'unknown_rfi' | 'unknown_staff'> | undefined> {
  const { number, seen, by, now } = assignment;
  const to = assignment.to.trim().toLowerCase();
  return database.transaction(async (db) => {
    const rfi = await lockAssignment(db, { site: site.code, number });
    if (!rfi) return refuse(rfiRefusals, 'unknown_rfi', { site: site.name, number });
    const before = rfi.email ?? '';
    if (seen !== undefined && seen !== before)
      return refuse(rfiRefusals, 'changed.assigned', {
        number,
        state: rfi.name ? `assigned to ${rfi.name}` : 'unassigned',
      });
    const person = to === '' ? undefined : (await findAssignees(db, site)).find(({ email }) => email === to);
    if (to !== '' && !person) return refuse(rfiRefusals, 'unknown_staff', { email: to, site: site.name });
    if (before === to) return undefined;
    await saveAssignment(db, { rfiId: rfi.rfiId, staffId: person?.staffId ?? null });
    const details = { before: rfi.name, after: person?.name ?? null };
    await recordAssignment(db, site, { number, customerId: rfi.customerId, details, by, now });
    return undefined;
  });
}

/** An RFI that is nobody's becomes that of the first who answers it. */
export async function claimRfi(
  db: Db,
  site: Site,
  { number, staffId, by, now }: { number: string; staffId?: number; by: string; now: Date },
): Promise<void> {
  if (staffId === undefined) return;
  const [claimed] = await saveClaim(db, { site: site.code, number, staffId });
  const details = { before: null, after: by };
  if (claimed) await recordAssignment(db, site, { number, customerId: claimed.customerId, details, by, now });
}

type AssignmentRecord = {
  number: string;
  customerId: number;
  details: { before: string | null; after: string | null };
  by: string;
  now: Date;
};

const recordAssignment = (db: Db, site: Site, { number: subject, customerId, details, ...author }: AssignmentRecord) =>
  recordAudit(db, { ...byStaff(site, author), action: 'rfi assigned', subject, customerId, details });
