import { t } from '../../lib/i18n.ts';
import { defineTemplate, noteBlock, type Templates, textBlock } from '../../messages/message-template.ts';

/** Used when a sent message is shown again: its token has been erased. */
const redacted = '••••••';

/** Names nobody: the address may have been mistyped. */
const confirmNewEmail = defineTemplate(({ token = redacted }: { token?: string }, { site, address }) => ({
  subject: t`Confirm your new e-mail address for ${site.name}`,
  blocks: [
    textBlock(
      t`Please open this link, and sign in as before where you are not, to use this e-mail address for your ${site.name} account from now on. It works once and is valid for 24 hours.`,
    ),
    { kind: 'link', label: t`Confirm e-mail address`, href: `${address}/confirm-email?token=${token}` },
    noteBlock(t`If you didn't request this, you can ignore it: nothing changes. Please don't share it with anyone.`),
  ],
}));

type ChangeAsked = { after: string; askedAt: string; until: string; token?: string };

const emailChangeAsked = defineTemplate(
  ({ after, askedAt, until, token = redacted }: ChangeAsked, { site, address }) => ({
    subject: t`A new e-mail address for your ${site.name} account`,
    blocks: [
      textBlock(
        t`Somebody who knows your password asked for another e-mail address of your account. It takes effect when the link we mailed there is opened.`,
      ),
      {
        kind: 'facts',
        rows: [
          [t`New e-mail address`, after],
          [t`Asked for`, askedAt],
        ],
      },
      textBlock(t`If this was you, no action is needed.`),
      textBlock(
        t`If this wasn't you, press the button by ${until}. It stops the change, or undoes it, signs out every device, and asks for a new password.`,
      ),
      { kind: 'link', label: t`This wasn't me`, href: `${address}/stop-email-change?token=${token}` },
      noteBlock(t`Questions? Write to ${site.contact.email}.`),
    ],
  }),
);

type Changed = { before: string; after: string; changedAt: string };

const emailChanged = defineTemplate(({ before, after, changedAt }: Changed, { site, address }) => ({
  subject: t`The e-mail address of your ${site.name} account was changed`,
  blocks: [
    textBlock(t`Please sign in with the new address from now on. All other devices were signed out.`),
    {
      kind: 'facts',
      rows: [
        [t`Previous e-mail`, before],
        [t`New e-mail`, after],
        [t`Changed`, changedAt],
      ],
    },
    { kind: 'link', label: t`Open your account`, href: `${address}/my-profile` },
    noteBlock(
      t`If this wasn't you, use the link of our mail "A new e-mail address for your ${site.name} account" to ${before}, or write to ${site.contact.email}.`,
    ),
  ],
}));

type Stopped = { company: string; before: string; after: string; wasChanged: boolean };

const emailChangeStopped = defineTemplate((data: Stopped, { site }) => ({
  subject: data.wasChanged
    ? t`A change of the e-mail address was undone: ${data.company}`
    : t`A change of the e-mail address was stopped: ${data.company}`,
  blocks: [
    textBlock(
      t`The owner of the previous address says they did not make this change. All devices are signed out, and the password no longer works.`,
    ),
    {
      kind: 'facts',
      rows: [
        [t`Company`, data.company],
        [t`E-mail of the account`, data.before],
        [t`Refused address`, data.after],
      ],
    },
    noteBlock(t`Questions? Write to ${site.contact.email}.`),
  ],
}));

type MobileChanged = { before: string; after: string };

const mobileChanged = defineTemplate(({ before, after }: MobileChanged, { site, address }) => ({
  subject: t`The mobile number of your ${site.name} account was changed`,
  blocks: [
    {
      kind: 'facts',
      rows: [...(before ? [[t`Previous mobile number`, before] as const] : []), [t`New mobile number`, after]],
    },
    textBlock(t`If this wasn't you, set a new password now and let us know at ${site.contact.email}.`),
    { kind: 'link', label: t`Set a new password`, href: `${address}/forget-password` },
  ],
}));

export const ownContactTemplates: Templates = {
  'confirm-new-email': confirmNewEmail,
  'email-change-asked': emailChangeAsked,
  'email-changed': emailChanged,
  'email-change-stopped': emailChangeStopped,
  'mobile-changed': mobileChanged,
};
