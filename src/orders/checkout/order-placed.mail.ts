import { accountAtDesk } from '../../account/account.mail.ts';
import { formatDateTime, formatNearDay } from '../../lib/dates.ts';
import { plural, t } from '../../lib/i18n.ts';
import { formatMoney } from '../../lib/money.ts';
import { sum } from '../../lib/sum.ts';
import {
  type ContentBlock,
  defineTemplate,
  type MessageFact,
  type TemplateContext,
  type Templates,
  textBlock,
} from '../../messages/message-template.ts';
import type { Message } from '../../messages/queue-message.server.ts';
import { withLocale } from '../../server/http/locale.server.ts';
import type { Site } from '../../sites/site.ts';
import { allExpectedBy, expectedText } from '../mails/expected-days.rule.ts';
import { lineBlocks, orderFacts, orderLink, orderStepsBlock, transferBlocks } from '../mails/order-blocks.mail.ts';
import { type OrderInMail, orderInMail } from '../mails/order-in-mail.ts';
import type { NewOrder } from './build-order.server.ts';

type NewlyPlaced = NewOrder & {
  company: string;
  email: string;
  /** The customer's tax number while staff have not verified it; '' when there is none. */
  unverifiedNumber: string;
  /** The reference of an online payment; other orders have none. */
  paymentReference?: string;
  /** Whether the tax invoice of the order was issued with the payment. */
  isBilled?: boolean;
  /** The customer's money on account, which pays for an order by transfer. */
  onAccountMinor?: number;
};

export function orderPlacedMails(
  site: Site,
  { order, lines, company, email, unverifiedNumber, paymentReference = '', isBilled, onAccountMinor = 0 }: NewlyPlaced,
  orderNumber: string,
  now: Date,
): Message[] {
  const facts = {
    number: orderNumber,
    company,
    currency: site.currency,
    paymentReference,
    paymentMode: order.payment_mode,
    paymentOption: order.payment_option,
    purchaseOrderNo: order.purchase_order_no,
    deliverTo: order.deliver_to,
  };
  const pieces = lines.map((line) => ({
    line: { itemName: line.item_name, maker: line.maker, unitMinor: line.unit_minor },
    quantity: line.ordered,
    expectedOn: line.expected_on ?? '',
  }));
  const data: Placed = {
    ...orderInMail(facts, pieces),
    ...(order.is_test && { isTest: true }),
    ...(order.status === 'Confirmed' && { isConfirmed: true }),
    ...(isBilled && { isBilled: true as const }),
    ...(order.entered_by && { enteredBy: order.entered_by }),
    placedAt: withLocale(site, () => formatDateTime(now, site.calendar.timeZone)),
    subtotalMinor: order.subtotal_minor,
    taxMinor: order.tax_minor,
    totalMinor: order.total_minor,
    transferMinor: Math.max(0, order.total_minor - onAccountMinor),
  };
  const received = unverifiedNumber
    ? { ...data, toCheck: { given: unverifiedNumber, counts: order.bill_to.taxNumber || order.place_of_supply, email } }
    : data;
  return [
    { channel: 'mail', receiver: email, template: 'order-placed', data },
    { channel: 'mail', receiver: site.contact.email, template: 'order-received', data: received },
  ];
}

/** Amounts in minor units. */
type Placed = OrderInMail & {
  isTest?: true;
  isConfirmed?: true;
  isBilled?: true;
  /** Who of the staff entered it for the customer. */
  enteredBy?: string;
  placedAt: string;
  subtotalMinor: number;
  taxMinor: number;
  totalMinor: number;
  /** The amount due before dispatch; mails that were queued by an earlier version have none. */
  transferMinor?: number;
};

const markTest = ({ isTest }: Placed, subject: string) => (isTest ? t`TEST: ${subject}` : subject);
const testBlocks = ({ isTest }: Placed) =>
  isTest
    ? [textBlock(t`This is a test order, placed before the shop opened. Nothing is to be paid, and no goods leave.`)]
    : [];

const ownFacts = ({ orderNumber, company, placedAt }: Placed): MessageFact[] => [
  [t`Order`, orderNumber, 'code'],
  [t`Company`, company],
  [t`Placed`, placedAt],
];

