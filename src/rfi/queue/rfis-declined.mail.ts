import { plural, t } from '../../lib/i18n.ts';
import { defineTemplate } from '../../messages/message-template.ts';
import type { Message } from '../../messages/queue-message.server.ts';

type RfisDeclined = { numbers: string[]; reason: string };

const mostNamed = 50;

export function rfisDeclinedMail(receiver: string, numbers: string[], reason: string): Message {
  const data: RfisDeclined = { numbers, reason };
  return { channel: 'mail', receiver, template: 'rfis-declined', data };
}

export const rfisDeclinedTemplates = {
  'rfis-declined': defineTemplate<RfisDeclined>(({ numbers, reason }, { site, address }) => {
    const named = numbers.slice(0, mostNamed).join(', ');
    const more = numbers.length - mostNamed;
    return {
      subject: t`We cannot answer ${plural(numbers.length, 'RFI')} of yours`,
      blocks: [
        { kind: 'text', text: t`Our sales desk has declined what was still open of these requests.` },
        { kind: 'note', text: t`Reason: ${reason}` },
        { kind: 'text', text: more > 0 ? t`${named} and ${more} more` : named },
        { kind: 'text', text: t`Is this a mistake? Please call us on ${site.contact.phone}.` },
        { kind: 'link', label: t`RFI History`, href: `${address}/rfq-history` },
      ],
    };
  }),
};
