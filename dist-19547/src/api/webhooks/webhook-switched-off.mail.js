import { t } from '../../lib/i18n.js';
import { defineTemplate,                } from '../../messages/message-template.js';

export const webhookTemplates            = {
  'webhook-switched-off': defineTemplate                                (({ url, since }) => ({
    subject: t`Webhooks to ${url} are switched off`,
    blocks: [
      { kind: 'text', text: t`No webhook has reached ${url} since ${since}, so the store has stopped sending them.` },
      {
        kind: 'text',
        text: t`Please see at the desk under Integrations what the endpoint replied, and switch it on again there. What happened meanwhile is in the lists that programs read.`,
      },
    ],
  })),
};