function whatComesNext({ isConfirmed, paymentOption, orderNumber, enteredBy }: Placed): string {
  if (enteredBy && isConfirmed)
    return t`Thank you. ${enteredBy} of our sales desk has entered order ${orderNumber} for you, and it is confirmed. We write again when the goods leave.`;
  if (enteredBy)
    return t`Thank you. ${enteredBy} of our sales desk has entered order ${orderNumber} for you. We write again when it is confirmed.`;
  if (isConfirmed && paymentOption === 'online')
    return t`Thank you. We have received your payment, and order ${orderNumber} is confirmed. We write again when the goods leave.`;
  if (isConfirmed)
    return t`Thank you. We have received your order ${orderNumber}, and it is confirmed. We write again when the goods leave.`;
  if (paymentOption === 'online')
    return t`Thank you. We have received your order ${orderNumber} and your payment. We check the order and write again when it is confirmed.`;
  return t`Thank you. We have received your order ${orderNumber}. We check it and write again when it is confirmed.`;
}

function previewOf(order: Placed, site: Site): string {
  const { lines = [], currency = site.currency, totalMinor, purchaseOrder } = order;
  const total = t`${formatMoney({ minor: totalMinor, currency })} with ${site.tax.label}`;
  return [plural(lines.length, 'line'), total, purchaseOrder, expectedText(lines)].filter(Boolean).join(', ');
}

function placedSubject(order: Placed): string {
  const { orderNumber, isConfirmed, lines = [] } = order;
  const subject = isConfirmed ? t`Order ${orderNumber} received and confirmed` : t`Order ${orderNumber} received`;
  const day = allExpectedBy(lines);
  return markTest(order, day ? t`${subject}: all expected by ${formatNearDay(day)}` : subject);
}

/** Nothing where money on account pays for all of it. */
function transferOf({ orderNumber, paymentOption, totalMinor, transferMinor = totalMinor }: Placed, site: Site) {
  const isDue = paymentOption === 'cash' && transferMinor > 0;
  return isDue ? transferBlocks({ orderNumber, totalMinor: transferMinor }, site) : [];
}

const orderPlaced = defineTemplate((order: Placed, { site, address }) => ({
  subject: placedSubject(order),
  heading: t`We have your order ${order.orderNumber}`,
  preview: previewOf(order, site),
  blocks: [
    ...testBlocks(order),
    textBlock(whatComesNext(order)),
    ...(order.isBilled ? [textBlock(t`Your tax invoice is ready on the page of the order.`)] : []),
    orderLink(order.orderNumber, address),
    orderStepsBlock(order.isConfirmed ? 1 : 0, { placedAt: order.placedAt, expected: expectedText(order.lines ?? []) }),
    ...transferOf(order, site),
    orderFacts(order, ownFacts(order)),
    ...lineBlocks(order, site),
    { kind: 'note', text: t`Something to change? Change the PO number or cancel a line on the page of the order.` },
  ],
}));

/** A tax number that staff have not verified, and the number or state that the tax follows instead. */
type NumberToCheck = { given: string; counts: string; email: string };

function numberToCheck({ given, counts, email }: NumberToCheck, { site, address }: TemplateContext): ContentBlock[] {
  const { label, numberLabel } = site.tax;
  return [
    textBlock(t`Please check: the ${numberLabel} ${given} is not verified. ${label} of this order follows ${counts}.`),
    accountAtDesk(address, site.code, email),
  ];
}

const orderReceived = defineTemplate((order: Placed & { toCheck?: NumberToCheck }, { site, address }) => {
  const { orderNumber, company, toCheck, enteredBy, lines = [] } = order;
  const pieces = sum(lines, (line) => line.quantity);
  return {
    subject: markTest(order, t`Order ${orderNumber} of ${company}`),
    preview: previewOf(order, site),
    blocks: [
      ...testBlocks(order),
      textBlock(
        enteredBy
          ? t`${enteredBy} has entered an order of ${company}: ${plural(lines.length, 'line')}, ${plural(pieces, 'piece')} in all.`
          : t`${company} has ordered ${plural(lines.length, 'line')}, ${plural(pieces, 'piece')} in all.`,
      ),
      ...(toCheck ? numberToCheck(toCheck, { site, address }) : []),
      { kind: 'link', label: t`Open at the desk`, href: `${address}/desk/${site.code}/orders/${orderNumber}` },
      orderFacts(order, ownFacts(order)),
      ...lineBlocks(order, site),
    ],
  };
});

export const orderPlacedTemplates: Templates = { 'order-placed': orderPlaced, 'order-received': orderReceived };
