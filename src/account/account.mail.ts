import { said, say } from '../lib/say.ts';
import { type Block, type Templates, template } from '../messages/letter.ts';
import type { Message } from '../messages/queue-message.server.ts';
import { type AccountDecision, outcomes } from './account-decision.rule.ts';
import { statusWords } from './account-status.rule.ts';
import { deviceName } from './device-name.ts';
import type { TaxNumberHint } from './tax-number-hints.rule.ts';

const ignore = () => say`If you did not ask for this, you need not do anything. Please don't pass it on.`;
/** Stands where a code or link was that has been sent and forgotten. */
const forgotten = '••••••';
const text = (words: string): Block => ({ kind: 'text', text: words });
const note = (words: string): Block => ({ kind: 'note', text: words });

/** Sent to an address that nobody has proved yet: no name and no company, which a stranger may have typed. */
const verifyEmail = template(({ token = forgotten }: { token?: string }, { site, address }) => ({
  subject: say`Verify your e-mail address for ${site.name}`,
  blocks: [
    text(
      say`Please open this link to verify your e-mail address for your ${site.name} account. It works once, for 24 hours.`,
    ),
    { kind: 'link', label: say`Verify e-mail address`, href: `${address}/emailverification?token=${token}` },
    note(ignore()),
  ],
}));

const alreadyVerified = template((_data: Record<never, never>, { site, address }) => ({
  subject: say`Your e-mail address is verified already`,
  blocks: [
    text(say`Your e-mail address was verified for ${site.name} before, so you can simply sign in.`),
    { kind: 'link', label: say`Sign in`, href: `${address}/login` },
    note(ignore()),
  ],
}));

const passwordOtp = template(({ code = forgotten }: { code?: string }, { site }) => ({
  subject: say`Your OTP for a new ${site.name} password`,
  blocks: [
    text(say`Enter this OTP on the page where you asked for a new password. It is good for 10 minutes.`),
    { kind: 'code', code },
    note(`${say`Nobody from ${site.name} will ever ask you for it.`} ${ignore()}`),
  ],
}));

const mobileOtp = template(({ code = forgotten }: { code?: string }, { site }) => ({
  subject: '',
  blocks: [
    text(say`${code} is your OTP to verify this mobile number for ${site.name}. It is good for 10 minutes.`),
    { kind: 'code', code },
  ],
}));

const passwordChanged = template(({ changedAt }: { changedAt: string }, { site, address }) => ({
  subject: say`Your ${site.name} password was changed`,
  blocks: [
    text(
      say`The password of your account was changed on ${changedAt}, and everybody else who was signed in was signed out.`,
    ),
    text(say`If it was not you, set a new password now, and tell us at ${site.contact.email}.`),
    { kind: 'link', label: say`Set a new password`, href: `${address}/forget-password` },
  ],
}));

type NewDevice = { signedInAt: string; browser: string; system: string; address: string };

/** To a user whose account was signed in to with a browser that is not known there. */
const newDevice = template((data: NewDevice, { site, address }) => ({
  subject: say`New sign-in to your ${site.name} account`,
  blocks: [
    text(say`Somebody signed in to your account on a device that we have not seen there before.`),
    {
      kind: 'facts',
      rows: [
        [say`When`, data.signedInAt],
        [say`Device`, deviceName(data)],
        [say`Network address`, data.address],
      ],
    },
    text(say`If it was you, you need not do anything.`),
    text(
      say`If it was not you, set a new password now: that signs out every device. Then tell us at ${site.contact.email}.`,
    ),
    { kind: 'link', label: say`Set a new password`, href: `${address}/forget-password` },
    note(say`My Profile shows where you are signed in.`),
  ],
}));

type Completed = {
  company: string;
  email: string;
  numberLabel: string;
  taxNumber: string;
  hints?: readonly TaxNumberHint[];
};

/** What staff should look at in a tax number. */
const lookRows = (hints: readonly TaxNumberHint[] = []) =>
  hints.map(({ text, slots }) => [say`Please look`, said(text, slots)] as const);

/** To the sales mailbox: somebody waits. */
const profileCompleted = template((data: Completed) => ({
  subject: say`${data.company} waits to be verified`,
  blocks: [
    text(say`A new customer has completed the profile and waits for your decision.`),
    {
      kind: 'facts',
      rows: [
        [say`Company`, data.company],
        [say`E-mail`, data.email],
        [data.numberLabel, data.taxNumber],
        ...lookRows(data.hints),
      ],
    },
  ],
}));

