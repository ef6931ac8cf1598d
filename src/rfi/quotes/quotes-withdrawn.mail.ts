import { countText } from '../../catalogue/items/item-format.rule.ts';
import { t } from '../../lib/i18n.ts';
import { defineTemplate } from '../../messages/message-template.ts';
import type { Message } from '../../messages/queue-message.server.ts';
import { rfiPath } from '../rfi-link.ts';
import type { LockedRfiLine } from './answer-rfi.db.ts';

type QuotesWithdrawn = {
  rfiNumber: string;
  reason: string;
  /** Without `maker` in a mail of an earlier version. */
  lines: { name: string; maker?: string; quantity: number; inCart: boolean }[];
};

export function quotesWithdrawnMail(
  rfiNumber: string,
  receiver: string,
  withdrawn: readonly LockedRfiLine[],
  inCart: readonly number[],
  reason: string,
): Message {
  const lines = withdrawn.map((line) => ({
    name: line.itemName,
    maker: line.maker,
    quantity: line.quotedQuantity ?? line.quantityAsked,
    inCart: inCart.includes(line.lineId),
  }));
  const data: QuotesWithdrawn = { rfiNumber, reason, lines };
  return { channel: 'mail', receiver, template: 'rfi-withdrawn', data };
}

export const quotesWithdrawnTemplates = {
  'rfi-withdrawn': defineTemplate<QuotesWithdrawn>(({ rfiNumber, reason, lines }, { address }) => ({
    subject: t`Quotes for your RFI ${rfiNumber} have been withdrawn`,
    blocks: [
      { kind: 'text', text: t`Our sales desk had to withdraw these quotes; they can no longer be ordered.` },
      { kind: 'note', text: t`Reason: ${reason}` },
      {
        kind: 'table',
        head: [t`Item`, t`Qty`, t`In your cart`],
        rows: lines.map(({ name, maker = '', quantity, inCart }) => [
          { code: name, about: maker ? [maker] : [] },
          countText(quantity),
          inCart ? t`at your price` : '',
        ]),
      },
      { kind: 'text', text: t`One press asks our sales desk for new quotes.` },
      { kind: 'link', label: t`Ask again`, href: address + rfiPath(rfiNumber) },
    ],
  })),
};
