import { dayOf, formatDay } from '../../lib/dates.ts';
import { queueMessages } from '../../messages/queue-message.server.ts';
import type { Database, Db } from '../../server/database/database.server.ts';
import { withLocale } from '../../server/http/locale.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import { recordAudit } from '../../server/security/audit.server.ts';
import { encrypt } from '../../server/security/encryption.server.ts';
import type { Site } from '../../sites/site.ts';
import { customerRefusals } from '../account-refusals.ts';
import { staffEntryOf, withLockedAccount } from '../customers/locked-account.server.ts';
import { isEmail } from '../forms/email.rule.ts';
import { type InvitationState, invitationEnds, invitationState } from '../invitation-state.rule.ts';
import { generateToken, hashToken } from '../secure-token.server.ts';
import { findEmailOwner } from '../sign-up/sign-up.db.ts';
import { addInvitedContact, findInvitations, type ShownInvitation, upsertInvitation } from './invitations.db.ts';

export type ListedInvitation = ShownInvitation & { state: InvitationState };

export async function listInvitations(
  db: Db,
  { code: site }: Site,
  customerId: number,
  now: Date,
): Promise<ListedInvitation[]> {
  const invitations = await findInvitations(db, { site, customerId });
  return invitations.map((one) => ({ ...one, state: invitationState(one, now) }));
}

export type Invitation = {
  customerId: number;
  email: string;
  name: string;
  /** Seals the link. */
  secret: string;
  by: string;
  now: Date;
};

/** Mails a link with which somebody sets a password and signs in for this customer. A former link of the address ends. */
export function inviteToShop(
  database: Database,
  site: Site,
  { customerId, email: written, name, secret, by, now }: Invitation,
): Promise<Refusal<'bad_email' | 'email_taken' | 'joined_already' | 'not_allowed' | 'unknown_account'> | undefined> {
  return withLockedAccount(database, site, { customerId }, async (db, account) => {
    const email = written.trim().toLowerCase();
    if (!isEmail(email)) return refuse(customerRefusals, 'bad_email');
    if (account.status !== 'active') return refuse(customerRefusals, 'not_allowed.not_active');
    const [owner] = await findEmailOwner(db, { site: site.code, email });
    const isOfOther = owner?.profileDone && owner.customerId !== customerId;
    if (owner?.emailVerifiedAt || (owner && isOfOther)) {
      if (owner.customerId === customerId) return refuse(customerRefusals, 'joined_already', { email });
      return refuse(customerRefusals, 'email_taken', { email, company: owner.company });
    }
    const token = generateToken();
    const endsAt = invitationEnds(now);
    const invited = { site: site.code, customerId, email, name, by, now };
    await upsertInvitation(db, { ...invited, tokenHash: hashToken(token), endsAt });
    await addInvitedContact(db, invited);
    const endsOn = withLocale(site, () => formatDay(dayOf(endsAt, site.calendar.timeZone)));
    const data = { company: account.company, name, endsOn };
    const sealed = encrypt(secret, 'outbox', { token });
    await queueMessages(db, site.code, now, [
      { channel: 'mail', receiver: email, template: 'invitation', data, sealed, endsAt },
    ]);
    const entry = staffEntryOf(site, account, { by, now });
    await recordAudit(db, { ...entry, action: 'invited to the shop', details: { email, name } });
    return undefined;
  });
}