type Decided = { company: string; status: string; says: string; reason: string };

const accountDecided = template((data: Decided, { site, address }) => ({
  subject: say`Your ${site.name} account: ${said(data.status)}`,
  blocks: [
    text(said(data.says)),
    {
      kind: 'facts',
      rows: [[say`Company`, data.company], [say`Account status`, said(data.status)], ...reasonRow(data.reason)],
    },
    { kind: 'link', label: say`Open your account`, href: `${address}/my-profile` },
    note(say`Questions? Write to ${site.contact.email}.`),
  ],
}));

/** Tells a buyer what became of the account. */
export function accountDecidedMail(
  receiver: string,
  company: string,
  decision: AccountDecision,
  reason: string,
): Message {
  const { status, says } = outcomes[decision];
  const data: Decided = { company, status: statusWords(status, undefined), says, reason };
  return { channel: 'mail', receiver, template: 'account-decided', data };
}

type NumberChanged = {
  company: string;
  email: string;
  numberLabel: string;
  /** The one that staff have verified. */
  taxNumber: string;
  changedTo: string;
  hints: readonly TaxNumberHint[];
};

/** To the sales mailbox: a verified number was changed. */
const taxNumberChanged = template((data: NumberChanged, { site }) => ({
  subject: say`${data.company} has changed its ${data.numberLabel}`,
  blocks: [
    text(say`The tax of new orders follows the verified number until you have verified the new one.`),
    {
      kind: 'facts',
      rows: [
        [say`Company`, data.company],
        [say`E-mail`, data.email],
        [say`Verified ${data.numberLabel}`, data.taxNumber],
        [say`New ${data.numberLabel}`, data.changedTo],
        ...lookRows(data.hints),
      ],
    },
    note(lookAtAccount(site.code, data.email)),
  ],
}));

/** How staff look at an account; a command is typed as it stands. */
export const lookAtAccount = (site: string, email: string) =>
  say`To look at the account: ${`npm run desk -- ${site} account show ${email}`}`;

type NumberDecided = {
  numberLabel: string;
  /** What was decided on, and the number that the tax follows now. */
  asked: string;
  counts: string;
  verified: boolean;
  reason: string;
};

const taxNumberDecided = template((data: NumberDecided, { site, address }) => ({
  subject: data.verified ? say`Your ${data.numberLabel} is verified` : say`Your ${data.numberLabel} was not verified`,
  blocks: [
    text(
      data.verified
        ? say`We have verified your new ${data.numberLabel}. Orders that you place from now on carry it.`
        : say`We could not verify your new ${data.numberLabel}. Your orders go on under the one before.`,
    ),
    {
      kind: 'facts',
      rows: [
        [say`New ${data.numberLabel}`, data.asked],
        [say`On your invoices`, data.counts],
        ...reasonRow(data.reason),
      ],
    },
    { kind: 'link', label: say`Open your account`, href: `${address}/my-profile` },
    note(say`Questions? Write to ${site.contact.email}.`),
  ],
}));

type AddressDecided = { address: string; verified: boolean; reason: string };

const addressDecided = template((data: AddressDecided, { site, address }) => ({
  subject: data.verified ? say`Your delivery address is verified` : say`Your delivery address was not verified`,
  blocks: [
    text(data.verified ? say`We have verified this address.` : say`We could not verify this address.`),
    { kind: 'facts', rows: [[say`Address`, data.address], ...reasonRow(data.reason)] },
    { kind: 'link', label: say`Open your account`, href: `${address}/my-profile` },
    note(say`Questions? Write to ${site.contact.email}.`),
  ],
}));

const reasonRow = (reason: string) => (reason ? [[say`Reason`, reason] as const] : []);

/** What the account room writes, by the names it queues them under. */
export const accountTemplates: Templates = {
  'verify-email': verifyEmail,
  'already-verified': alreadyVerified,
  'password-otp': passwordOtp,
  'mobile-otp': mobileOtp,
  'password-changed': passwordChanged,
  'new-device': newDevice,
  'profile-completed': profileCompleted,
  'account-decided': accountDecided,
  'address-decided': addressDecided,
  'tax-number-changed': taxNumberChanged,
  'tax-number-decided': taxNumberDecided,
};
