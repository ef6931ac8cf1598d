import type { Db } from '../server/database/database.server.ts';
import { deleteExpired } from './delete-expired.db.ts';
import { knownNetworkDays } from './sign-in/known-network.server.ts';
import { deviceDays } from './sign-in/new-device.rule.ts';
import { idleDays, lifeDays } from './sign-in/session-lifetime.rule.ts';
import { hoursAfter } from './verification/verification-lifetimes.rule.ts';

/** How long an ended link still tells that it was used or is old. */
const linkDays = 30;

/** Forgets sessions that are over, links after a month, codes after a day, unused devices after a year. The audit trail stays. */
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
}
