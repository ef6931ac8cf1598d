import { t, translate } from '../lib/i18n.ts';
import {
  type ContentBlock,
  defineTemplate,
  noteBlock,
  type Templates,
  textBlock,
} from '../messages/message-template.ts';
import type { Message } from '../messages/queue-message.server.ts';
import { type BuyerKind, buyerKindLabels } from './buyer-kind.rule.ts';
import { ownContactTemplates } from './own-contacts/own-contacts.mail.ts';
import { paperKindLabel, papersPath } from './papers/paper-kind.rule.ts';
import { paperTemplates } from './papers/papers.mail.ts';
import { type AccountDecision, decisionOutcomes } from './permissions/account-decision.rule.ts';
import { statusLabel } from './permissions/account-status.rule.ts';
import { registrationTemplates } from './registrations/registrations.mail.ts';
import { deviceName } from './sign-in/device-name.ts';
import { deskCodeMail } from './staff/desk-code.mail.ts';
import { hintRows } from './tax-registration/tax-number-hints.mail.ts';
import type { TaxNumberHint } from './tax-registration/tax-number-hints.rule.ts';

const ignore = () => t`If you didn't request this, you can ignore it. Please don't share it with anyone.`;
/** Used when a sent message is shown again: its code or token has been erased. */
const redacted = '••••••';

/** Names nobody: whoever signed up may have typed a stranger's address. */
const verifyEmail = defineTemplate(({ token = redacted }: { token?: string }, { site, address }) => ({
  subject: t`Verify your e-mail address for ${site.name}`,
  blocks: [
    textBlock(
      t`Please open this link to verify your e-mail address for your ${site.name} account. It works once and is valid for 24 hours.`,
    ),
    { kind: 'link', label: t`Verify e-mail address`, href: `${address}/emailverification?token=${token}` },
    noteBlock(ignore()),
  ],
}));

/** Names nobody: the address may have been typed by a stranger. */
const signInLink = defineTemplate(({ token = redacted }: { token?: string }, { site, address }) => ({
  subject: t`Your link to sign in to ${site.name}`,
  blocks: [
    textBlock(t`Please open this link to sign in to ${site.name}. It works once and is valid for 15 minutes.`),
    { kind: 'link', label: t`Sign in`, href: `${address}/sign-in-link?token=${token}` },
    noteBlock(ignore()),
  ],
}));

const alreadyVerified = defineTemplate((_data: Record<never, never>, { site, address }) => ({
  subject: t`Your e-mail address is already verified`,
  blocks: [
    textBlock(t`Your e-mail address is already verified for ${site.name}. You can sign in.`),
    { kind: 'link', label: t`Sign in`, href: `${address}/login` },
    noteBlock(ignore()),
  ],
}));

const passwordOtp = defineTemplate(({ code = redacted }: { code?: string }, { site }) => ({
  subject: t`Your OTP for a new ${site.name} password`,
  blocks: [
    textBlock(t`Enter this OTP on the page where you requested a new password. It is valid for 10 minutes.`),
    { kind: 'code', code },
    noteBlock(`${t`Nobody from ${site.name} will ever ask you for it.`} ${ignore()}`),
  ],
}));

const mobileOtp = defineTemplate(({ code = redacted }: { code?: string }, { site }) => ({
  subject: '',
  blocks: [
    textBlock(t`${code} is your OTP to verify this mobile number for ${site.name}. It is valid for 10 minutes.`),
    { kind: 'code', code },
  ],
}));

type PasswordChanged = { changedAt: string; passkeysRemoved?: number };

const passwordChanged = defineTemplate(({ changedAt, passkeysRemoved = 0 }: PasswordChanged, { site, address }) => ({
  subject: t`Your ${site.name} password was changed`,
  blocks: [
    textBlock(t`The password of your account was changed on ${changedAt}. All other devices were signed out.`),
    ...(passkeysRemoved > 0
      ? [textBlock(t`Your passkeys were removed. You can add them again under My Profile.`)]
      : []),
    textBlock(t`If this wasn't you, set a new password now and let us know at ${site.contact.email}.`),
    { kind: 'link', label: t`Set a new password`, href: `${address}/forget-password` },
  ],
}));

