import type { StaffContext } from '../../server/calls/define-call.server.ts';
import { setCookie } from '../../server/http/cookies.server.ts';
import { recordStaffAction } from './record-staff-action.server.ts';
import { createStaffSession, endStaffSessionByToken } from './staff.db.ts';
import { staffSessionHours } from './staff-session.rule.ts';

export type SignInContext = Omit<StaffContext, 'staff' | 'by'>;

type Person = { id: number; name: string; email: string };

/** Replaces the session of this browser. `how` says what the person proved to be themselves with. */
export async function openDeskSession(context: SignInContext, person: Person, how: string): Promise<void> {
  const { database, site, headers, secure, userAgent, address, now } = context;
  const token = await database.transaction(async (db) => {
    if (context.token) await endStaffSessionByToken(db, context.token);
    await recordStaffAction(db, {
      ...{ site, person, by: person.name, now, address },
      action: 'sign-in at the desk',
      details: { with: how },
    });
    return createStaffSession(db, person.id, now, { userAgent, address });
  });
  setCookie(headers, 'desk', token, staffSessionHours * 3600, secure);
}
