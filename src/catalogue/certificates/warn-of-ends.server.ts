import { dayOf } from '../../lib/dates.ts';
import { queueMessages } from '../../messages/queue-message.server.ts';
import type { Database } from '../../server/database/database.server.ts';
import type { SellerSite } from '../../sites/site.ts';
import { lastWarnedDay } from './certificate-state.rule.ts';
import { takeCertificatesToWarn } from './certificates.db.ts';
import type { CertificatesEnd } from './certificates-end.mail.ts';

/** Mails the seller once of each certificate, also if several processes run it at the same time. */
export async function warnOfCertificatesThatEnd(database: Database, site: SellerSite, now: Date): Promise<number> {
  const soon = lastWarnedDay(dayOf(now, site.calendar.timeZone));
  return database.transaction(async (db) => {
    const certificates = await takeCertificatesToWarn(db, { site: site.code, soon, now });
    const data: CertificatesEnd = { certificates };
    const mail = { channel: 'mail' as const, receiver: site.contact.email, template: 'certificates-end', data };
    if (certificates.length > 0) await queueMessages(db, site.code, now, [mail]);
    return certificates.length;
  });
}
