import { randomBytes } from 'node:crypto';
import type { Database, Db } from '../../server/database/database.server.ts';
import { Refusal, refuse } from '../../server/refuse.server.ts';
import { byStaff, recordAudit } from '../../server/security/audit.server.ts';
import { encrypt } from '../../server/security/encryption.server.ts';
import type { Site } from '../../sites/site.ts';
import { staffRefusals } from '../account-refusals.ts';
import { isEmail } from '../forms/email.rule.ts';
import { hashPassword } from '../password-hash.server.ts';
import { canAtDesk, type StaffRole } from '../permissions/permissions.rule.ts';
import { type Administrator, lockAdministrators, refuseLastAdministrator } from './administrators.server.ts';
import { replaceSignInOf } from './reset-staff-sign-in.server.ts';
import {
  endViewings,
  insertStaff,
  lockStaffByEmail,
  rolesOnSite,
  setDisabledAt,
  setRoles,
  takeRoles,
} from './staff.db.ts';
import { generateTotpSecret, totpUri } from './totp.server.ts';

export type AddStaff = {
  email: string;
  /** The name of somebody new; who is known keeps the name under which they worked. */
  name: string;
  password: string;
  /** The roles on this site; roles on other sites stay. */
  roles: readonly StaffRole[];
  /** The roles that were shown; undefined where none were. */
  seen?: readonly StaffRole[] | undefined;
  administrator: Administrator;
  by: string;
  now: Date;
};

/** 96 random bits, to be handed over. */
export const createPassword = () => randomBytes(12).toString('base64url');

/**
 * Gives a person these roles on the site: somebody new, somebody who was removed, or somebody who works at the desk
 * already, whose roles on this site are replaced. `totpUri` is what the authenticator app reads: it is returned once and
 * stored encrypted; undefined for somebody who works at the desk already and keeps their sign-in.
 */
export async function addStaff(
  database: Database,
  site: Site,
  secret: string,
  { email: typed, name, password, roles, seen, administrator, by, now }: AddStaff,
): Promise<
  | Refusal<'changed_meanwhile' | 'email' | 'last_administrator' | 'name' | 'not_administrator' | 'roles'>
  | { name: string; totpUri: string | undefined }
> {
  const email = typed.toLowerCase();
  if (!isEmail(email)) return refuse(staffRefusals, 'email', { email });
  if (roles.length === 0) return refuse(staffRefusals, 'roles');
  const passwordHash = await hashPassword(password);
  const totp = generateTotpSecret();
  const signIn = { passwordHash, totpSecret: encrypt(secret, 'staff', { totp }) };
  return database.transaction(async (db) => {
    const administrators = await lockAdministrators(db, site, administrator);
    if (administrators instanceof Refusal) return administrators;
    const isNew = name !== '' && (await insertStaff(db, { email, name, ...signIn, createdBy: by, now })).length === 1;
    const [person] = await lockStaffByEmail(db, { email });
    if (!person) return refuse(staffRefusals, 'name');
    const before = person.disabledAt ? [] : await rolesOnSite(db, person.id, site.code);
    const refused =
      refuseUnseen(email, seen, before) ??
      (roles.includes('admin') ? undefined : refuseLastAdministrator(site, administrators, person));
    if (refused) return refused;
    if (person.disabledAt) await letSignInAgain(db, person, signIn, now);
    await setRoles(db, { staffId: person.id, site: site.code, roles });
    if (!canAtDesk(roles, 'see-shop-as-customer')) await endViewings(db, { staffId: person.id, site: site.code });
    await recordAudit(db, {
      ...byStaff(site, { by, now }),
      action: actionOf(isNew, before),
      subject: email,
      details: { before, after: roles.toSorted() },
    });
    return { name: person.name, totpUri: isNew || person.disabledAt ? totpUri(totp, email) : undefined };
  });
}

function refuseUnseen(
  email: string,
  seen: readonly StaffRole[] | undefined,
  before: readonly StaffRole[],
): Refusal<'changed_meanwhile'> | undefined {
  if (!seen || before.toSorted().join() === seen.toSorted().join()) return undefined;
  return refuse(staffRefusals, 'changed_meanwhile', { email });
}

/** Gives the person a new password and authenticator, and takes away the roles that they had anywhere. */
async function letSignInAgain(
  db: Db,
  person: { id: number; email: string },
  signIn: { passwordHash: string; totpSecret: string },
  now: Date,
): Promise<void> {
  await takeRoles(db, { staffId: person.id, site: null, now });
  await replaceSignInOf(db, person, signIn);
  await setDisabledAt(db, { staffId: person.id, disabledAt: null });
}

function actionOf(isNew: boolean, before: readonly StaffRole[]): string {
  if (before.length > 0) return 'staff roles changed';
  return isNew ? 'staff added' : 'staff added again';
}
