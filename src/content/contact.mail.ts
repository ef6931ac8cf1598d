import { formatMoment } from '../lib/dates.ts';
import { say } from '../lib/say.ts';
import { type Templates, template } from '../messages/letter.ts';
import type { Message } from '../messages/queue-message.server.ts';
import type { Site } from '../sites/site.ts';
import type { ContactForm } from './contact-form.rule.ts';

type Received = ContactForm & { sentAt: string };

/** Brings what was written on the contact page to the site's mailbox. */
export function contactMail({ contact, calendar }: Site, form: ContactForm, now: Date): Message {
  const data: Received = { ...form, sentAt: formatMoment(now, calendar.timeZone) };
  return { channel: 'mail', receiver: contact.email, template: 'contact-received', data };
}

/** What the content room writes. */
export const contentTemplates: Templates = {
  'contact-received': template<Received>((data) => ({
    subject: say`Message from ${data.first_name} ${data.last_name}`,
    blocks: [
      { kind: 'text', text: data.message },
      {
        kind: 'facts',
        rows: [
          [say`Name`, `${data.first_name} ${data.last_name}`],
          [say`E-mail`, data.email],
          [say`Phone`, data.phone],
          [say`Sent`, data.sentAt],
        ],
      },
      { kind: 'note', text: say`Written on the contact page. The address is as it was typed; nobody has proved it.` },
    ],
  })),
};
