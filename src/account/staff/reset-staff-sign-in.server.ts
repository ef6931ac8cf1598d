import type { Database, Db } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import { encrypt } from '../../server/security/encryption.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import type { Site } from '../../sites/site.ts';
import { staffRefusals } from '../account-refusals.ts';
import { hashPassword } from '../password-hash.server.ts';
import { canAtDesk } from '../permissions/permissions.rule.ts';
import type { Administrator } from './administrators.server.ts';
import { resetWrongCodes } from './desk-sign-in-limits.server.ts';
import { staffPasskeyKind } from './passkeys.db.ts';
import { recordStaffAudit } from './record-staff-audit.server.ts';
import { endAllStaffSessions, findStaffByEmail, listRoles, lockStaff, replaceSignIn } from './staff.db.ts';
import { generateTotpSecret, totpUri } from './totp.server.ts';

export type ResetStaffSignIn = {
  email: string;
  password: string;
  administrator: Administrator;
  by: string;
  now: Date;
};

/**
 * For somebody who lost their second factor: a new password and authenticator code, returned once. Their sessions end
 * and their passkeys are removed, because what was lost may be in other hands.
 */
export async function resetStaffSignIn(
  database: Database,
  site: Site,
  secret: string,
  { email, password, administrator, by, now }: ResetStaffSignIn,
): Promise<Refusal<'other_site' | 'unknown' | 'yourself'> | { name: string; totpUri: string }> {
  const passwordHash = await hashPassword(password);
  return database.transaction(async (db) => {
    const [person] = await findStaffByEmail(db, { email });
    if (!person) return refuse(staffRefusals, 'unknown', { email });
    if (administrator?.staffId === person.id) return refuse(staffRefusals, 'yourself');
    await lockStaff(db, { staffId: person.id });
    const roles = await listRoles(db, { staffId: person.id });
    if (administrator && !roles.some((one) => one.site === site.code))
      return refuse(staffRefusals, 'unknown.of_site', { site: site.name, email });
    const managed = administrator && (await managedSites(db, administrator.staffId));
    const foreign = roles.find((one) => managed && !managed.includes(one.site));
    if (foreign) return refuse(staffRefusals, 'other_site', { site: sites[foreign.site].name });
    const totp = generateTotpSecret();
    const details = await replaceSignInOf(db, person, { passwordHash, totpSecret: encrypt(secret, 'staff', { totp }) });
    await recordStaffAudit(db, { site, person, by, action: 'staff sign-in renewed', now, details });
    return { name: person.name, totpUri: totpUri(totp, person.email) };
  });
}

/** Whoever had the sign-in before can no longer use it, in any way. */
export async function replaceSignInOf(
  db: Db,
  { id, email }: { id: number; email: string },
  signIn: { passwordHash: string; totpSecret: string },
): Promise<{ sessionsEnded: number; passkeysRemoved: number }> {
  await replaceSignIn(db, { staffId: id, ...signIn });
  await resetWrongCodes(db, email);
  const sessionsEnded = await endAllStaffSessions(db, id);
  const removed = await staffPasskeyKind.statements.deletePasskeysOf(db, { ownerId: id });
  return { sessionsEnded, passkeysRemoved: removed.length };
}

/** A reset is bound to these sites: else an administrator of one could sign in as that of another. */
async function managedSites(db: Db, staffId: number): Promise<string[]> {
  const own = await listRoles(db, { staffId });
  return own.filter(({ role }) => canAtDesk([role], 'manage-staff')).map(({ site }) => site);
}
