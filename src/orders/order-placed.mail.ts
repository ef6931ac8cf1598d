import { formatMoment } from '../lib/dates.ts';
import type { Message } from '../messages/queue-message.server.ts';
import type { Site } from '../sites/site.ts';
import type { OrderTotals } from './order-record.ts';
import type { Placing } from './place-order.server.ts';

/** Tells the buyer and the sales mailbox of a new order; amounts in minor units, as everything was at that moment. */
export function orderPlacedMails(
  site: Site,
  { buyer, priced, option }: Placing,
  totals: OrderTotals,
  orderNumber: string,
  now: Date,
): Message[] {
  const data = {
    orderNumber,
    company: buyer.company,
    placedAt: formatMoment(now, site.calendar.timeZone),
    paymentOption: option,
    currency: site.currency,
    ...totals,
    lines: priced.map((line) => ({
      name: line.name,
      maker: line.maker,
      quantity: line.quantity,
      unitMinor: line.amounts.unitMinor,
      totalMinor: line.amounts.totalMinor,
    })),
  };
  return [
    { channel: 'mail', receiver: buyer.email, template: 'order-placed', data },
    { channel: 'mail', receiver: site.contact.email, template: 'order-received', data },
  ];
}
