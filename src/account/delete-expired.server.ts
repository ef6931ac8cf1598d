import { hoursAfter } from '../lib/dates.ts';
import type { Db } from '../server/database/database.server.ts';
import { deleteExpired } from './delete-expired.db.ts';
import { knownNetworkDays } from './sign-in/known-network.server.ts';
import { deviceDays } from './sign-in/new-device.rule.ts';
import { idleDays, lifeDays } from './sign-in/session-lifetime.rule.ts';
import { deleteOldChallenges } from './staff/passkeys.db.ts';
import { deleteOldStaffSessions } from './staff/staff.db.ts';
import { staffSessionHours } from './staff/staff-session.rule.ts';

/** Until then an expired link is answered with its own message. */
const linkDays = 30;

export async function deleteExpiredAccountData(db: Db, now: Date): Promise<void> {
  const daysAgo = (days: number) => hoursAfter(now, -24 * days);
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
