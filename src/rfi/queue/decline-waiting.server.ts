import { dayOf } from '../../lib/dates.ts';
import { sum } from '../../lib/sum.ts';
import { queueMessages } from '../../messages/queue-message.server.ts';
import type { Database, Db } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import { byStaff, recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { rfiRefusals } from '../rfi-refusals.ts';
import type { RfiSender } from './rfi-sender.contract.ts';
import { declineWaitingLines, findRfiSenders, lockRfiSender } from './rfi-senders.db.ts';
import { rfisDeclinedMail } from './rfis-declined.mail.ts';

/** Fewer RFIs of one sender are read one by one. */
const leastRfis = 10;

/** The customers with many RFIs waiting, the most first. */
export const listRfiSenders = (db: Db, site: Site, now: Date): Promise<RfiSender[]> =>
  findRfiSenders(db, { site: site.code, today: dayOf(now, site.calendar.timeZone), least: leastRfis });

export type DeclineWaiting = {
  customerId: number;
  /** When the last RFI was sent that whoever declines has seen; later ones still wait. */
  until: Date;
  reason: string;
  by: string;
  now: Date;
};

/** Declines all waiting RFIs of one sender with one reason, who is mailed once. Returns how many they were. */
export async function declineWaiting(
  database: Database,
  site: Site,
  { customerId, until, reason: typed, by, now }: DeclineWaiting,
): Promise<Refusal<'no_reason' | 'unknown'> | { company: string; rfis: number }> {
  const reason = typed.trim();
  if (reason === '') return refuse(rfiRefusals, 'no_reason.none');
  return database.transaction(async (db) => {
    const [sender] = await lockRfiSender(db, { site: site.code, customerId });
    if (!sender) return refuse(rfiRefusals, 'unknown');
    const { company, email } = sender;
    const today = dayOf(now, site.calendar.timeZone);
    const declined = await declineWaitingLines(db, {
      site: site.code,
      customerId,
      until,
      today,
      note: reason,
      by,
      now,
    });
    if (declined.length === 0) return { company, rfis: 0 };
    const numbers = declined.map(({ number }) => number);
    await recordAudit(db, {
      ...byStaff(site, { by, now }),
      action: 'waiting rfis declined',
      subject: email,
      customerId,
      details: { rfis: numbers, lines: sum(declined, ({ lines }) => lines), reason },
    });
    await queueMessages(db, site.code, now, [rfisDeclinedMail(email, numbers, reason)]);
    return { company, rfis: declined.length };
  });
}
