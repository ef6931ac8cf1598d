import type { Db } from '../server/db.ts';
import { deleteEnded } from './forget-old.db.ts';
import { knownNetworkDays } from './known-network.ts';
import { deviceDays } from './new-device.rule.ts';
import { hoursAfter } from './proof-life.rule.ts';
import { idleDays, lifeDays } from './session-life.rule.ts';

/** How long an ended link still tells that it was used or is old. */
const linkDays = 30;

/** Forgets sessions that are over, links after a month, codes after a day, unused devices after a year. The audit trail stays. */
export async function forgetEnded(db: Db, now: Date): Promise<void> {
  const daysAgo = (days: number) => hoursAfter(now, -24 * days);
  await deleteEnded(db, {
    sessionsBegunBefore: daysAgo(lifeDays),
    sessionsSeenBefore: daysAgo(idleDays),
    linksBefore: daysAgo(linkDays),
    codesBefore: daysAgo(1),
    networksBefore: daysAgo(knownNetworkDays),
    devicesBefore: daysAgo(deviceDays),
  });
}
