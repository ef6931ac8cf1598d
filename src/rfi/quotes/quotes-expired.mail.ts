import { countText } from '../../catalogue/items/item-format.rule.ts';
import { t } from '../../lib/i18n.ts';
import { defineTemplate } from '../../messages/message-template.ts';
import type { Message } from '../../messages/queue-message.server.ts';
import type { LockedRfiLine } from './answer-rfi.db.ts';

type QuotesExpired = { rfiNumber: string; lines: { name: string; quantity: number; inCart: boolean }[] };

export function quotesExpiredMail(
  rfiNumber: string,
  receiver: string,
  expiredLines: readonly LockedRfiLine[],
  inCart: readonly number[],
): Message {
  const data: QuotesExpired = {
    rfiNumber,
    lines: expiredLines.map((line) => ({
      name: line.itemName,
      quantity: line.quotedQuantity ?? line.quantityAsked,
      inCart: inCart.includes(line.lineId),
    })),
  };
  return { channel: 'mail', receiver, template: 'rfi-lapsed', data };
}

export const quotesExpiredTemplates = {
  'rfi-lapsed': defineTemplate<QuotesExpired>(({ rfiNumber, lines }, { address }) => ({
    subject: t`Quotes for your RFI ${rfiNumber} have expired`,
    blocks: [
      {
        kind: 'text',
        text: t`These quotes are no longer valid. You can request new quotes in your RFI History with one click.`,
      },
      {
        kind: 'table',
        head: [t`Item`, t`Qty`, t`In your cart`],
        rows: lines.map(({ name, quantity, inCart }) => [name, countText(quantity), inCart ? t`at your price` : '']),
      },
      { kind: 'link', label: t`RFI History`, href: `${address}/rfq-history` },
    ],
  })),
};