const passkeyAdded = defineTemplate(({ name }: { name: string }, { site, address }) => ({
  subject: t`A passkey was added to your ${site.name} account`,
  blocks: [
    textBlock(t`You can sign in with the passkey '${name}' now.`),
    textBlock(
      t`If this wasn't you, set a new password now: it removes every passkey and signs out every device. Then let us know at ${site.contact.email}.`,
    ),
    { kind: 'link', label: t`Set a new password`, href: `${address}/forget-password` },
  ],
}));

type NewDevice = { signedInAt: string; browser: string; system: string; address: string };

const newDevice = defineTemplate((data: NewDevice, { site, address }) => ({
  subject: t`New sign-in to your ${site.name} account`,
  blocks: [
    textBlock(t`Someone signed in to your account from a new device.`),
    {
      kind: 'facts',
      rows: [
        [t`When`, data.signedInAt],
        [t`Device`, deviceName(data)],
        [t`Network address`, data.address],
      ],
    },
    textBlock(t`If this was you, no action is needed.`),
    textBlock(
      t`If this wasn't you, set a new password now. This signs out every device. Then let us know at ${site.contact.email}.`,
    ),
    { kind: 'link', label: t`Set a new password`, href: `${address}/forget-password` },
    noteBlock(t`You can see where you are signed in under My Profile.`),
  ],
}));

/** Messages that wait from an earlier version lack what is optional. */
type Completed = {
  company: string;
  email: string;
  customerId?: number;
  numberLabel: string;
  taxNumber: string;
  hints?: readonly TaxNumberHint[];
  name?: string;
  mobile?: string;
  buyerKind?: BuyerKind | null;
  address?: string;
};

const given = (label: string, value: string | undefined) => (value ? [[label, value] as const] : []);

const profileCompleted = defineTemplate((data: Completed, { site, address }) => ({
  subject: t`${data.company} is waiting for verification`,
  blocks: [
    textBlock(t`A new customer has completed the profile and is waiting for your decision.`),
    {
      kind: 'link',
      label: t`Open at the desk`,
      href: `${address}/desk/${site.code}/accounts/${data.customerId ?? ''}`,
    },
    {
      kind: 'facts',
      rows: [
        [t`Company`, data.company],
        ...given(t`Buys as`, data.buyerKind ? translate(buyerKindLabels[data.buyerKind].name) : ''),
        ...given(t`Name`, data.name),
        [t`E-mail`, data.email],
        ...given(t`Mobile`, data.mobile),
        ...given(t`Address`, data.address),
        [data.numberLabel, data.taxNumber, 'code'],
        ...hintRows(data.hints),
      ],
    },
    accountAtDesk(address, site.code, data.email),
  ],
}));

type Received = Required<Pick<Completed, 'company' | 'numberLabel' | 'taxNumber' | 'mobile' | 'address'>> & {
  checkedBy: string;
};

const profileReceived = defineTemplate((data: Received, { site, address }) => ({
  subject: t`We are checking your ${site.name} account`,
  blocks: [
    textBlock(
      t`Thank you, your profile is complete. Our team checks it by ${data.checkedBy} and sends you a mail. You then see your prices and stock, and can order. Until then you can search, fill your wishlist and send RFIs.`,
    ),
    textBlock(
      t`It is quicker with your ${paperKindLabel('tax_certificate', site)} and your ${paperKindLabel('trade_licence', site)}: upload them under My Profile.`,
    ),
    { kind: 'link', label: t`Upload papers`, href: `${address}${papersPath}` },
    {
      kind: 'facts',
      rows: [
        [t`Company`, data.company],
        [data.numberLabel, data.taxNumber],
        [t`Mobile`, data.mobile],
        [t`Address`, data.address],
      ],
    },
    noteBlock(t`Is something wrong? You can change it under My Profile. Questions? Write to ${site.contact.email}.`),
  ],
}));

type Decided = { company: string; status: string; says: string; reason: string };

