import { t } from '../../lib/i18n.ts';
import { queueMessages } from '../../messages/queue-message.server.ts';
import { type CallContext, type Caller, defineCall } from '../../server/calls/define-call.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import { refuse } from '../../server/refuse.server.ts';
import { consumeRateLimits, releaseRateLimits } from '../../server/security/rate-limits.server.ts';
import { myPasskeySignInLimits, passkeyChallengeLimits } from '../account-limits.server.ts';
import { isOwnPassword } from '../own-contacts/check-own-password.server.ts';
import { maxPasskeys } from '../passkeys/passkey.rule.ts';
import { findUserPasskey, userPasskeyKind } from '../passkeys/user-passkeys.db.ts';
import {
  createAuthentication,
  createRegistration,
  hostOf,
  verifyAuthentication,
  verifyRegistration,
} from '../passkeys/web-authn.server.ts';
import { permissionTo } from '../permissions/permission-to.server.ts';
import { recordBuyerAction } from '../record-buyer-action.server.ts';
import { signIn } from '../sign-in/start-session.server.ts';
import { findUserById, lockUser } from '../users.db.ts';
import {
  addMyPasskey,
  beginMyPasskey,
  beginMyPasskeySignIn,
  myPasskeys,
  removeMyPasskey,
  signInWithMyPasskey,
} from './my-passkeys.contract.ts';

const { countUse, deletePasskey, insertPasskey, listPasskeys } = userPasskeyKind.statements;

export const myPasskeysCall = defineCall(
  myPasskeys,
  { requires: permissionTo('manage-sessions'), reads: 'primary' },
  async (_request, { db, caller }) => {
    const own = await listPasskeys(db, { ownerId: caller.userId });
    const data = own.map(({ id, name, createdAt, lastUsedAt }) => ({
      passkey_id: id,
      name,
      added_at: createdAt.toISOString(),
      last_used_at: lastUsedAt?.toISOString() ?? null,
    }));
    return { success: true as const, data };
  },
);

/** Whoever finds a session that was left open shall not add a key of their own. */
export const beginMyPasskeyCall = defineCall(
  beginMyPasskey,
  { requires: permissionTo('manage-sessions') },
  async ({ password }, context) => {
    const { db, caller } = context;
    const [user] = await findUserById(db, caller);
    if (!user || !(await isOwnPassword(context, user, password))) return refuse(beginMyPasskey, 'password');
    const known = await listPasskeys(db, { ownerId: caller.userId });
    if (known.length >= maxPasskeys) return refuse(beginMyPasskey, 'too_many', { max: maxPasskeys });
    const owner = { ownerId: caller.userId, name: user.company, email: user.email };
    return { success: true as const, options: await createRegistration(userPasskeyKind, context, owner, known) };
  },
);

export const addMyPasskeyCall = defineCall(
  addMyPasskey,
  { requires: permissionTo('manage-sessions') },
  async ({ name, credential }, context) => {
    const { database, caller, origin, now } = context;
    if (name === '') return refuse(addMyPasskey, 'name');
    const ownerId = caller.userId;
    const verified = await verifyRegistration(userPasskeyKind, context, ownerId, credential);
    if (!verified) return refuse(addMyPasskey, 'invalid');
    return database.transaction(async (db) => {
      await lockUser(db, caller);
      if ((await listPasskeys(db, { ownerId })).length >= maxPasskeys)
        return refuse(addMyPasskey, 'too_many', { max: maxPasskeys });
      const passkey = { ...verified, ownerId, host: hostOf(origin), name, now };
      if ((await insertPasskey(db, passkey)).length === 0) return refuse(addMyPasskey, 'known');
      const email = await recordChange(db, context, 'passkey added', name);
      const mail = { channel: 'mail' as const, receiver: email, template: 'passkey-added', data: { name } };
      await queueMessages(db, context.site.code, now, [mail]);
      return { success: true as const };
    });
  },
);

export const removeMyPasskeyCall = defineCall(
  removeMyPasskey,
  { requires: permissionTo('manage-sessions'), transaction: true },
  async ({ passkey_id }, context) => {
    const { db, caller } = context;
    const [removed] = await deletePasskey(db, { ownerId: caller.userId, id: passkey_id });
    // Where nothing is left to remove the reply was lost, and the request sent again.
    if (removed) await recordChange(db, context, 'passkey removed', removed.name);
    return { success: true as const };
  },
);

/** Returns the e-mail address of the user. */
async function recordChange(db: Db, context: CallContext<Caller>, action: string, name: string): Promise<string> {
  const { userId, customerId } = context.caller;
  const [user] = await findUserById(db, context.caller);
  const email = user?.email ?? '';
  await recordBuyerAction(db, context, { action, email, userId, customerId, details: { name } });
  return email;
}

export const beginMyPasskeySignInCall = defineCall(
  beginMyPasskeySignIn,
  { requires: permissionTo('sign-in') },
  async (_request, context) => {
    await consumeRateLimits(context.database, passkeyChallengeLimits(context));
    return { success: true as const, options: await createAuthentication(userPasskeyKind, context) };
  },
);

/** Stands for password and captcha. Every try counts until it is known to be right. */
export const signInWithMyPasskeyCall = defineCall(
  signInWithMyPasskey,
  { requires: permissionTo('sign-in') },
  async ({ credential }, context) => {
    const { db, database, site, origin, now } = context;
    const limits = myPasskeySignInLimits(context);
    await consumeRateLimits(database, limits);
    const [passkey] = await findUserPasskey(db, { site: site.code, credentialId: credential.id, host: hostOf(origin) });
    if (!passkey) return refuse(signInWithMyPasskey, 'unknown');
    const newCounter = await verifyAuthentication(userPasskeyKind, context, passkey, credential);
    if (newCounter === undefined || (await countUse(db, { ...passkey, newCounter, now })).length === 0)
      return refuse(signInWithMyPasskey, 'invalid');
    const [user] = await findUserById(db, { userId: passkey.ownerId });
    const signedIn = user && (await signIn(context, user));
    if (!signedIn) return refuse(signInWithMyPasskey, 'unknown');
    await releaseRateLimits(database, limits);
    return { success: true as const, message: t`Signed in.`, ...signedIn };
  },
);
