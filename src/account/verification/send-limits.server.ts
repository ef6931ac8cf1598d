import { t } from '../../lib/i18n.ts';
import type { CallContext, Caller } from '../../server/calls/define-call.server.ts';
import { ipNetworkOf } from '../../server/ip-network.server.ts';
import { retryLater } from '../../server/refuse.server.ts';
import {
  checkRateLimits,
  consumeRateLimits,
  type KeyedRateLimit,
  type RateLimit,
  releaseRateLimits,
} from '../../server/security/rate-limits.server.ts';
import type { Country } from '../../sites/site-facts.ts';
import { consumeCaptcha } from '../captcha/consume-captcha.server.ts';

/** A mail beyond `free` needs a solved captcha. */
type SendLimit = RateLimit & { free?: number };

/** Mails and SMS together. */
const perReceiver: SendLimit = { name: 'send_receiver', max: 3, windowMinutes: 10 };
/** More than one office signs up in an hour. */
const perNetwork: SendLimit = { name: 'send_address', max: 20, windowMinutes: 60, free: 10 };
/** With five attempts each: fifty guesses at a million codes in a day. */
const otpsPerRequester: SendLimit = { name: 'otp_asker', max: 10, windowMinutes: 24 * 60 };

function tooManyMessages(waitMs: number) {
  const minutes = Math.ceil(waitMs / 60_000);
  return retryLater(429, waitMs, t`We cannot send more messages now. Please try again in ${minutes} minutes.`);
}
const hourly = { windowMinutes: 60, createError: tooManyMessages };
/** `free` is a busy hour; beyond `max` mail providers may treat the site as a spammer. */
const mailsPerSite: SendLimit = { name: 'mail_site', max: 600, free: 150, ...hourly };
/** A busy hour has a few dozen. */
const smsPerSite: SendLimit = { name: 'sms_site', max: 120, ...hourly };
/** Over all sites, to limit SMS pumping fraud. */
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
  captcha: string;
  /** Mails that strangers caused do not count on a known network. */
  isKnownNetwork?: boolean;
  extraLimits?: readonly CountedSend[];
};

/** False, with nothing counted, when a captcha has to be solved first. Throws 429. */
export async function countMail(
  context: SendContext & Pick<CallContext, 'db' | 'secret' | 'now'>,
  { receiver, captcha, isKnownNetwork = false, extraLimits = [] }: MailToSend,
): Promise<boolean> {
  const ofReceiver = isKnownNetwork
    ? [receiverLimit(context, `${receiver} ${ipNetworkOf(context.address)}`)]
    : [receiverLimit(context, receiver), { ...mailsPerSite, key: context.site.code }];
  const counted = [networkLimit(context), ...ofReceiver, ...extraLimits];
  const solves = async () => (await consumeCaptcha(context, captcha))?.fresh === true;
  const before = await checkRateLimits(context.database, counted);
  const isFree = areFree(
    counted,
    before.map((points) => points + 1),
  );
  if (!isFree && !(await solves())) return false;
  // Mails sent at the same moment may have used up what is free.
  if (areFree(counted, await countSend(context, counted)) || !isFree || (await solves())) return true;
  await releaseRateLimits(context.database, counted);
  return false;
}

const areFree = (counted: readonly CountedSend[], points: readonly number[]) =>
  counted.every(({ free = Number.POSITIVE_INFINITY }, index) => (points[index] ?? 0) <= free);

export const mailedOtpLimit = (
  { site, address }: Pick<CallContext, 'site' | 'address'>,
  email: string,
): KeyedRateLimit => ({
  ...otpsPerRequester,
  key: `${site.code} ${ipNetworkOf(address)} ${email}`,
});

async function countSend({ database, site, log }: SendContext, counted: readonly KeyedRateLimit[]): Promise<number[]> {
  const points = await consumeRateLimits(database, counted);
  for (const [index, { name, key, max, createError }] of counted.entries())
    if (createError === tooManyMessages && points[index] === max)
      log.warn({ site: site.code, limit: name, key, max }, 'hourly message limit reached; no more messages are sent');
  return points;
}
