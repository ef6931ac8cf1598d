import { formatDateTime } from '../../lib/dates.ts';
import { t } from '../../lib/i18n.ts';
import { defineTemplate, type Templates } from '../../messages/message-template.ts';
import type { Message } from '../../messages/queue-message.server.ts';
import type { Site } from '../../sites/site.ts';
import type { ContactFields } from './contact-form.rule.ts';
import type { PriceRequestFields } from './price-request.rule.ts';

type Received = ContactFields & { sentAt: string };

export function buildContactMail({ contact, calendar }: Site, form: ContactFields, now: Date): Message {
  const data: Received = { ...form, sentAt: formatDateTime(now, calendar.timeZone) };
  return { channel: 'mail', receiver: contact.email, template: 'contact-received', data };
}

type PriceRequest = Omit<PriceRequestFields, 'remark'> & { message: string };

export function buildPriceRequestMail({ contact, calendar }: Site, form: PriceRequest, now: Date): Message {
  const { name, firm, phone, email, message } = form;
  const data = { name, firm, phone, email, message, sentAt: formatDateTime(now, calendar.timeZone) };
  return { channel: 'mail', receiver: contact.email, template: 'prices-requested', data };
}

export const contentMailTemplates: Templates = {
  'prices-requested': defineTemplate<PriceRequest & { sentAt: string }>((data) => ({
    subject: t`${data.firm} asks for prices`,
    blocks: [
      { kind: 'text', text: t`Please call ${data.name} back on ${data.phone}.` },
      { kind: 'text', text: data.message },
      {
        kind: 'facts',
        rows: [
          [t`Name`, data.name],
          [t`Firm`, data.firm],
          [t`Phone`, data.phone],
          ...(data.email ? [[t`E-mail`, data.email] as const] : []),
          [t`Sent`, data.sentAt],
        ],
      },
      { kind: 'note', text: t`Sent by a visitor without an account. Nothing of it has been verified.` },
    ],
  })),
  'contact-received': defineTemplate<Received>((data) => ({
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