const accountDecided = defineTemplate((data: Decided, { site, address }) => ({
  subject: t`Your ${site.name} account: ${translate(data.status)}`,
  blocks: [
    textBlock(translate(data.says)),
    {
      kind: 'facts',
      rows: [[t`Company`, data.company], [t`Account status`, translate(data.status)], ...reasonRow(data.reason)],
    },
    { kind: 'link', label: t`Open your account`, href: `${address}/my-profile` },
    noteBlock(t`Questions? Write to ${site.contact.email}.`),
  ],
}));

export function accountDecidedMail(
  receiver: string,
  company: string,
  decision: AccountDecision,
  reason: string,
): Message {
  const { status, message } = decisionOutcomes[decision];
  const data: Decided = { company, status: statusLabel(status, undefined), says: message, reason };
  return { channel: 'mail', receiver, template: 'account-decided', data };
}

type NumberChanged = {
  company: string;
  email: string;
  numberLabel: string;
  taxNumber: string;
  changedTo: string;
  hints: readonly TaxNumberHint[];
};

const taxNumberChanged = defineTemplate((data: NumberChanged, { site, address }) => ({
  subject: t`${data.company} has changed its ${data.numberLabel}`,
  blocks: [
    textBlock(t`New orders are taxed under the verified number until you have verified the new one.`),
    {
      kind: 'facts',
      rows: [
        [t`Company`, data.company],
        [t`E-mail`, data.email],
        [t`Verified ${data.numberLabel}`, data.taxNumber],
        [t`New ${data.numberLabel}`, data.changedTo],
        ...hintRows(data.hints),
      ],
    },
    accountAtDesk(address, site.code, data.email),
  ],
}));

export const accountAtDesk = (address: string, site: string, email: string): ContentBlock => ({
  kind: 'link',
  label: t`Open the account at the desk`,
  href: `${address}/desk/${site}/accounts?q=${encodeURIComponent(email)}`,
});

type NumberDecided = {
  numberLabel: string;
  asked: string;
  counts: string;
  verified: boolean;
  reason: string;
};

const taxNumberDecided = defineTemplate((data: NumberDecided, { site, address }) => ({
  subject: data.verified ? t`Your ${data.numberLabel} is verified` : t`Your ${data.numberLabel} was not verified`,
  blocks: [
    textBlock(
      data.verified
        ? t`We have verified your new ${data.numberLabel}. It appears on all orders from now on.`
        : t`We could not verify your new ${data.numberLabel}. Your orders continue under the previous one.`,
    ),
    {
      kind: 'facts',
      rows: [[t`New ${data.numberLabel}`, data.asked], [t`On your invoices`, data.counts], ...reasonRow(data.reason)],
    },
    { kind: 'link', label: t`Open your account`, href: `${address}/my-profile` },
    noteBlock(t`Questions? Write to ${site.contact.email}.`),
  ],
}));

type AddressDecided = { address: string; verified: boolean; reason: string };

const addressDecided = defineTemplate((data: AddressDecided, { site, address }) => ({
  subject: data.verified ? t`Your delivery address is verified` : t`Your delivery address was not verified`,
  blocks: [
    textBlock(data.verified ? t`We have verified this address.` : t`We could not verify this address.`),
    { kind: 'facts', rows: [[t`Address`, data.address], ...reasonRow(data.reason)] },
    { kind: 'link', label: t`Open your account`, href: `${address}/my-profile` },
    noteBlock(t`Questions? Write to ${site.contact.email}.`),
  ],
}));

const reasonRow = (reason: string) => (reason ? [[t`Reason`, reason] as const] : []);

export const accountTemplates: Templates = {
  'verify-email': verifyEmail,
  'sign-in-link': signInLink,
  'already-verified': alreadyVerified,
  'password-otp': passwordOtp,
  'mobile-otp': mobileOtp,
  'password-changed': passwordChanged,
  'passkey-added': passkeyAdded,
  'new-device': newDevice,
  'profile-completed': profileCompleted,
  'profile-received': profileReceived,
  'account-decided': accountDecided,
  'address-decided': addressDecided,
  'tax-number-changed': taxNumberChanged,
  'tax-number-decided': taxNumberDecided,
  'desk-code': deskCodeMail,
  ...paperTemplates,
  ...registrationTemplates,
  ...ownContactTemplates,
};
