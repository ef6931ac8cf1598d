import { countText } from '../../catalogue/items/item-format.rule.ts';
import type { Currency } from '../../lib/currency.ts';
import { plural, t } from '../../lib/i18n.ts';
import { formatMoney } from '../../lib/money.ts';
import { defineTemplate } from '../../messages/message-template.ts';
import type { Message } from '../../messages/queue-message.server.ts';
import type { LinePieces } from '../documents/document-lines.server.ts';
import type { IssuedSummary } from '../documents/issue-document.server.ts';
import type { OrderRecord } from '../orders.db.ts';

type Sent = {
  orderNumber: string;
  dispatch: string;
  carrier: string;
  invoice: string;
  totalMinor: number;
  currency: Currency;
  stillOwed: number;
  lines: { name: string; maker: string; quantity: number }[];
};

export function orderDispatchedMail(
  order: OrderRecord,
  pieces: readonly LinePieces[],
  details: { name: string; carrier: string; invoice: IssuedSummary | undefined; stillOwed: number },
): Message {
  const data: Sent = {
    orderNumber: order.number,
    dispatch: details.name,
    carrier: details.carrier,
    invoice: details.invoice?.number ?? '',
    totalMinor: details.invoice?.totalMinor ?? 0,
    currency: order.currency,
    stillOwed: details.stillOwed,
    lines: pieces.map(({ line, quantity }) => ({ name: line.itemName, maker: line.maker, quantity })),
  };
  return { channel: 'mail', receiver: order.email, template: 'order-sent', data };
}

const followText = (pieces: number) =>
  pieces === 1
    ? t`${plural(pieces, 'piece')} of this order will follow.`
    : t`${plural(pieces, 'piece')} of this order will follow.`;

export const orderDispatchedTemplates = {
  'order-sent': defineTemplate<Sent>((sent, { address }) => ({
    subject: t`Your order ${sent.orderNumber} is on its way`,
    blocks: [
      { kind: 'text', text: t`These goods of your order ${sent.orderNumber} have been dispatched.` },
      {
        kind: 'table',
        head: [t`Item`, t`Brand`, t`Qty`],
        rows: sent.lines.map((line) => [line.name, line.maker, countText(line.quantity)]),
      },
      {
        kind: 'facts',
        rows: [
          [t`Dispatch`, sent.dispatch],
          ...(sent.carrier ? [[t`Carrier`, sent.carrier] as const] : []),
          ...(sent.invoice ? [[t`Tax invoice`, sent.invoice] as const] : []),
          ...(sent.invoice
            ? [[t`Total with tax`, formatMoney({ minor: sent.totalMinor, currency: sent.currency })] as const]
            : []),
        ],
      },
      ...(sent.stillOwed > 0 ? [{ kind: 'text' as const, text: followText(sent.stillOwed) }] : []),
      { kind: 'link', label: t`View order`, href: `${address}/order-detail?order=${sent.orderNumber}` },
    ],
  })),
};
