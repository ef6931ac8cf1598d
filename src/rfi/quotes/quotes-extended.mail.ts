import type { TaxTreatment } from '../../account/tax-registration/place-of-supply.rule.ts';
import { type Day, formatDay } from '../../lib/dates.ts';
import { t } from '../../lib/i18n.ts';
import { defineTemplate } from '../../messages/message-template.ts';
import type { Message } from '../../messages/queue-message.server.ts';
import type { LockedRfiLine } from './answer-rfi.db.ts';
import { orderLinks, type QuotedInMail, quotedBlocks, quotedNow } from './quoted-lines.mail.ts';

/** Where quotes end on several days, `validUntil` is the first; a mail of an earlier version lacks the lines. */
type EndingQuotes = { rfiNumber: string; validUntil: Day; quoted?: QuotedInMail[] };
type Ending = { validUntil: Day; taxTreatment: TaxTreatment };

export function quotesExtendedMail(
  rfiNumber: string,
  receiver: string,
  lines: readonly LockedRfiLine[],
  { validUntil, taxTreatment }: Ending,
): Message {
  const quoted = lines.map((line) => quotedNow(line, taxTreatment, validUntil));
  const data: EndingQuotes = { rfiNumber, validUntil, quoted };
  return { channel: 'mail', receiver, template: 'rfi-extended', data };
}

export function quotesReminderMail(
  rfiNumber: string,
  receiver: string,
  lines: readonly LockedRfiLine[],
  { validUntil, taxTreatment }: Ending,
): Message {
  const data: EndingQuotes = { rfiNumber, validUntil, quoted: lines.map((line) => quotedNow(line, taxTreatment)) };
  return { channel: 'mail', receiver, template: 'rfi-reminder', data };
}

export const quotesExtendedTemplates = {
  'rfi-extended': defineTemplate<EndingQuotes>(({ rfiNumber, validUntil, quoted = [] }, { site, address }) => ({
    subject: t`Quotes for your RFI ${rfiNumber} are valid until ${formatDay(validUntil)}`,
    blocks: [
      { kind: 'text', text: t`We have extended these quotes. You can order them until ${formatDay(validUntil)}.` },
      ...quotedBlocks(quoted, site),
      ...orderLinks(rfiNumber, quoted, address),
    ],
  })),
  'rfi-reminder': defineTemplate<EndingQuotes>(({ rfiNumber, validUntil, quoted = [] }, { site, address }) => ({
    subject: t`Quotes for your RFI ${rfiNumber} end on ${formatDay(validUntil)}`,
    blocks: [
      {
        kind: 'text',
        text: t`These quotes can be ordered until ${formatDay(validUntil)}. After that the items stay available at your usual price.`,
      },
      ...quotedBlocks(quoted, site),
      ...orderLinks(rfiNumber, quoted, address),
    ],
  })),
};
