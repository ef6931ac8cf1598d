import { hoursAfter } from '../../lib/dates.ts';
import { queueMessages } from '../../messages/queue-message.server.ts';
import type { CallContext } from '../../server/calls/define-call.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import { encrypt } from '../../server/security/encryption.server.ts';
import { generateToken, hashToken } from '../secure-token.server.ts';
import { lockUser } from '../users.db.ts';
import { insertLink } from './verification.db.ts';
import { linkHours } from './verification-lifetimes.rule.ts';

/** Earlier links stop working. */
export async function queueVerificationEmail(
  db: Db,
  { site, now, secret }: Pick<CallContext, 'site' | 'now' | 'secret'>,
  { userId, email }: { userId: number; email: string },
): Promise<void> {
  const token = generateToken();
  const endsAt = hoursAfter(now, linkHours);
  await lockUser(db, { userId });
  await insertLink(db, { tokenHash: hashToken(token), site: site.code, userId, purpose: 'verify', now, endsAt });
  const mail = { channel: 'mail' as const, receiver: email, template: 'verify-email', data: {} };
  await queueMessages(db, site.code, now, [{ ...mail, sealed: encrypt(secret, 'outbox', { token }), endsAt }]);
}
