import { t } from '../../lib/i18n.ts';
import { defineTemplate, type Templates } from '../../messages/message-template.ts';

/** An administrator sends these to try out the mail server and the SMS gateway. */
export const trialTemplates: Templates = {
  'trial-mail': defineTemplate<{ by: string }>(({ by }, { site }) => ({
    subject: t`Trial mail of ${site.name}`,
    blocks: [
      { kind: 'text', text: t`${by} has sent this mail from the desk to try out the mail server of ${site.name}.` },
      { kind: 'note', text: t`If it came as spam, ask whoever runs your mail about SPF, DKIM and DMARC.` },
    ],
  })),
  'trial-sms': defineTemplate<Record<never, never>>((_data, { site }) => ({
    subject: '',
    blocks: [{ kind: 'text', text: t`This is a trial message of ${site.name}.` }],
  })),
};
