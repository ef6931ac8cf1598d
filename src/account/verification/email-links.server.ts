import { queueMessages } from '../../messages/queue-message.server.ts';
import type { CallContext } from '../../server/calls/define-call.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import { encrypt } from '../../server/security/encryption.server.ts';
import type { LinkPurpose } from '../account.table.ts';
import { generateToken, hashToken } from '../secure-token.server.ts';
import { lockUser } from '../users.db.ts';
import { insertLink, type LinkRow, lockLink } from './verification.db.ts';
import { type LinkState, linkEnds, linkState } from './verification-lifetimes.rule.ts';

type LinkContext = Pick<CallContext, 'site' | 'now' | 'secret'>;
type Receiver = { userId: number; email: string };

const templates = { verify: 'verify-email', 'sign-in': 'sign-in-link' } as const;

/** Earlier links of the same purpose stop working. The user is locked. */
export async function queueEmailLink(
  db: Db,
  { site, now, secret }: LinkContext,
  { userId, email }: Receiver,
  purpose: LinkPurpose,
): Promise<void> {
  const token = generateToken();
  const endsAt = linkEnds(purpose, now);
  await insertLink(db, { tokenHash: hashToken(token), site: site.code, userId, purpose, now, endsAt });
  const mail = { channel: 'mail' as const, receiver: email, template: templates[purpose], data: {} };
  await queueMessages(db, site.code, now, [{ ...mail, sealed: encrypt(secret, 'outbox', { token }), endsAt }]);
}

export async function queueVerificationEmail(db: Db, context: LinkContext, receiver: Receiver): Promise<void> {
  await lockUser(db, receiver);
  await queueEmailLink(db, context, receiver, 'verify');
}

type OpenedLink = { state: 'good'; link: LinkRow } | { state: Exclude<LinkState, 'good'> | 'unknown' };

/** Does with a link what it is for, which uses it up, or says what is wrong with it. */
export const openEmailLink = (
  { database, site, now }: Pick<CallContext, 'database' | 'site' | 'now'>,
  { token, purpose }: { token: string; purpose: LinkPurpose },
  use: (db: Db, link: LinkRow) => Promise<unknown>,
): Promise<OpenedLink> =>
  database.transaction(async (db) => {
    const [link] = await lockLink(db, { tokenHash: hashToken(token), site: site.code, purpose });
    if (!link) return { state: 'unknown' };
    const state = linkState(link, now);
    if (state !== 'good') return { state };
    await use(db, link);
    return { state, link };
  });
