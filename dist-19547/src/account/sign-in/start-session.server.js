import { formatDateTime } from '../../lib/dates.js';
import { queueMessages } from '../../messages/queue-message.server.js';
                                                                            
                                                                   
import { setCookie } from '../../server/http/cookies.server.js';
import { tryConsumeRateLimits } from '../../server/security/rate-limits.server.js';
import { parseUserAgent } from './device-name.js';
import { deleteOldestDevices, findDevices, saveDevice } from './devices.db.js';
import { identifyDevice } from './identify-device.server.js';
import { deviceDays, isNewDevice, maxDevices, maxNewDeviceMailsPerDay } from './new-device.rule.js';
import { lifeDays } from './session-lifetime.rule.js';
import { createSession } from './sessions.db.js';

const daySeconds = 86_400;

                                                                                

export async function startSession(context             , user          )                  {
  const { database, site, now, headers, secure, userAgent, address } = context;
  const { token: deviceToken, ...device } = identifyDevice(context);
  const { userId } = user;
  const token = await database.transaction(async (db) => {
    const isNew = isNewDevice(await findDevices(db, { userId }), device, user.emailVerifiedAt);
    if (isNew && user.emailVerifiedAt && (await isMailAllowed(context, userId)))
      await mailNewDevice(db, context, user.email);
    await saveDevice(db, { ...device, site: site.code, userId, now });
    await deleteOldestDevices(db, { userId, maxDevices });
    return createSession(db, site.code, userId, now, { userAgent, address });
  });
  setCookie(headers, 'auth_key', token, lifeDays * daySeconds, secure);
  setCookie(headers, 'device', deviceToken, deviceDays * daySeconds, secure);
  return token;
}

async function mailNewDevice(db    , { site, now, userAgent, address }             , receiver        )                {
  const data = { ...parseUserAgent(userAgent), address, signedInAt: formatDateTime(now, site.calendar.timeZone) };
  await queueMessages(db, site.code, now, [{ channel: 'mail', receiver, template: 'new-device', data }]);
}

const isMailAllowed = ({ database }             , userId        )                   =>
  tryConsumeRateLimits(database, [
    { name: 'new_device_mail', max: maxNewDeviceMailsPerDay, windowMinutes: 24 * 60, key: String(userId) },
  ]);
