import { t } from '../../lib/i18n.ts';
import { defineTemplate, noteBlock, type Templates, textBlock } from '../../messages/message-template.ts';

type Invitation = { company: string; name: string; endsOn: string; token?: string };

/** Used when a sent message is shown again: its token has been erased. */
const erasedToken = '••••••';

const invitation = defineTemplate(({ company, name, endsOn, token = erasedToken }: Invitation, { site, address }) => ({
  subject: t`${site.name} invites you to its shop`,
  blocks: [
    textBlock(name === '' ? t`Good day,` : t`Good day ${name},`),
    textBlock(
      t`${company} is a customer of ${site.name}. In our shop you see your prices, our stock, your orders, invoices and account, and you can order at any time.`,
    ),
    { kind: 'link', label: t`Choose a password`, href: `${address}/invitation?token=${token}` },
    textBlock(t`The link works once, until ${endsOn}.`),
    noteBlock(
      t`If you do not work for ${company}, please do not open it and tell us: ${site.contact.email}, ${site.contact.phone}.`,
    ),
  ],
}));

export const invitationTemplates: Templates = { invitation };
