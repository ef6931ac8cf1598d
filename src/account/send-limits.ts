import { say } from '../lib/say.ts';
import type { Caller, Step } from '../server/call.ts';
import { type Counted, count, type Limit, refuseUsedUp } from '../server/limits.ts';
import { networkOf } from '../server/network-of.ts';
import { retryLater } from '../server/refuse.ts';
import type { Country } from '../sites/site.ts';
import { takeCaptcha } from './captcha.server.ts';

/** Mails and SMS together. */
const perReceiver: Limit = { name: 'send_receiver', most: 3, minutes: 10 };
const perNetwork: Limit = { name: 'send_address', most: 20, minutes: 60 };
/** OTPs that one asker is sent: with five tries each, fifty guesses at a million codes in a day. */
const otpsPerAsker: Limit = { name: 'otp_asker', most: 10, minutes: 24 * 60 };

/** Above these a mail needs a solved captcha: more colleagues than sign up in one office in an hour, and a busy hour of a site. */
const freeMails = { ofNetwork: 10, ofSite: 150 };

function tooManyMessages(waitMs: number) {
  const minutes = Math.ceil(waitMs / 60_000);
  return retryLater(429, waitMs, say`We cannot send more messages now. Please try again in ${minutes} minutes.`);
}
const hourly = { minutes: 60, refuse: tooManyMessages };
/** Four times a busy hour; beyond it mail providers begin to take the site for a sender of spam. */
const mailsPerSite: Limit = { name: 'mail_site', most: 600, ...hourly };
/** An SMS costs money and goes to somebody who completes a profile: a busy hour has a few dozen. */
const smsPerSite: Limit = { name: 'sms_site', most: 120, ...hourly };
/** Over all sites, so that who is paid for the SMS of a country cannot earn more than this. */
const smsPerCountry: Record<Country, Limit> = {
  IN: { name: 'sms_country', most: 200, ...hourly },
  AE: { name: 'sms_country', most: 60, ...hourly },
};

type Sending = Pick<Step, 'database' | 'site' | 'address' | 'log'>;

const receiverLimit = ({ site }: Sending, receiver: string): Counted => ({
  ...perReceiver,
  key: `${site.code} ${receiver}`,
});
const networkLimit = ({ site, address }: Sending): Counted => ({
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
  /** Counted with the mail, or not at all. */
  besides?: readonly Counted[];
};

/**
 * Counts a mail that somebody on this network has sent to a receiver; refuses with 429. False, with nothing counted, when a
 * captcha has to be solved first.
 */
export async function countMail(
  step: Sending & Pick<Step, 'db' | 'secret' | 'now'>,
  { receiver, captcha, besides = [] }: MailToSend,
): Promise<boolean> {
  const [ofNetwork, ofSite] = [networkLimit(step), { ...mailsPerSite, key: step.site.code }];
  const counted = [ofNetwork, ofSite, receiverLimit(step, receiver), ...besides];
  const [fromNetwork = 0, fromSite = 0] = await refuseUsedUp(step.database, counted);
  const isFree = fromNetwork < freeMails.ofNetwork && fromSite < freeMails.ofSite;
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
