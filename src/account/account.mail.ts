import { type Block, type Templates, template } from '../messages/letter.ts';
import type { Message } from '../messages/queue-message.server.ts';
import { type AccountDecision, outcomes } from './account-decision.rule.ts';
import { statusWords } from './account-status.rule.ts';

const ignore = "If you did not ask for this, you need not do anything. Please don't pass it on.";
/** Stands where a code or link was that has been sent and forgotten. */
const forgotten = '••••••';
const text = (words: string): Block => ({ kind: 'text', text: words });
const note = (words: string): Block => ({ kind: 'note', text: words });

/** Sent to an address that nobody has proved yet: no name and no company, which a stranger may have typed. */
const verifyEmail = template(({ token = forgotten }: { token?: string }, { site, address }) => ({
  subject: `Verify your e-mail address for ${site.name}`,
  blocks: [
    text(
      `Please open this link to verify your e-mail address for your ${site.name} account. It works once, for 24 hours.`,
    ),
    { kind: 'link', label: 'Verify e-mail address', href: `${address}/emailverification?token=${token}` },
    note(ignore),
  ],
}));

const alreadyVerified = template((_data: Record<never, never>, { site, address }) => ({
  subject: `Your e-mail address is verified already`,
  blocks: [
    text(`Your e-mail address was verified for ${site.name} before, so you can simply sign in.`),
    { kind: 'link', label: 'Sign in', href: `${address}/login` },
    note(ignore),
  ],
}));

const passwordOtp = template(({ code = forgotten }: { code?: string }, { site }) => ({
  subject: `Your OTP for a new ${site.name} password`,
  blocks: [
    text('Enter this OTP on the page where you asked for a new password. It is good for 10 minutes.'),
    { kind: 'code', code },
    note(`Nobody from ${site.name} will ever ask you for it. ${ignore}`),
  ],
}));

const mobileOtp = template(({ code = forgotten }: { code?: string }, { site }) => ({
  subject: '',
  blocks: [
    text(`${code} is your OTP to verify this mobile number for ${site.name}. It is good for 10 minutes.`),
    { kind: 'code', code },
  ],
}));

const passwordChanged = template(({ changedAt }: { changedAt: string }, { site, address }) => ({
  subject: `Your ${site.name} password was changed`,
  blocks: [
    text(
      `The password of your account was changed on ${changedAt}, and everybody else who was signed in was signed out.`,
    ),
    text(`If it was not you, set a new password now, and tell us at ${site.contact.email}.`),
    { kind: 'link', label: 'Set a new password', href: `${address}/forget-password` },
  ],
}));

type Completed = { company: string; email: string; numberLabel: string; taxNumber: string; flag: string };

/** To the sales mailbox: somebody waits. */
const profileCompleted = template((data: Completed) => ({
  subject: `${data.company} waits to be verified`,
  blocks: [
    text('A new customer has completed the profile and waits for your decision.'),
    {
      kind: 'facts',
      rows: [
        ['Company', data.company],
        ['E-mail', data.email],
        [data.numberLabel, data.taxNumber],
        ...(data.flag ? [['Please look', data.flag] as const] : []),
      ],
    },
  ],
}));

type Decided = { company: string; status: string; says: string; reason: string };

const accountDecided = template((data: Decided, { site, address }) => ({
  subject: `Your ${site.name} account: ${data.status}`,
  blocks: [
    text(data.says),
    { kind: 'facts', rows: [['Company', data.company], ['Account status', data.status], ...reasonRow(data.reason)] },
    { kind: 'link', label: 'Open your account', href: `${address}/my-profile` },
    note(`Questions? Write to ${site.contact.email}.`),
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

type AddressDecided = { address: string; verified: boolean; reason: string };

const addressDecided = template((data: AddressDecided, { site, address }) => ({
  subject: data.verified ? 'Your delivery address is verified' : 'Your delivery address was not verified',
  blocks: [
    text(data.verified ? 'We have verified this address.' : 'We could not verify this address.'),
    { kind: 'facts', rows: [['Address', data.address], ...reasonRow(data.reason)] },
    { kind: 'link', label: 'Open your account', href: `${address}/my-profile` },
    note(`Questions? Write to ${site.contact.email}.`),
  ],
}));

const reasonRow = (reason: string) => (reason ? [['Reason', reason] as const] : []);

/** What the account room writes, by the names it queues them under. */
export const accountTemplates: Templates = {
  'verify-email': verifyEmail,
  'already-verified': alreadyVerified,
  'password-otp': passwordOtp,
  'mobile-otp': mobileOtp,
  'password-changed': passwordChanged,
  'profile-completed': profileCompleted,
  'account-decided': accountDecided,
  'address-decided': addressDecided,
};
