import { formatDateTime } from '../../lib/dates.js';
import { t } from '../../lib/i18n.js';
import { defineTemplate,                } from '../../messages/message-template.js';
                                                                      
                                                
                                                          

                                                 

export function buildContactMail({ contact, calendar }      , form             , now      )          {
  const data           = { ...form, sentAt: formatDateTime(now, calendar.timeZone) };
  return { channel: 'mail', receiver: contact.email, template: 'contact-received', data };
}

export const contentMailTemplates            = {
  'contact-received': defineTemplate          ((data) => ({
    subject: t`Message from ${data.first_name} ${data.last_name}`,
    blocks: [
      { kind: 'text', text: data.message },
      {
        kind: 'facts',
        rows: [
          [t`Name`, `${data.first_name} ${data.last_name}`],
          [t`E-mail`, data.email],
          [t`Phone`, data.phone],
          [t`Sent`, data.sentAt],
        ],
      },
      { kind: 'note', text: t`Sent from the contact page. The e-mail address has not been verified.` },
    ],
  })),
};
