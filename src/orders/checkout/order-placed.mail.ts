import { formatDateTime } from '../../lib/dates.ts';
import type { Message } from '../../messages/queue-message.server.ts';
import { withLocale } from '../../server/http/locale.server.ts';
import type { Site } from '../../sites/site.ts';
import type { NewOrder } from './build-order.server.ts';

/** `unverifiedNumber`: the customer's tax number while staff have not verified it; ''. */
type Placed = NewOrder & { company: string; email: string; unverifiedNumber: string };

export function orderPlacedMails(
  site: Site,
  { order, lines, company, email, unverifiedNumber }: Placed,
  orderNumber: string,
  now: Date,
): Message[] {
  const data = {
    orderNumber,
    ...(order.is_test && { isTest: true }),
    company,
    placedAt: withLocale(site, () => formatDateTime(now, site.calendar.timeZone)),
    paymentOption: order.payment_mode === 'Online' ? 'online' : order.payment_option,
    currency: site.currency,
    subtotalMinor: order.subtotal_minor,
    taxMinor: order.tax_minor,
    totalMinor: order.total_minor,
    weightKg: order.weight_kg,
    lines: lines.map((line) => ({
      name: line.item_name,
      maker: line.maker,
      quantity: line.ordered,
      unitMinor: line.unit_minor,
      totalMinor: line.total_minor,
    })),
  };
  const received = unverifiedNumber
    ? { ...data, toCheck: { given: unverifiedNumber, counts: order.bill_to.taxNumber || order.place_of_supply, email } }
    : data;
  return [
    { channel: 'mail', receiver: email, template: 'order-placed', data },
    { channel: 'mail', receiver: site.contact.email, template: 'order-received', data: received },
  ];
}
