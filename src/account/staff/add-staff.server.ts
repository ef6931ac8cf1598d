import { randomBytes } from 'node:crypto';
import type { Database } from '../../server/database/database.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { byStaff, recordAudit } from '../../server/security/audit.server.ts';
import { encrypt } from '../../server/security/encryption.server.ts';
import type { Site } from '../../sites/site.ts';
import { isEmail } from '../forms/email.rule.ts';
import { hashPassword } from '../password-hash.server.ts';
import { canAtDesk, type StaffRole } from '../permissions/permissions.rule.ts';
import { recordStaffAudit } from './record-staff-audit.server.ts';
import {
  disableStaff,
  endViewings,
  findStaffByEmail,
  insertStaff,
  listRoles,
  lockStaff,
  setRoles,
} from './staff.db.ts';
import { generateTotpSecret, totpUri } from './totp.server.ts';

export type AddStaff = {
  email: string;
  name: string;
  password: string;
  /** On this site; roles on other sites stay. */
  roles: readonly StaffRole[];
  /** The roles that were shown; undefined where none were. */
  seen?: readonly StaffRole[] | undefined;
  by: string;
  now: Date;
};

/** 96 random bits, to be handed over. */
export const createPassword = () => randomBytes(12).toString('base64url');

/**
 * Adds a person with these roles on the site. `totpUri` is what their authenticator app reads: it is returned once and
 * stored encrypted; undefined for somebody who works at the desk already, whose roles on this site are replaced.
 */
export async function addStaff(
  database: Database,
  site: Site,
  secret: string,
  { email: typed, name, password, roles, seen, by, now }: AddStaff,
): Promise<Refusal | { totpUri: string | undefined }> {
  const email = typed.toLowerCase();
  if (!isEmail(email)) return new Refusal('email', `'${email}' is no e-mail address.`);
  if (roles.length === 0) return new Refusal('roles', 'Give at least one role.');
  const passwordHash = await hashPassword(password);
  return database.transaction(async (db) => {
    const audit = (action: string, before: readonly StaffRole[]) =>
      recordAudit(db, {
        ...byStaff(site, { by, now }),
        action,
        subject: email,
        details: { before, after: roles.toSorted() },
      });
    const [known] = await findStaffByEmail(db, { email });
    if (known) {
      await lockStaff(db, { staffId: known.id });
      const before = (await listRoles(db, { staffId: known.id }))
        .filter((one) => one.site === site.code)
        .map(({ role }) => role);
      if (seen && before.toSorted().join() !== seen.toSorted().join())
        return new Refusal('changed_meanwhile', `Somebody has changed the roles of ${email} meanwhile.`);
      await setRoles(db, known.id, site.code, roles);
      if (!canAtDesk(roles, 'see-shop-as-customer')) await endViewings(db, { staffId: known.id, site: site.code });
      await audit('staff roles changed', before);
      return { totpUri: undefined };
    }
    if (name === '') return new Refusal('name', 'Give the name with --name "…".');
    const totp = generateTotpSecret();
    const totpSecret = encrypt(secret, 'staff', { totp });
    const staffId = await insertStaff(db, { email, name, passwordHash, totpSecret, createdBy: by }, now);
    if (staffId === undefined) return new Refusal('disabled', `${email} was removed from the staff.`);
    await setRoles(db, staffId, site.code, roles);
    await audit('staff added', []);
    return { totpUri: totpUri(totp, email) };
  });
}

/** Ends their sessions, here and in the shops. What they did stays in the audit trail under their name. */
export async function removeStaff(
  database: Database,
  site: Site,
  { email, by, now }: { email: string; by: string; now: Date },
): Promise<Refusal | { name: string }> {
  return database.transaction(async (db) => {
    const [person] = await findStaffByEmail(db, { email });
    if (!person || !(await disableStaff(db, email, now)))
      return new Refusal('unknown', `Nobody of the staff is ${email}.`);
    const details = { before: 'works at the desk', after: 'removed' };
    await recordStaffAudit(db, { site, person, by, action: 'staff removed', now, details });
    return { name: person.name };
  });
}
