import { hoursAfter } from '../../lib/dates.js';
import { queueMessages } from '../../messages/queue-message.server.js';
                                                                            
                                                                   
import { encrypt } from '../../server/security/encryption.server.js';
import { generateToken, hashToken } from '../secure-token.server.js';
import { lockUser } from '../users.db.js';
import { insertLink } from './verification.db.js';
import { linkHours } from './verification-lifetimes.rule.js';

/** Earlier links stop working. */
export async function queueVerificationEmail(
  db    ,
  { site, now, secret }                                              ,
  { userId, email }                                   ,
)                {
  const token = generateToken();
  const endsAt = hoursAfter(now, linkHours);
  await lockUser(db, { userId });
  await insertLink(db, { tokenHash: hashToken(token), site: site.code, userId, now, endsAt });
  const mail = { channel: 'mail'         , receiver: email, template: 'verify-email', data: {} };
  await queueMessages(db, site.code, now, [{ ...mail, sealed: encrypt(secret, 'outbox', { token }), endsAt }]);
}
