import { countText, weightText } from '../../catalogue/items/item-format.rule.ts';
import { t } from '../../lib/i18n.ts';
import { formatMoney } from '../../lib/money.ts';
import { defineTemplate } from '../../messages/message-template.ts';
import type { Message } from '../../messages/queue-message.server.ts';
import type { LinePieces } from '../documents/document-lines.server.ts';
import type { IssuedSummary } from '../documents/issue-document.server.ts';
import { lineBlocks, orderFacts, orderLink, orderStepsBlock } from '../mails/order-blocks.mail.ts';
import { type OrderInMail, orderInMail } from '../mails/order-in-mail.ts';
import type { OrderRecord } from '../orders.db.ts';
import type { ShipmentDetails } from '../shipment-details.rule.ts';
import { followText } from './lines-cancelled.mail.ts';

type Sent = OrderInMail & {
  dispatch: string;
  carrier: string;
  invoice: string;
  /** The invoice total with tax. */
  invoiceMinor?: number;
  stillOwed: number;
  /** The address of the tracking; mails that were queued by an earlier version have none. */
  tracking?: string;
  ewayBill?: string;
  cartons?: number | null;
  weightKg?: number | null;
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
    ...orderInMail(order, pieces),
    dispatch: details.name,
    carrier: details.carrier,
    invoice: details.invoice?.number ?? '',
    invoiceMinor: details.invoice?.totalMinor ?? 0,
    stillOwed: details.stillOwed,
    tracking: details.shipment.tracking,
    ewayBill: details.shipment.ewayBill,
    cartons: details.shipment.cartons,
    weightKg: details.shipment.weightKg,
  };
  return { channel: 'mail', receiver: order.email, template: 'order-sent', data };
}

type Tracked = OrderInMail & { dispatch: string; carrier: string; tracking: string };

const trackLink = (href: string) => ({ kind: 'link' as const, label: t`Track this delivery`, href });

function sentText({ orderNumber, carrier, stillOwed }: Sent): string {
  const left = carrier
    ? t`These goods of order ${orderNumber} have left with ${carrier}.`
    : t`These goods of order ${orderNumber} have left.`;
  return stillOwed > 0 ? `${left} ${followText(stillOwed)}` : `${left} ${t`Nothing more of it is to follow.`}`;
}

export const orderDispatchedTemplates = {
  'order-sent': defineTemplate<Sent>(({ totalMinor, invoiceMinor = totalMinor ?? 0, ...sent }, { site, address }) => {
    const { orderNumber, currency = site.currency } = sent;
    const invoiceTotal = formatMoney({ minor: invoiceMinor, currency });
    return {
      subject:
        sent.stillOwed > 0 ? t`Part of order ${orderNumber} is on its way` : t`Order ${orderNumber} is on its way`,
      blocks: [
        { kind: 'text', text: sentText(sent) },
        ...(sent.tracking ? [trackLink(sent.tracking)] : []),
        orderLink(orderNumber, address),
        orderStepsBlock(2, {}),
        orderFacts(sent, [
          [t`Dispatch`, sent.dispatch, 'code'],
          ...(sent.carrier ? [[t`Carrier`, sent.carrier] as const] : []),
          ...(sent.cartons ? [[t`Cartons`, countText(sent.cartons)] as const] : []),
          ...(sent.weightKg ? [[t`Weight`, t`${weightText(sent.weightKg, 2)} kg`] as const] : []),
          ...(sent.ewayBill ? [[t`E-way bill`, sent.ewayBill, 'code'] as const] : []),
          ...(sent.invoice ? [[t`Tax invoice`, sent.invoice, 'code'] as const] : []),
          ...(sent.invoice ? [[t`Total with tax`, invoiceTotal] as const] : []),
        ]),
        ...lineBlocks(sent, site),
        { kind: 'note', text: t`Questions? Write to ${site.contact.email}.` },
      ],
    };
  }),
  'order-tracking': defineTemplate<Tracked>(({ dispatch, carrier, tracking, ...order }, { address }) => ({
    subject: t`Order ${order.orderNumber} can be tracked`,
    blocks: [
      { kind: 'text', text: t`You can follow the goods of your order ${order.orderNumber} with the carrier.` },
      trackLink(tracking),
      orderLink(order.orderNumber, address),
      orderFacts(order, [[t`Dispatch`, dispatch, 'code'], ...(carrier ? [[t`Carrier`, carrier] as const] : [])]),
    ],
  })),
};
