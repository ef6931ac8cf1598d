import { t } from '../../lib/i18n.js';
import { defineTemplate,                } from '../../messages/message-template.js';

/** What an administrator sends to try out the mail server and the SMS gateway. */
export const trialTemplates            = {
  'trial-mail': defineTemplate                (({ by }, { site }) => ({
    subject: t`Trial mail of ${site.name}`,
    blocks: [
      { kind: 'text', text: t`${by} has sent this mail from the desk to try out the mail server of ${site.name}.` },
      { kind: 'note', text: t`If it came as spam, ask whoever runs your mail about SPF, DKIM and DMARC.` },
    ],
  })),
  'trial-sms': defineTemplate                      ((_data, { site }) => ({
    subject: '',
    blocks: [{ kind: 'text', text: t`This is a trial message of ${site.name}.` }],
  })),
};
