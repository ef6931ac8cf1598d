import { t } from '../../lib/i18n.ts';
import type { CallContext, Caller } from '../../server/calls/define-call.server.ts';
import { ipNetworkOf } from '../../server/ip-network.server.ts';
import { retryLater } from '../../server/refuse.server.ts';
import {
  checkRateLimits,
  consumeRateLimits,
  type KeyedRateLimit,
  type RateLimit,
} from '../../server/security/rate-limits.server.ts';
import type { Country } from '../../sites/site.ts';
import { consumeCaptcha } from '../captcha/consume-captcha.server.ts';

/** A mail beyond `free` needs a solved captcha. */
type SendLimit = RateLimit & { free?: number };

/** Mails and SMS together. */
const perReceiver: SendLimit = { name: 'send_receiver', max: 3, windowMinutes: 10 };
/** Ten are more than the colleagues who sign up in one office in an hour. */
const perNetwork: SendLimit = { name: 'send_address', max: 20, windowMinutes: 60, free: 10 };
/** OTPs that one asker is sent: with five tries each, fifty guesses at a million codes in a day. */
const otpsPerRequester: SendLimit = { name: 'otp_asker', max: 10, windowMinutes: 24 * 60 };

function tooManyMessages(waitMs: number) {
  const minutes = Math.ceil(waitMs / 60_000);
  return retryLater(429, waitMs, t`We cannot send more messages now. Please try again in ${minutes} minutes.`);
}
const hourly = { windowMinutes: 60, createError: tooManyMessages };
/** A busy hour, and four times as many: beyond that mail providers begin to take the site for a sender of spam. */
const mailsPerSite: SendLimit = { name: 'mail_site', max: 600, free: 150, ...hourly };
/** An SMS costs money and goes to somebody who completes a profile: a busy hour has a few dozen. */
const smsPerSite: SendLimit = { name: 'sms_site', max: 120, ...hourly };
/** Over all sites, so that who is paid for the SMS of a country cannot earn more than this. */
const smsPerCountry: Record<Country, SendLimit> = {
  IN: { name: 'sms_country', max: 200, ...hourly },
  AE: { name: 'sms_country', max: 60, ...hourly },
};

type CountedSend = KeyedRateLimit & SendLimit;
type SendContext = Pick<CallContext, 'database' | 'site' | 'address' | 'log'>;

const receiverLimit = ({ site }: SendContext, receiver: string): CountedSend => ({
  ...perReceiver,
  key: `${site.code} ${receiver}`,
});
const networkLimit = ({ site, address }: SendContext): CountedSend => ({
  ...perNetwork,
  key: `${site.code} ${ipNetworkOf(address)}`,
});

/** Counts an SMS with an OTP that this account asked for; refuses with 429. */
export async function countSms(context: SendContext & { caller: Caller }, mobile: string): Promise<void> {
  const { site, caller } = context;
  const requester = { ...otpsPerRequester, key: `${site.code} account ${caller.userId}` };
  const ceilings = [
    { ...smsPerSite, key: site.code },
    { ...smsPerCountry[site.country], key: site.country },
  ];
  await countSend(context, [receiverLimit(context, mobile), networkLimit(context), requester, ...ceilings]);
}

export type MailToSend = {
  receiver: string;
  /** As the form sent it, '' without one. */
  captcha: string;
  /** Whether the receiver has signed in from this network lately: then what strangers have sent does not count. */
  isKnownNetwork?: boolean;
  /** Counted with the mail, or not at all. */
  extraLimits?: readonly CountedSend[];
};

/**
 * Counts a mail that somebody on this network has sent to a receiver; refuses with 429. False, with nothing counted, when a
 * captcha has to be solved first.
 */
export async function countMail(
  context: SendContext & Pick<CallContext, 'db' | 'secret' | 'now'>,
  { receiver, captcha, isKnownNetwork = false, extraLimits = [] }: MailToSend,
): Promise<boolean> {
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

/** OTPs by mail belong to the network that asked for them. */
export const mailedOtpLimit = (
  { site, address }: Pick<CallContext, 'site' | 'address'>,
  email: string,
): KeyedRateLimit => ({
  ...otpsPerRequester,
  key: `${site.code} ${ipNetworkOf(address)} ${email}`,
});

async function countSend({ database, site, log }: SendContext, counted: readonly KeyedRateLimit[]): Promise<void> {
  const points = await consumeRateLimits(database, counted);
  for (const [index, { name, key, max, createError }] of counted.entries())
    if (createError === tooManyMessages && points[index] === max)
      log.warn(
        { site: site.code, limit: name, key, most: max },
        'hourly ceiling of messages reached: no more are sent',
      );
}
