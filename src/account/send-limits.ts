import { say } from '../lib/say.ts';
import type { Caller, Step } from '../server/call.ts';
import { type Counted, count, type Limit, refuseUsedUp } from '../server/limits.ts';
import { networkOf } from '../server/network-of.ts';
import { retryLater } from '../server/refuse.ts';
import type { Country } from '../sites/site.ts';
import { takeCaptcha } from './captcha.server.ts';

/** A mail beyond `free` needs a solved captcha. */
type SendLimit = Limit & { free?: number };

/** Mails and SMS together. */
const perReceiver: SendLimit = { name: 'send_receiver', most: 3, minutes: 10 };
/** Ten are more than the colleagues who sign up in one office in an hour. */
const perNetwork: SendLimit = { name: 'send_address', most: 20, minutes: 60, free: 10 };
/** OTPs that one asker is sent: with five tries each, fifty guesses at a million codes in a day. */
const otpsPerAsker: SendLimit = { name: 'otp_asker', most: 10, minutes: 24 * 60 };

function tooManyMessages(waitMs: number) {
  const minutes = Math.ceil(waitMs / 60_000);
  return retryLater(429, waitMs, say`We cannot send more messages now. Please try again in ${minutes} minutes.`);
}
const hourly = { minutes: 60, refuse: tooManyMessages };
/** A busy hour, and four times as many: beyond that mail providers begin to take the site for a sender of spam. */
const mailsPerSite: SendLimit = { name: 'mail_site', most: 600, free: 150, ...hourly };
/** An SMS costs money and goes to somebody who completes a profile: a busy hour has a few dozen. */
const smsPerSite: SendLimit = { name: 'sms_site', most: 120, ...hourly };
/** Over all sites, so that who is paid for the SMS of a country cannot earn more than this. */
const smsPerCountry: Record<Country, SendLimit> = {
  IN: { name: 'sms_country', most: 200, ...hourly },
  AE: { name: 'sms_country', most: 60, ...hourly },
};

type CountedSend = Counted & SendLimit;
type Sending = Pick<Step, 'database' | 'site' | 'address' | 'log'>;

const receiverLimit = ({ site }: Sending, receiver: string): CountedSend => ({
  ...perReceiver,
  key: `${site.code} ${receiver}`,
});
const networkLimit = ({ site, address }: Sending): CountedSend => ({
  ...perNetwork,
  key: `${site.code} ${networkOf(address)}`,
});

/** Counts an SMS with an OTP that this account asked for; refuses with 429. */
export async function countSms(step: Sending & { caller: Caller }, mobile: string): Promise<void> {
  const { site, caller } = step;
  const asker = { ...otpsPerAsker, key: `${site.code} account ${caller.userId}` };
  const ceilings = [
    { ...smsPerSite, key: site.code },
    { ...smsPerCountry[site.country], key: site.country },
  ];
  await countSend(step, [receiverLimit(step, mobile), networkLimit(step), asker, ...ceilings]);
}

export type MailToSend = {
  receiver: string;
  /** As the form sent it, '' without one. */
  captcha: string;
  /** Whether the receiver has signed in from this network lately: then what strangers have sent does not count. */
  isKnownNetwork?: boolean;
  /** Counted with the mail, or not at all. */
  besides?: readonly CountedSend[];
};

/**
 * Counts a mail that somebody on this network has sent to a receiver; refuses with 429. False, with nothing counted, when a
 * captcha has to be solved first.
 */
export async function countMail(
  step: Sending & Pick<Step, 'db' | 'secret' | 'now'>,
  { receiver, captcha, isKnownNetwork = false, besides = [] }: MailToSend,
): Promise<boolean> {
  const ofReceiver = isKnownNetwork
    ? [receiverLimit(step, `${receiver} ${networkOf(step.address)}`)]
    : [receiverLimit(step, receiver), { ...mailsPerSite, key: step.site.code }];
  const counted = [networkLimit(step), ...ofReceiver, ...besides];
  const points = await refuseUsedUp(step.database, counted);
  const isFree = counted.every(({ free = Number.POSITIVE_INFINITY }, index) => (points[index] ?? 0) < free);
  if (!isFree && !(await takeCaptcha(step, captcha))?.fresh) return false;
  await countSend(step, counted);
  return true;
}

/** OTPs by mail belong to the network that asked for them. */
export const mailedOtpLimit = ({ site, address }: Pick<Step, 'site' | 'address'>, email: string): Counted => ({
  ...otpsPerAsker,
  key: `${site.code} ${networkOf(address)} ${email}`,
});

async function countSend({ database, site, log }: Sending, counted: readonly Counted[]): Promise<void> {
  const points = await count(database, counted);
  for (const [index, { name, key, most, refuse }] of counted.entries())
    if (refuse === tooManyMessages && points[index] === most)
      log.warn({ site: site.code, limit: name, key, most }, 'hourly ceiling of messages reached: no more are sent');
}
