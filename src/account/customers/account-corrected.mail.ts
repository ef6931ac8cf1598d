import { t } from '../../lib/i18n.ts';
import { defineTemplate, type Templates } from '../../messages/message-template.ts';
import type { Message } from '../../messages/queue-message.server.ts';

export type Correction = {
  field: 'company' | 'name' | 'email' | 'tax number';
  before: string;
  after: string;
};

type Corrected = { corrections: readonly Correction[]; numberLabel: string };

function labelOf(field: Correction['field'], numberLabel: string): string {
  if (field === 'tax number') return numberLabel;
  return { company: t`Company`, name: t`Name`, email: t`E-mail` }[field];
}

const accountCorrected = defineTemplate(({ corrections, numberLabel }: Corrected, { site, address }) => ({
  subject: t`The details of your ${site.name} account were changed`,
  blocks: [
    { kind: 'text', text: t`Our sales desk has changed the details of your account.` },
    ...corrections.map(({ field, before, after }) => {
      const label = labelOf(field, numberLabel);
      const rows = [
        [t`${label} until now`, before],
        [t`${label} from now on`, after],
      ] as const;
      return { kind: 'facts', rows } as const;
    }),
    { kind: 'link', label: t`Open your account`, href: `${address}/my-profile` },
    { kind: 'note', text: t`If this is not right, write to ${site.contact.email} or call ${site.contact.phone}.` },
  ],
}));

export const accountCorrectedMail = (
  receiver: string,
  numberLabel: string,
  corrections: readonly Correction[],
): Message => ({ channel: 'mail', receiver, template: 'account-corrected', data: { corrections, numberLabel } });

export const accountCorrectedTemplates: Templates = { 'account-corrected': accountCorrected };
