import { formatDateTime } from '../../lib/dates.ts';
import { queueMessages } from '../../messages/queue-message.server.ts';
import type { CallContext } from '../../server/calls/define-call.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import { inOneRoundTrip } from '../../server/database/in-one-round-trip.server.ts';
import { setCookie } from '../../server/http/cookies.server.ts';
import { tryConsumeRateLimits } from '../../server/security/rate-limits.server.ts';
import { findUserById, lockUser, type UserRow } from '../users.db.ts';
import { parseUserAgent } from './device-name.ts';
import { deleteOldestDevices, findDevices, saveDevice } from './devices.db.ts';
import { identifyDevice } from './identify-device.server.ts';
import { deviceDays, isNewDevice, maxDevices, maxNewDeviceMailsPerDay } from './new-device.rule.ts';
import { lifeDays } from './session-lifetime.rule.ts';
import { createSession } from './sessions.db.ts';

const daySeconds = 86_400;

type SignedIn = Pick<UserRow, 'userId' | 'email' | 'emailVerifiedAt' | 'passwordHash'>;

/** Undefined when the password was changed after it was compared; that change has ended all sessions. */
export async function startSession(context: CallContext, user: SignedIn): Promise<string | undefined> {
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
  setCookie(headers, 'device', deviceToken, deviceDays * daySeconds, secure);
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
