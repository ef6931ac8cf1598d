import { countText } from '../../catalogue/items/item-format.rule.ts';
import { plural, t } from '../../lib/i18n.ts';
import { defineTemplate } from '../../messages/message-template.ts';
import type { Message } from '../../messages/queue-message.server.ts';
import type { OrderLineRow, OrderRecord } from '../orders.db.ts';

type Cancelled = {
  orderNumber: string;
  note: string;
  stillOwed: number;
  lines: { name: string; maker: string; quantity: number }[];
};

export function linesCancelledMail(
  order: OrderRecord,
  pieces: readonly { line: OrderLineRow; quantity: number }[],
  { note, stillOwed }: Pick<Cancelled, 'note' | 'stillOwed'>,
): Message {
  const lines = pieces.map(({ line, quantity }) => ({ name: line.itemName, maker: line.maker, quantity }));
  const data: Cancelled = { orderNumber: order.number, note, stillOwed, lines };
  return { channel: 'mail', receiver: order.email, template: 'order-lines-cancelled', data };
}

const followText = (pieces: number) =>
  pieces === 1
    ? t`${plural(pieces, 'piece')} of this order will follow.`
    : t`${plural(pieces, 'piece')} of this order will follow.`;

export const linesCancelledTemplates = {
  'order-lines-cancelled': defineTemplate<Cancelled>((cancelled, { site, address }) => ({
    subject: t`Your order ${cancelled.orderNumber}: cancelled in part`,
    blocks: [
      { kind: 'text', text: t`These items of your order ${cancelled.orderNumber} are cancelled.` },
      {
        kind: 'table',
        head: [t`Item`, t`Brand`, t`Qty`],
        rows: cancelled.lines.map((line) => [line.name, line.maker, countText(line.quantity)]),
      },
      ...(cancelled.note ? [{ kind: 'facts' as const, rows: [[t`Note`, cancelled.note] as const] }] : []),
      ...(cancelled.stillOwed > 0 ? [{ kind: 'text' as const, text: followText(cancelled.stillOwed) }] : []),
      { kind: 'link', label: t`View order`, href: `${address}/order-detail?order=${cancelled.orderNumber}` },
      { kind: 'note', text: t`Questions? Write to ${site.contact.email}.` },
    ],
  })),
};
