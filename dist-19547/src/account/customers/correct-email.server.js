import { queueMessages } from '../../messages/queue-message.server.js';
                                                                         
import { Refusal } from '../../server/refuse.server.js';
import { recordAudit } from '../../server/security/audit.server.js';
                                                
import { isEmail } from '../forms/email.rule.js';
import { endUserSessions } from '../sign-in/sessions.db.js';
import { lockEmail } from '../users.db.js';
import { endEmailChanges } from '../verification/email-changes.db.js';
import { queueVerificationEmail } from '../verification/queue-verification-email.server.js';
import { accountCorrectedMail } from './account-corrected.mail.js';
import { findAccountByEmail, setUnverifiedEmail } from './correct-account.db.js';
import { staffEntryOf, withLockedAccount } from './locked-account.server.js';

                               
                
                   
                                                      
                 
             
            
  

/**
 * The new address must be verified before the account can be used again, and whoever is signed in is signed out. A
 * former address that was never verified gets no mail, because it may be a stranger's.
 */
export function correctEmail(
  database          ,
  site      ,
  { email, newEmail, secret, by, now }                 ,
)                               {
  return withLockedAccount(database, site, email, async (db, account) => {
    const { userId, email: before, emailVerified } = account;
    const after = newEmail.trim().toLowerCase();
    if (!isEmail(after)) return new Refusal('bad_email', 'Please write an e-mail address like stores@plant.example.');
    if (after === before) return new Refusal('not_allowed', 'The account already has this e-mail address.');
    await lockEmail(db, site.code, after);
    const [taken] = await findAccountByEmail(db, { site: site.code, email: after });
    if (taken) return new Refusal('email_taken', `${after} is the address of another account, ${taken.company}.`);
    await setUnverifiedEmail(db, { userId, email: after, now });
    await endEmailChanges(db, { userId, now });
    const sessionsEnded = await endUserSessions(db, userId);
    const receivers = emailVerified ? [before, after] : [after];
    const corrections = [{ field: 'email'         , before, after }];
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
