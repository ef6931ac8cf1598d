import { formatMoment } from '../lib/dates.ts';
import { queueMessages } from '../messages/queue-message.server.ts';
import type { Step } from '../server/call.ts';
import { setCookie } from '../server/cookies.ts';
import type { Db } from '../server/db.ts';
import { countIfAllowed } from '../server/limits.ts';
import { currentDevice } from './current-device.ts';
import { deviceOf } from './device-name.ts';
import { findDevices, forgetOldest, putDevice } from './devices.db.ts';
import { deviceDays, devicesKept, isNewDevice, newDeviceMailsADay } from './new-device.rule.ts';
import { lifeDays } from './session-life.rule.ts';
import { beginSession } from './sessions.db.ts';

const daySeconds = 86_400;

type SignedIn = { userId: number; email: string; emailVerifiedAt: Date | null };

/** Begins the session of a sign-in, sets its cookies, and mails the user when the device is a new one. Answers the token. */
export async function startSession(step: Step, user: SignedIn): Promise<string> {
  const { database, site, now, headers, secure, userAgent, address } = step;
  const { token: deviceToken, ...device } = currentDevice(step);
  const { userId } = user;
  const token = await database.transaction(async (db) => {
    const isNew = isNewDevice(await findDevices(db, { userId }), device, user.emailVerifiedAt);
    if (isNew && user.emailVerifiedAt && (await mayMail(step, userId))) await mailNewDevice(db, step, user.email);
    await putDevice(db, { ...device, site: site.code, userId, now });
    await forgetOldest(db, { userId, kept: devicesKept });
    return beginSession(db, site.code, userId, now, { userAgent, address });
  });
  setCookie(headers, 'auth_key', token, lifeDays * daySeconds, secure);
  setCookie(headers, 'device', deviceToken, deviceDays * daySeconds, secure);
  return token;
}

async function mailNewDevice(db: Db, { site, now, userAgent, address }: Step, receiver: string): Promise<void> {
  const data = { ...deviceOf(userAgent), address, signedInAt: formatMoment(now, site.calendar.timeZone) };
  await queueMessages(db, site.code, now, [{ channel: 'mail', receiver, template: 'new-device', data }]);
}

const mayMail = ({ database }: Step, userId: number): Promise<boolean> =>
  countIfAllowed(database, [
    { name: 'new_device_mail', most: newDeviceMailsADay, minutes: 24 * 60, key: String(userId) },
  ]);
