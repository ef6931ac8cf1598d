                                                                             
import { setCookie } from '../../server/http/cookies.server.js';
import { recordStaffAction } from './record-staff-action.server.js';
import { createStaffSession, endStaffSessionByToken } from './staff.db.js';
import { staffSessionHours } from './staff-session.rule.js';

                                                               

                                                          

/** Replaces the session of this browser. `how` says what the person proved to be themselves with. */
export async function openDeskSession(context               , person        , how        )                {
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
