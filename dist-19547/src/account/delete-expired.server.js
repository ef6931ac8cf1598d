import { hoursAfter } from '../lib/dates.js';
                                                                
import { deleteExpired } from './delete-expired.db.js';
import { knownNetworkDays } from './sign-in/known-network.server.js';
import { deviceDays } from './sign-in/new-device.rule.js';
import { idleDays, lifeDays } from './sign-in/session-lifetime.rule.js';
import { deleteOldChallenges } from './staff/passkeys.db.js';
import { deleteOldStaffSessions } from './staff/staff.db.js';
import { staffSessionHours } from './staff/staff-session.rule.js';

/** Until then an expired link is answered with its own message. */
const linkDays = 30;

export async function deleteExpiredAccountData(db    , now      )                {
  const daysAgo = (days        ) => hoursAfter(now, -24 * days);
  await deleteExpired(db, {
    sessionsBegunBefore: daysAgo(lifeDays),
    sessionsSeenBefore: daysAgo(idleDays),
    linksBefore: daysAgo(linkDays),
    codesBefore: daysAgo(1),
    networksBefore: daysAgo(knownNetworkDays),
    devicesBefore: daysAgo(deviceDays),
  });
  await deleteOldStaffSessions(db, hoursAfter(now, -staffSessionHours));
  await deleteOldChallenges(db, hoursAfter(now, -1));
}
