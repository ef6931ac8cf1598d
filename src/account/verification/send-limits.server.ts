import { t } from '../../lib/i18n.ts';
import type { MessageChannel } from '../../messages/message-channel.data.ts';
import type { CallContext, Caller } from '../../server/calls/define-call.server.ts';
import { ipNetworkOf, ipNetworksOf } from '../../server/ip-network.server.ts';
import { retryLater } from '../../server/refuse.server.ts';
import {
  checkRateLimits,
  consumeRateLimits,
  type KeyedRateLimit,
  networkLimits,
  type RateLimit,
  releaseRateLimits,
} from '../../server/security/rate-limits.server.ts';
import type { Country } from '../../sites/site-facts.ts';
import { consumeCaptcha } from '../captcha/consume-captcha.server.ts';

/**
 * A mail beyond `free` needs a solved captcha. What is in `reserve` is kept for newcomers: for who has caused fewer than
 * `newBelow` messages, by every limit that counts this.
 */
type SendLimit = RateLimit & { free?: number; reserve?: number; newBelow?: number };

/** The limit counts mails and SMS together. */
const perReceiver: SendLimit = { name: 'send_receiver', max: 3, windowMinutes: 10 };
/** More than one office signs up in an hour. */
const perNetwork: SendLimit = { name: 'send_address', max: 20, windowMinutes: 60 };
const smsPerNetwork: SendLimit = { name: 'sms_address', max: 6, windowMinutes: 60 };
/** A first message may be lost, or sent to a mistyped receiver. */
const caused: SendLimit = { name: 'caused', max: 1_000_000, windowMinutes: 24 * 60, newBelow: 3 };
/** Ten OTPs with five attempts each are fifty guesses at a million codes in a day. */
const otpsPerRequester: SendLimit = { name: 'otp_asker', max: 10, windowMinutes: 24 * 60 };

function tooManyMessages(waitMs: number) {
  const minutes = Math.ceil(waitMs / 60_000);
  return retryLater(429, waitMs, t`We cannot send more messages now. Please try again in ${minutes} minutes.`);
}
const hourly = { windowMinutes: 60, createError: tooManyMessages };
/** `free` is a busy hour; beyond `max` mail providers may treat the site as a spammer. */
const mailsPerSite: SendLimit = { name: 'mail_site', max: 600, free: 150, reserve: 150, ...hourly };
/** A busy hour has a few dozen SMS. */
const smsPerSite: SendLimit = { name: 'sms_site', max: 120, reserve: 40, ...hourly };
/** The limits hold over all sites, against SMS pumping fraud. */
const smsPerCountry: Record<Country, SendLimit> = {
  IN: { name: 'sms_country', max: 200, reserve: 60, ...hourly },
  AE: { name: 'sms_country', max: 60, reserve: 20, ...hourly },
};

type CountedSend = KeyedRateLimit & SendLimit;
type SendContext = Pick<CallContext, 'database' | 'site' | 'address' | 'log'>;

const receiverLimit = ({ site }: SendContext, receiver: string): CountedSend => ({
  ...perReceiver,
  key: `${site.code} ${receiver}`,
});
/** Half of the messages need no captcha. */
const limitsOfNetworks = ({ site, address }: SendContext): CountedSend[] =>
  networkLimits(perNetwork, address, site.code).map((limit) => ({ ...limit, free: limit.max / 2 }));

const newcomerLimits = ({ site, address }: SendContext, kind: MessageChannel, receiver: string): CountedSend[] =>
  [ipNetworksOf(address)[0], receiver].map((who) => ({ ...caused, key: `${kind} ${site.code} ${who}` }));

export async function countSms(context: SendContext & { caller: Caller }, mobile: string): Promise<void> {
  const { database, site, address, caller } = context;
  const counted: CountedSend[] = [
    receiverLimit(context, mobile),
    ...limitsOfNetworks(context),
    ...networkLimits(smsPerNetwork, address, site.code),
    { ...otpsPerRequester, key: `${site.code} account ${caller.userId}` },
    { ...smsPerSite, key: site.code },
    { ...smsPerCountry[site.country], key: site.country },
    ...newcomerLimits(context, 'sms', mobile),
  ];
  await countSend(context, keepReserve(counted, await checkRateLimits(database, counted)));
}

function keepReserve(counted: readonly CountedSend[], points: readonly number[]): readonly CountedSend[] {
  const isNew = counted.every(({ newBelow = Number.POSITIVE_INFINITY }, index) => (points[index] ?? 0) < newBelow);
  return isNew ? counted : counted.map((limit) => ({ ...limit, max: limit.max - (limit.reserve ?? 0) }));
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
    : [
        receiverLimit(context, receiver),
        { ...mailsPerSite, key: context.site.code },
        ...newcomerLimits(context, 'mail', receiver),
      ];
  const limits = [...limitsOfNetworks(context), ...ofReceiver, ...extraLimits];
  const solves = async () => (await consumeCaptcha(context, captcha))?.fresh === true;
  const before = await checkRateLimits(context.database, limits);
  const counted = keepReserve(limits, before);
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
      log.warn({ site: site.code, limit: name, key, max }, 'hourly message limit reached');
  return points;
}
