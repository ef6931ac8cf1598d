import { formatDateTime } from '../../lib/dates.ts';
import { queueMessages } from '../../messages/queue-message.server.ts';
import type { CallContext } from '../../server/calls/define-call.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import { inOneRoundTrip } from '../../server/database/in-one-round-trip.server.ts';
import { setCookie } from '../../server/http/cookies.server.ts';
import { ipNetworkOf } from '../../server/ip-network.server.ts';
import { tryConsumeRateLimits } from '../../server/security/rate-limits.server.ts';
import { userType } from '../permissions/account-status.rule.ts';
import { recordBuyerAction } from '../record-buyer-action.server.ts';
import { findUserById, lockUser, type UserRow } from '../users.db.ts';
import { parseUserAgent } from './device-name.ts';
import { deleteOldestDevices, findDevices, recordKnownNetwork, saveDevice } from './devices.db.ts';
import { identifyDevice, setDeviceCookie } from './identify-device.server.ts';
import { isNewDevice, maxDevices, maxNewDeviceMailsPerDay } from './new-device.rule.ts';
import { lifeDays } from './session-lifetime.rule.ts';
import { createSession } from './sessions.db.ts';
import type { SignedIn } from './sign-in.contract.ts';

const daySeconds = 86_400;

/** Signs in whoever has proved to be this user. Undefined when the password was changed after the user was read. */
export async function signIn(context: CallContext, user: UserRow): Promise<SignedIn | undefined> {
  const { db, address, now } = context;
  const { userId, customerId, email } = user;
  const token = await startSession(context, user);
  if (token === undefined) return undefined;
  await recordBuyerAction(db, context, { action: 'sign-in', email, userId, customerId });
  if (user.emailVerifiedAt) await recordKnownNetwork(db, { userId, network: ipNetworkOf(address), now });
  return {
    username: user.company,
    auth_key: token,
    email_status: user.emailVerifiedAt ? 'verified' : 'not verifed',
    login_user_type: userType({ profileDone: user.profileAt !== null, fromCustomerList: user.fromCustomerList }),
  };
}

type Known = Pick<UserRow, 'userId' | 'email' | 'emailVerifiedAt' | 'passwordHash'>;

/** Undefined when the password was changed meanwhile; that change has ended all sessions. */
async function startSession(context: CallContext, user: Known): Promise<string | undefined> {
  const { database, site, now, headers, secure, userAgent, address } = context;
  const { token: deviceToken, ...device } = identifyDevice(context);
  const { userId } = user;
  const token = await database.transaction(async (db) => {
    const [, [stored], devices] = await inOneRoundTrip(db, [
      () => lockUser(db, { userId }),
      () => findUserById(db, { userId }),
      () => findDevices(db, { userId }),
    ]);
    if (stored?.passwordHash !== user.passwordHash) return undefined;
    const isNew = isNewDevice(devices, device, user.emailVerifiedAt);
    if (isNew && user.emailVerifiedAt && (await isMailAllowed(context, userId)))
      await mailNewDevice(db, context, user.email);
    await saveDevice(db, { ...device, site: site.code, userId, now });
    await deleteOldestDevices(db, { userId, maxDevices });
    return createSession(db, site.code, userId, now, { userAgent, address });
  });
  if (token === undefined) return undefined;
  setCookie(headers, 'auth_key', token, lifeDays * daySeconds, secure);
  setDeviceCookie(context, deviceToken);
  return token;
}

async function mailNewDevice(db: Db, { site, now, userAgent, address }: CallContext, receiver: string): Promise<void> {
  const data = { ...parseUserAgent(userAgent), address, signedInAt: formatDateTime(now, site.calendar.timeZone) };
  await queueMessages(db, site.code, now, [{ channel: 'mail', receiver, template: 'new-device', data }]);
}

const isMailAllowed = ({ database }: CallContext, userId: number): Promise<boolean> =>
  tryConsumeRateLimits(database, [
    { name: 'new_device_mail', max: maxNewDeviceMailsPerDay, windowMinutes: 24 * 60, key: String(userId) },
  ]);
