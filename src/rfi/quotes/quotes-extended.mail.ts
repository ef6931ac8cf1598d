import { countText } from '../../catalogue/items/item-format.rule.ts';
import { type Day, formatDay } from '../../lib/dates.ts';
import { t } from '../../lib/i18n.ts';
import { formatMoney } from '../../lib/money.ts';
import { defineTemplate } from '../../messages/message-template.ts';
import type { Message } from '../../messages/queue-message.server.ts';
import type { Site } from '../../sites/site.ts';
import type { LockedRfiLine } from './answer-rfi.db.ts';

type QuotedRow = { name: string; quantity: number; price: string };
type EndingQuotes = { rfiNumber: string; validUntil: Day; lines: QuotedRow[] };

const rowsOf = (site: Site, lines: readonly LockedRfiLine[]): QuotedRow[] =>
  lines.map((line) => ({
    name: line.itemName,
    quantity: line.quotedQuantity ?? line.quantityAsked,
    price: formatMoney({ minor: line.quotedMinor ?? 0, currency: site.currency }),
  }));

export function quotesExtendedMail(
  site: Site,
  rfiNumber: string,
  receiver: string,
  lines: readonly LockedRfiLine[],
  validUntil: Day,
): Message {
  const data: EndingQuotes = { rfiNumber, validUntil, lines: rowsOf(site, lines) };
  return { channel: 'mail', receiver, template: 'rfi-extended', data };
}

/** Where quotes end on several days, the mail names the first. */
export function quotesReminderMail(
  site: Site,
  rfiNumber: string,
  receiver: string,
  lines: readonly LockedRfiLine[],
  validUntil: Day,
): Message {
  const data: EndingQuotes = { rfiNumber, validUntil, lines: rowsOf(site, lines) };
  return { channel: 'mail', receiver, template: 'rfi-reminder', data };
}

const quotedTable = (lines: readonly QuotedRow[]) => ({
  kind: 'table' as const,
  head: [t`Item`, t`Qty`, t`Price`],
  rows: lines.map(({ name, quantity, price }) => [{ code: name, about: [] }, countText(quantity), price]),
});

export const quotesExtendedTemplates = {
  'rfi-extended': defineTemplate<EndingQuotes>(({ rfiNumber, validUntil, lines }, { address }) => ({
    subject: t`Quotes for your RFI ${rfiNumber} are valid until ${formatDay(validUntil)}`,
    blocks: [
      { kind: 'text', text: t`We have extended these quotes. You can order them until ${formatDay(validUntil)}.` },
      quotedTable(lines),
      { kind: 'link', label: t`Your RFI`, href: `${address}/order-detail?rfi=${rfiNumber}` },
    ],
  })),
  'rfi-reminder': defineTemplate<EndingQuotes>(({ rfiNumber, validUntil, lines }, { address }) => ({
    subject: t`Quotes for your RFI ${rfiNumber} end on ${formatDay(validUntil)}`,
    blocks: [
      {
        kind: 'text',
        text: t`These quotes can be ordered until ${formatDay(validUntil)}. After that the items stay available at your usual price.`,
      },
      quotedTable(lines),
      { kind: 'link', label: t`Your RFI`, href: `${address}/order-detail?rfi=${rfiNumber}` },
    ],
  })),
};
