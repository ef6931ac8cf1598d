import { t, translate } from '../../lib/i18n.ts';
import { type CallContext, defineCall } from '../../server/calls/define-call.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import { countLookup } from '../account-limits.server.ts';
import { parseMobile } from '../forms/mobile.rule.ts';
import { profileMessages } from '../forms/profile-form.rule.ts';
import { refuseFields } from '../forms/refuse-fields.server.ts';
import { signUpErrors } from '../forms/sign-up-form.rule.ts';
import { invitationState } from '../invitation-state.rule.ts';
import { joinCustomer } from '../joining/join-customer.server.ts';
import { refuseGuessablePassword } from '../password/guessable-password.server.ts';
import { hashPassword } from '../password-hash.server.ts';
import { permissionTo } from '../permissions/permission-to.server.ts';
import { recordBuyerAction } from '../record-buyer-action.server.ts';
import { hashToken } from '../secure-token.server.ts';
import { identifyDevice, setDeviceCookie } from '../sign-in/identify-device.server.ts';
import { endUserSessions } from '../sign-in/sessions.db.ts';
import { signIn } from '../sign-in/start-session.server.ts';
import { lockEmailOwner } from '../sign-up/sign-up.db.ts';
import { findUserById, lockEmail } from '../users.db.ts';
import { acceptInvitation, showInvitation } from './invitation.contract.ts';
import {
  findInvitation,
  type InvitationRow,
  insertInvitedUser,
  lockInvitation,
  markJoined,
  takeOverUser,
} from './invitations.db.ts';

export const showInvitationCall = defineCall(
  showInvitation,
  { requires: permissionTo('sign-up') },
  async ({ token }, context) => {
    await countLookup(context, 'invitation');
    const { db, site } = context;
    const [invitation] = await findInvitation(db, { site: site.code, tokenHash: hashToken(token) });
    const wrong = linkRefusal(invitation, context);
    if (!invitation || wrong) return wrong ?? refuse(showInvitation, 'unknown', slotsOf(context));
    const [first_name = '', ...rest] = invitation.name.split(' ').filter(Boolean);
    const { company, email } = invitation;
    return { success: true as const, company, email, first_name, last_name: rest.join(' ') };
  },
);

const slotsOf = ({ site }: Pick<CallContext, 'site'>) => ({ site: site.name, email: site.contact.email });

function linkRefusal(
  invitation: InvitationRow | undefined,
  context: Pick<CallContext, 'site' | 'now'>,
): Refusal<'ended' | 'joined' | 'unknown'> | undefined {
  if (!invitation || invitation.isMerged) return refuse(showInvitation, 'unknown', slotsOf(context));
  const state = invitationState(invitation, context.now);
  return state === 'invited' ? undefined : refuse(showInvitation, state, slotsOf(context));
}

/** Whoever has the link reads the mailbox: the address is verified, and the person belongs to the customer at once. */
export const acceptInvitationCall = defineCall(
  acceptInvitation,
  { requires: permissionTo('sign-up') },
  async (form, context) => {
    const { database, site, now } = context;
    const key = { site: site.code, tokenHash: hashToken(form.token) };
    const [shown] = await findInvitation(database, key);
    const wrong = linkRefusal(shown, context);
    if (!shown || wrong) {
      await countLookup(context, 'invitation');
      return wrong ?? refuse(showInvitation, 'unknown', slotsOf(context));
    }
    const { company, email } = shown;
    const mobile = form.mobile.trim() === '' ? null : parseMobile(form.mobile, site.country);
    const fields = signUpErrors({ ...form, email, name_of_company: company });
    const ofPerson = fields.filter(({ field }) => field !== 'email' && field !== 'name_of_company');
    refuseFields(
      mobile === undefined ? [...ofPerson, { field: 'mobile', message: translate(profileMessages.mobile) }] : ofPerson,
    );
    await refuseGuessablePassword(site, { company, email }, form.password, 'password');
    const passwordHash = await hashPassword(form.password, context);
    const { title, firstname: firstName, lastname: lastName, designation } = form;
    const person = { title, firstName, lastName, designation, passwordHash, mobile: mobile ?? null, now };
    const { token: deviceToken } = identifyDevice(context);
    const joined = await database.transaction(async (db) => {
      await lockEmail(db, { site: site.code, email });
      const [invitation] = await lockInvitation(db, key);
      const late = linkRefusal(invitation, context);
      if (!invitation || late) return late ?? refuse(showInvitation, 'unknown', slotsOf(context));
      return writeJoined(db, context, invitation, person);
    });
    if (typeof joined !== 'number') return joined;
    setDeviceCookie(context, deviceToken);
    const [user] = await findUserById(context.db, { userId: joined });
    const signedIn = user && (await signIn(context, user));
    if (!signedIn) return refuse(acceptInvitation, 'exists');
    return { success: true as const, message: t`Welcome. You are signed in for ${company}.`, ...signedIn };
  },
);

type Person = Omit<Parameters<typeof takeOverUser>[1], 'userId'>;

async function writeJoined(
  db: Db,
  context: CallContext,
  { id, customerId, email, company }: InvitationRow,
  person: Person,
): Promise<number | Refusal<'exists'>> {
  const { site, now, services } = context;
  const [owner] = await lockEmailOwner(db, { site: site.code, email });
  const isOfOther = owner?.profileDone && owner.customerId !== customerId;
  if (owner?.emailVerifiedAt || isOfOther) return refuse(acceptInvitation, 'exists');
  let userId = owner?.userId;
  if (owner) {
    await endUserSessions(db, owner.userId);
    await takeOverUser(db, { ...person, userId: owner.userId });
    const move = { userId: owner.userId, fromCustomerId: owner.customerId, toCustomerId: customerId };
    if (owner.customerId !== customerId) await joinCustomer(db, move, services.moveRecords);
  } else {
    const [inserted] = await insertInvitedUser(db, { ...person, site: site.code, customerId, email });
    userId = inserted?.userId;
  }
  if (userId === undefined) throw new Error('the invited user could not be written');
  await markJoined(db, { id, userId, now });
  await recordBuyerAction(db, context, {
    action: 'invitation accepted',
    email,
    userId,
    customerId,
    details: { company },
  });
  return userId;
}
