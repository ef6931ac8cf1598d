import type { StaffContext } from '../../server/calls/define-call.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import { inOneRoundTrip } from '../../server/database/in-one-round-trip.server.ts';
import { setCookie } from '../../server/http/cookies.server.ts';
import { recordStaffAudit } from './record-staff-audit.server.ts';
import { createStaffSession, endStaffSessionByToken, findStaffByEmail, lockStaff, type StaffRow } from './staff.db.ts';
import { staffSessionHours } from './staff-session.rule.ts';

export type SignInContext = Omit<StaffContext, 'staff' | 'by'>;

type Person = { id: number; name: string; email: string };

/**
 * Replaces the session of this browser. `how` says what the person proved to be themselves with, and `isStillValid` whether
 * that was not changed meanwhile: such a change has ended all their sessions. False where it was.
 */
export async function openDeskSession(
  context: SignInContext,
  person: Person,
  how: string,
  isStillValid: (db: Db) => Promise<boolean>,
): Promise<boolean> {
  const { database, site, headers, secure, userAgent, address, now } = context;
  const token = await database.transaction(async (db) => {
    const [, isValid] = await inOneRoundTrip(db, [() => lockStaff(db, { staffId: person.id }), () => isStillValid(db)]);
    if (!isValid) return undefined;
    if (context.token) await endStaffSessionByToken(db, context.token);
    await recordStaffAudit(db, {
      site,
      person,
      by: person.name,
      now,
      address,
      action: 'sign-in at the desk',
      details: { with: how },
    });
    return createStaffSession(db, person.id, now, { userAgent, address });
  });
  if (token === undefined) return false;
  setCookie(headers, 'desk', token, staffSessionHours * 3600, secure);
  return true;
}

export async function hasSignIn(
  db: Db,
  { email, passwordHash, totpSecret }: Pick<StaffRow, 'email' | 'passwordHash' | 'totpSecret'>,
): Promise<boolean> {
  const [stored] = await findStaffByEmail(db, { email });
  return stored?.passwordHash === passwordHash && stored.totpSecret === totpSecret;
}
