import { t } from '../../lib/i18n.js';
                                                                                    
import { ipNetworkOf } from '../../server/ip-network.server.js';
import { retryLater } from '../../server/refuse.server.js';
import {
  checkRateLimits,
  consumeRateLimits,
                      
                 
} from '../../server/security/rate-limits.server.js';
                                                         
import { consumeCaptcha } from '../captcha/consume-captcha.server.js';

/** A mail beyond `free` needs a solved captcha. */
                                               

/** Mails and SMS together. */
const perReceiver            = { name: 'send_receiver', max: 3, windowMinutes: 10 };
/** More than one office signs up in an hour. */
const perNetwork            = { name: 'send_address', max: 20, windowMinutes: 60, free: 10 };
/** With five attempts each: fifty guesses at a million codes in a day. */
const otpsPerRequester            = { name: 'otp_asker', max: 10, windowMinutes: 24 * 60 };

function tooManyMessages(waitMs        ) {
  const minutes = Math.ceil(waitMs / 60_000);
  return retryLater(429, waitMs, t`We cannot send more messages now. Please try again in ${minutes} minutes.`);
}
const hourly = { windowMinutes: 60, createError: tooManyMessages };
/** `free` is a busy hour; beyond `max` mail providers may treat the site as a spammer. */
const mailsPerSite            = { name: 'mail_site', max: 600, free: 150, ...hourly };
/** A busy hour has a few dozen. */
const smsPerSite            = { name: 'sms_site', max: 120, ...hourly };
/** Over all sites, to limit SMS pumping fraud. */
const smsPerCountry                             = {
  IN: { name: 'sms_country', max: 200, ...hourly },
  AE: { name: 'sms_country', max: 60, ...hourly },
};

                                              
                                                                              

const receiverLimit = ({ site }             , receiver        )              => ({
  ...perReceiver,
  key: `${site.code} ${receiver}`,
});
const networkLimit = ({ site, address }             )              => ({
  ...perNetwork,
  key: `${site.code} ${ipNetworkOf(address)}`,
});

export async function countSms(context                                  , mobile        )                {
  const { site, caller } = context;
  const requester = { ...otpsPerRequester, key: `${site.code} account ${caller.userId}` };
  const ceilings = [
    { ...smsPerSite, key: site.code },
    { ...smsPerCountry[site.country], key: site.country },
  ];
  await countSend(context, [receiverLimit(context, mobile), networkLimit(context), requester, ...ceilings]);
}

                          
                   
                  
                                                                     
                           
                                       
  

/** False, with nothing counted, when a captcha has to be solved first. Throws 429. */
export async function countMail(
  context                                                          ,
  { receiver, captcha, isKnownNetwork = false, extraLimits = [] }            ,
)                   {
  const ofReceiver = isKnownNetwork
    ? [receiverLimit(context, `${receiver} ${ipNetworkOf(context.address)}`)]
    : [receiverLimit(context, receiver), { ...mailsPerSite, key: context.site.code }];
  const counted = [networkLimit(context), ...ofReceiver, ...extraLimits];
  const points = await checkRateLimits(context.database, counted);
  const isFree = counted.every(({ free = Number.POSITIVE_INFINITY }, index) => (points[index] ?? 0) < free);
  if (!isFree && !(await consumeCaptcha(context, captcha))?.fresh) return false;
  await countSend(context, counted);
  return true;
}

export const mailedOtpLimit = (
  { site, address }                                       ,
  email        ,
)                 => ({
  ...otpsPerRequester,
  key: `${site.code} ${ipNetworkOf(address)} ${email}`,
});

async function countSend({ database, site, log }             , counted                           )                {
  const points = await consumeRateLimits(database, counted);
  for (const [index, { name, key, max, createError }] of counted.entries())
    if (createError === tooManyMessages && points[index] === max)
      log.warn({ site: site.code, limit: name, key, max }, 'hourly message limit reached; no more messages are sent');
}
