import { hoursAfter } from '../lib/dates.ts';
import type { Database } from '../server/database/database.server.ts';
import { deleteExpired } from './delete-expired.db.ts';
import { knownNetworkDays } from './sign-in/known-network.server.ts';
import { deviceDays } from './sign-in/new-device.rule.ts';
import { idleDays } from './sign-in/session-lifetime.rule.ts';
import { staffSessionHours } from './staff/staff-session.rule.ts';

/** Until then an expired link is answered with its own message. */
const linkDays = 30;

/** Also ends sessions that are older than `sessionDays`, when it runs. */
export async function deleteExpiredAccountData(database: Database, sessionDays: number, now: Date): Promise<void> {
  const daysAgo = (days: number) => hoursAfter(now, -24 * days);
  await deleteExpired(database, {
    sessionsBegunBefore: daysAgo(sessionDays),
    sessionsSeenBefore: daysAgo(idleDays),
    linksBefore: daysAgo(linkDays),
    codesBefore: daysAgo(1),
    networksBefore: daysAgo(knownNetworkDays),
    devicesBefore: daysAgo(deviceDays),
    staffSessionsBefore: hoursAfter(now, -staffSessionHours),
    challengesBefore: hoursAfter(now, -1),
  });
}
