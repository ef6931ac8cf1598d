import { plural, t } from '../../lib/i18n.ts';
import { defineTemplate } from '../../messages/message-template.ts';
import type { Message } from '../../messages/queue-message.server.ts';
import { lineBlocks, orderFacts, orderLink } from '../mails/order-blocks.mail.ts';
import { type OrderInMail, orderInMail } from '../mails/order-in-mail.ts';
import type { OrderLineRow, OrderRecord } from '../orders.db.ts';

type Cancelled = OrderInMail & { note: string; stillOwed: number; isForStaff?: true };

export function linesCancelledMail(
  order: OrderRecord,
  pieces: readonly { line: OrderLineRow; quantity: number }[],
  { note, stillOwed }: Pick<Cancelled, 'note' | 'stillOwed'>,
): Message {
  const data: Cancelled = { ...orderInMail(order, pieces), note, stillOwed };
  return { channel: 'mail', receiver: order.email, template: 'order-lines-cancelled', data };
}

export const followText = (pieces: number) =>
  pieces === 1
    ? t`${plural(pieces, 'piece')} of this order will follow.`
    : t`${plural(pieces, 'piece')} of this order will follow.`;

export const linesCancelledTemplates = {
  'order-lines-cancelled': defineTemplate<Cancelled>((cancelled, { site, address }) => {
    const { orderNumber, company, note, stillOwed, isForStaff } = cancelled;
    const says = t`These items of order ${orderNumber} are cancelled.`;
    return {
      subject: isForStaff
        ? t`${company} has cancelled a part of order ${orderNumber}`
        : t`Part of order ${orderNumber} is cancelled`,
      blocks: [
        { kind: 'text', text: stillOwed > 0 ? `${says} ${followText(stillOwed)}` : says },
        orderLink(orderNumber, address),
        orderFacts(cancelled, [[t`Order`, orderNumber, 'code'], ...(note ? [[t`Note`, note] as const] : [])]),
        ...lineBlocks(cancelled, site),
        { kind: 'note', text: t`Questions? Write to ${site.contact.email}.` },
      ],
    };
  }),
};
