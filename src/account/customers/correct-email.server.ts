import { queueMessages } from '../../messages/queue-message.server.ts';
import type { Database } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import { recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { customerRefusals } from '../account-refusals.ts';
import { isEmail } from '../forms/email.rule.ts';
import { endUserSessions } from '../sign-in/sessions.db.ts';
import { lockEmail } from '../users.db.ts';
import { endEmailChanges } from '../verification/email-changes.db.ts';
import { queueVerificationEmail } from '../verification/email-links.server.ts';
import { accountCorrectedMail } from './account-corrected.mail.ts';
import { findAccountByEmail, setUnverifiedEmail } from './correct-account.db.ts';
import { staffEntryOf, withLockedAccount } from './locked-account.server.ts';

export type EmailCorrection = {
  email: string;
  newEmail: string;
  /** Seals the link that verifies the new address. */
  secret: string;
  by: string;
  now: Date;
};

/**
 * The new address must be verified before the account can be used again, and whoever is signed in is signed out. A
 * former address that was never verified gets no mail, because it may be a stranger's.
 */
export function correctEmail(
  database: Database,
  site: Site,
  { email, newEmail, secret, by, now }: EmailCorrection,
): Promise<Refusal<'bad_email' | 'email_taken' | 'not_allowed' | 'unknown_account'> | undefined> {
  return withLockedAccount(database, site, { email }, async (db, account) => {
    const { userId, email: before, emailVerified, company } = account;
    if (userId === null) return refuse(customerRefusals, 'not_allowed.nobody_joined', { company });
    const after = newEmail.trim().toLowerCase();
    if (!isEmail(after)) return refuse(customerRefusals, 'bad_email');
    if (after === before) return refuse(customerRefusals, 'not_allowed.same_email');
    await lockEmail(db, { site: site.code, email: after });
    const [taken] = await findAccountByEmail(db, { site: site.code, email: after });
    if (taken) return refuse(customerRefusals, 'email_taken', { email: after, company: taken.company });
    await setUnverifiedEmail(db, { userId, email: after, now });
    await endEmailChanges(db, { userId, now });
    const sessionsEnded = await endUserSessions(db, userId);
    const receivers = emailVerified ? [before, after] : [after];
    const corrections = [{ field: 'email' as const, before, after }];
    await queueMessages(
      db,
      site.code,
      now,
      receivers.map((receiver) => accountCorrectedMail(receiver, site.tax.numberLabel, corrections)),
    );
    await queueVerificationEmail(db, { site, now, secret }, { userId, email: after });
    const details = { before, after, sessionsEnded };
    await recordAudit(db, { ...staffEntryOf(site, account, { by, now }), action: 'e-mail corrected', details });
    return undefined;
  });
}
