import { formatNearDay } from '../../lib/dates.ts';
import { msg, t, translate } from '../../lib/i18n.ts';
import { defineTemplate, type Templates } from '../../messages/message-template.ts';
import { allExpectedBy, expectedText } from './expected-days.rule.ts';
import { lineBlocks, orderFacts, orderLink, orderStepsBlock, transferBlocks } from './order-blocks.mail.ts';
import type { OrderInMail } from './order-in-mail.ts';

export type OrderChanged = OrderInMail & {
  /** The event, as a text that is a key of `news`. */
  status: string;
  slots?: Readonly<Record<string, string>>;
  note: string;
  /** The amount due before dispatch, in minor units. */
  transferMinor?: number;
  isByBuyer?: true;
  /** The copy for the sales desk. */
  isForStaff?: true;
};

/** `says` tells what happened and what comes next. */
type News = { subject: string; says: string; reached?: 1 | 2 | 3 };

const news: Readonly<Record<string, News>> = {
  Confirmed: {
    subject: msg('Order {order} is confirmed'),
    says: msg('We have confirmed your order. We write again when the goods leave.'),
    reached: 1,
  },
  Rejected: {
    subject: msg('Order {order} was not accepted'),
    says: msg('We could not accept your order. Nothing is delivered, and what you have paid online is refunded.'),
  },
  Cancelled: {
    subject: msg('Order {order} is cancelled'),
    says: msg(
      'We have cancelled your order. Nothing more of it is delivered, and what you have paid online for it is refunded.',
    ),
  },
  Delivered: {
    subject: msg('Order {order} is delivered'),
    says: msg(
      'All goods of your order have arrived. If something is wrong, request a return on the page of the order.',
    ),
    reached: 3,
  },
  'Approval taken back, it awaits approval again': {
    subject: msg('Order {order} is being checked again'),
    says: msg('We have taken back our confirmation and check your order again. We write to you when it is confirmed.'),
  },
  'Not delivered yet, our record was wrong': {
    subject: msg('Order {order} is not delivered yet'),
    says: msg('We had recorded your order as delivered by mistake. The goods are still on their way.'),
    reached: 2,
  },
  'PO number changed from {from} to {to}': {
    subject: msg('Order {order}: your PO number is now {to}'),
    says: msg('The PO number was changed from {from} to {to}. Later documents show the new number.'),
  },
  'Return {return} requested': {
    subject: msg('Return {return} is requested'),
    says: msg('We have your request to return goods of order {order}. We check it and write to you.'),
  },
  'Return {return} approved': {
    subject: msg('Return {return} is approved'),
    says: msg('Please send the goods back as the note below says. We write a credit note when they have arrived.'),
  },
  'Return {return} declined': {
    subject: msg('Return {return} is declined'),
    says: msg('We cannot take these goods of order {order} back. The note below says why.'),
  },
  'Return {return} not credited': {
    subject: msg('Return {return} is not credited'),
    says: msg('The goods have arrived, but we cannot credit them. The note below says why.'),
  },
  'Credit note {note} for goods returned from tax invoice {invoice}': {
    subject: msg('Credit note {note} for order {order}'),
    says: msg(
      'The returned goods of tax invoice {invoice} have arrived, and credit note {note} credits them. It lowers what you owe; what you paid online is refunded.',
    ),
  },
  'Credit note {note} on tax invoice {invoice}': {
    subject: msg('Credit note {note} on tax invoice {invoice}'),
    says: msg(
      'Credit note {note} lowers the price of tax invoice {invoice}, as the note below says; no goods come back. It lowers what you owe; what you paid online is refunded.',
    ),
  },
  'Debit note {note} on tax invoice {invoice}': {
    subject: msg('Debit note {note} on tax invoice {invoice}'),
    says: msg(
      'Debit note {note} adds to the price of tax invoice {invoice}, as the note below says. Please pay it like an invoice, by the day that is printed on it.',
    ),
  },
};

const cancelledByBuyer = msg(
  'You have cancelled your order. Nothing more of it is delivered, and what you have paid online for it is refunded.',
);

const staffNews: Readonly<Record<string, News>> = {
  Cancelled: { subject: msg('{company} has cancelled order {order}'), says: msg('Nothing more of it is to be sent.') },
  'PO number changed from {from} to {to}': {
    subject: msg('{company} has changed the PO number of order {order}'),
    says: msg('The PO number was changed from {from} to {to}.'),
  },
  'Return {return} requested': {
    subject: msg('{company} requests return {return}'),
    says: msg('Goods of order {order} are to come back. Please decide at the desk.'),
  },
};

const orderChanged = defineTemplate((order: OrderChanged, { site, address }) => {
  const { orderNumber, company, status, slots, note, transferMinor, lines = [] } = order;
  const words = { order: orderNumber, company, ...slots };
  const text = (order.isForStaff ? staffNews[status] : news[status]) ?? news[status];
  const subject = text ? translate(text.subject, words) : `${orderNumber}: ${translate(status, slots)}`;
  const says = status === 'Cancelled' && order.isByBuyer && !order.isForStaff ? cancelledByBuyer : text?.says;
  const deskAddress = `${address}/desk/${site.code}/orders/${encodeURIComponent(orderNumber)}`;
  const deskLink = { kind: 'link' as const, label: t`Open at the desk`, href: deskAddress };
  return {
    subject: status === 'Confirmed' ? withDay(subject, order) : subject,
    heading: subject,
    blocks: [
      ...(says ? [{ kind: 'text' as const, text: translate(says, words) }] : []),
      order.isForStaff ? deskLink : orderLink(orderNumber, address),
      ...(text?.reached && !order.isForStaff ? [orderStepsBlock(text.reached, { expected: expectedText(lines) })] : []),
      ...(transferMinor ? transferBlocks({ orderNumber, totalMinor: transferMinor }, site) : []),
      orderFacts(order, [
        [t`Order`, orderNumber, 'code'],
        [t`Company`, company],
        ...(note ? [[t`Note`, note] as const] : []),
      ]),
      ...lineBlocks(order, site),
      ...(order.isForStaff ? [] : [{ kind: 'note' as const, text: t`Questions? Write to ${site.contact.email}.` }]),
    ],
  };
});

function withDay(subject: string, { lines = [] }: OrderChanged): string {
  const day = allExpectedBy(lines);
  return day ? t`${subject}: all expected by ${formatNearDay(day)}` : subject;
}

export const orderChangedTemplates: Templates = { 'order-status': orderChanged };
