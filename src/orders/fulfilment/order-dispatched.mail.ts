import { countText, weightText } from '../../catalogue/items/item-format.rule.ts';
import type { Currency } from '../../lib/currency.ts';
import { plural, t } from '../../lib/i18n.ts';
import { formatMoney } from '../../lib/money.ts';
import { defineTemplate } from '../../messages/message-template.ts';
import type { Message } from '../../messages/queue-message.server.ts';
import type { LinePieces } from '../documents/document-lines.server.ts';
import type { IssuedSummary } from '../documents/issue-document.server.ts';
import type { OrderRecord } from '../orders.db.ts';
import type { ShipmentDetails } from '../shipment-details.rule.ts';

type Sent = {
  orderNumber: string;
  dispatch: string;
  carrier: string;
  invoice: string;
  totalMinor: number;
  currency: Currency;
  stillOwed: number;
  /** Left out in mails that were queued by an earlier version. */
  tracking?: string;
  ewayBill?: string;
  cartons?: number | null;
  weightKg?: number | null;
  lines: { name: string; maker: string; quantity: number }[];
};

export function orderDispatchedMail(
  order: OrderRecord,
  pieces: readonly LinePieces[],
  details: {
    name: string;
    carrier: string;
    invoice: IssuedSummary | undefined;
    stillOwed: number;
    shipment: ShipmentDetails;
  },
): Message {
  const data: Sent = {
    orderNumber: order.number,
    dispatch: details.name,
    carrier: details.carrier,
    invoice: details.invoice?.number ?? '',
    totalMinor: details.invoice?.totalMinor ?? 0,
    currency: order.currency,
    stillOwed: details.stillOwed,
    tracking: details.shipment.tracking,
    ewayBill: details.shipment.ewayBill,
    cartons: details.shipment.cartons,
    weightKg: details.shipment.weightKg,
    lines: pieces.map(({ line, quantity }) => ({ name: line.itemName, maker: line.maker, quantity })),
  };
  return { channel: 'mail', receiver: order.email, template: 'order-sent', data };
}

type Tracked = { orderNumber: string; dispatch: string; carrier: string; tracking: string };

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
          ...(sent.cartons ? [[t`Cartons`, countText(sent.cartons)] as const] : []),
          ...(sent.weightKg ? [[t`Weight`, t`${weightText(sent.weightKg, 2)} kg`] as const] : []),
          ...(sent.ewayBill ? [[t`E-way bill`, sent.ewayBill] as const] : []),
          ...(sent.invoice ? [[t`Tax invoice`, sent.invoice] as const] : []),
          ...(sent.invoice
            ? [[t`Total with tax`, formatMoney({ minor: sent.totalMinor, currency: sent.currency })] as const]
            : []),
        ],
      },
      ...(sent.stillOwed > 0 ? [{ kind: 'text' as const, text: followText(sent.stillOwed) }] : []),
      ...(sent.tracking ? [{ kind: 'link' as const, label: t`Track this delivery`, href: sent.tracking }] : []),
      { kind: 'link', label: t`View order`, href: `${address}/order-detail?order=${sent.orderNumber}` },
    ],
  })),
  'order-tracking': defineTemplate<Tracked>(({ orderNumber, dispatch, carrier, tracking }, { address }) => ({
    subject: t`Your order ${orderNumber} can be tracked`,
    blocks: [
      { kind: 'text', text: t`You can follow the goods of your order ${orderNumber} with the carrier.` },
      {
        kind: 'facts',
        rows: [[t`Dispatch`, dispatch], ...(carrier ? [[t`Carrier`, carrier] as const] : [])],
      },
      { kind: 'link', label: t`Track this delivery`, href: tracking },
      { kind: 'link', label: t`View order`, href: `${address}/order-detail?order=${orderNumber}` },
    ],
  })),
};
