import { countText } from '../catalogue/display.rule.ts';
import type { Currency } from '../lib/currency.ts';
import { formatMoney } from '../lib/money.ts';
import { countOf, say } from '../lib/say.ts';
import { template } from '../messages/letter.ts';
import type { Message } from '../messages/queue-message.server.ts';
import type { Pieces } from './document-lines.ts';
import type { Issued } from './issue-document.server.ts';
import type { OrderFacts } from './order-facts.db.ts';

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

/** Tells the buyer what has left, under which invoice, and how many pieces follow. */
export function orderSentMail(
  order: OrderFacts,
  leaving: readonly Pieces[],
  told: { name: string; carrier: string; invoice: Issued | undefined; stillOwed: number },
): Message {
  const data: Sent = {
    orderNumber: order.number,
    dispatch: told.name,
    carrier: told.carrier,
    invoice: told.invoice?.number ?? '',
    totalMinor: told.invoice?.totalMinor ?? 0,
    currency: order.currency,
    stillOwed: told.stillOwed,
    lines: leaving.map(({ line, quantity }) => ({ name: line.itemName, maker: line.maker, quantity })),
  };
  return { channel: 'mail', receiver: order.email, template: 'order-sent', data };
}

const followText = (pieces: number) =>
  pieces === 1
    ? say`${countOf(pieces, 'piece')} of this order follows.`
    : say`${countOf(pieces, 'piece')} of this order follow.`;

/** What the buyer reads when goods have left. */
export const orderSentTemplates = {
  'order-sent': template<Sent>((sent, { address }) => ({
    subject: say`Your order ${sent.orderNumber} is on its way`,
    blocks: [
      { kind: 'text', text: say`These goods of your order ${sent.orderNumber} have left.` },
      {
        kind: 'table',
        head: [say`Item`, say`Brand`, say`Qty`],
        rows: sent.lines.map((line) => [line.name, line.maker, countText(line.quantity)]),
      },
      {
        kind: 'facts',
        rows: [
          [say`Dispatch`, sent.dispatch],
          ...(sent.carrier ? [[say`Carrier`, sent.carrier] as const] : []),
          ...(sent.invoice ? [[say`Tax invoice`, sent.invoice] as const] : []),
          ...(sent.invoice
            ? [[say`Total with tax`, formatMoney({ minor: sent.totalMinor, currency: sent.currency })] as const]
            : []),
        ],
      },
      ...(sent.stillOwed > 0 ? [{ kind: 'text' as const, text: followText(sent.stillOwed) }] : []),
      { kind: 'link', label: say`View order`, href: `${address}/order-detail?order=${sent.orderNumber}` },
    ],
  })),
};
