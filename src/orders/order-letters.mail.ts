import { lookAtAccount } from '../account/account.mail.ts';
import type { Currency } from '../lib/currency.ts';
import { formatAmount, formatMoney } from '../lib/money.ts';
import { said, say, word } from '../lib/say.ts';
import { type Block, type Templates, template } from '../messages/letter.ts';
import { bankRows } from '../sites/bank-account.rule.ts';
import type { Site } from '../sites/site.ts';
import { orderSentTemplates } from './order-sent.mail.ts';

type Line = { name: string; maker: string; quantity: number; unitMinor: number; totalMinor: number };

/** As `orderPlacedMails` notes it: amounts in minor units. */
type Placed = {
  orderNumber: string;
  company: string;
  placedAt: string;
  paymentOption: 'credit' | 'cash' | 'online';
  currency: Currency;
  subtotalMinor: number;
  taxMinor: number;
  totalMinor: number;
  lines: readonly Line[];
};

const text = (words: string): Block => ({ kind: 'text', text: words });

const orderPlaced = template((order: Placed, { site, address }) => ({
  subject: say`Your order ${order.orderNumber}`,
  blocks: [
    text(say`Thank you. We have received your order ${order.orderNumber} and are processing it.`),
    ...orderBlocks(order, site),
    ...(order.paymentOption === 'cash' ? transferBlocks(order, site) : []),
    { kind: 'link', label: say`View order`, href: `${address}/order-detail?order=${order.orderNumber}` },
  ],
}));

/** The number that the customer gives and staff have not verified, and the number or state that the tax follows. */
type NumberToCheck = { given: string; counts: string; email: string };

function numberToCheck({ given, counts, email }: NumberToCheck, site: Site): Block[] {
  const { label, numberLabel } = site.tax;
  return [
    text(say`Please look: the ${numberLabel} ${given} is not verified. ${label} of this order follows ${counts}.`),
    { kind: 'note', text: lookAtAccount(site.code, email) },
  ];
}

const orderReceived = template((order: Placed & { toCheck?: NumberToCheck }, { site }) => ({
  subject: say`Order ${order.orderNumber} of ${order.company}`,
  blocks: [
    text(say`${order.company} has ordered.`),
    ...(order.toCheck ? numberToCheck(order.toCheck, site) : []),
    ...orderBlocks(order, site),
  ],
}));

const paymentNames: Readonly<Record<Placed['paymentOption'], string>> = {
  credit: word('Credit limit'),
  cash: word('Bank transfer'),
  online: word('Paid online'),
};

function orderBlocks(order: Placed, site: Site): Block[] {
  const amount = (minor: number) => `${order.currency} ${formatAmount({ minor, currency: order.currency })}`;
  return [
    {
      kind: 'facts',
      rows: [
        [say`Order`, order.orderNumber],
        [say`Company`, order.company],
        [say`Placed`, order.placedAt],
        [say`Payment`, said(paymentNames[order.paymentOption])],
      ],
    },
    {
      kind: 'table',
      head: [say`Item`, say`Qty`, say`Price`, say`Total`],
      rows: order.lines.map((line) => [
        `${line.name} ${line.maker}`,
        String(line.quantity),
        formatAmount({ minor: line.unitMinor, currency: order.currency }),
        formatAmount({ minor: line.totalMinor, currency: order.currency }),
      ]),
    },
    {
      kind: 'facts',
      rows: [
        [say`Subtotal`, amount(order.subtotalMinor)],
        [site.tax.label, amount(order.taxMinor)],
        [say`Total`, amount(order.totalMinor)],
      ],
    },
  ];
}

/** Where to transfer the money of an order to, and how much. */
function transferBlocks({ orderNumber, totalMinor }: { orderNumber: string; totalMinor: number }, site: Site): Block[] {
  const amount = formatMoney({ minor: totalMinor, currency: site.currency });
  return [
    text(say`We send the goods as soon as your bank transfer is here.`),
    {
      kind: 'facts',
      rows: [
        [say`Reference`, orderNumber],
        [say`Amount`, amount],
        ...bankRows(site.bankAccount).map(({ label, value }) => [said(label), value] as const),
      ],
    },
  ];
}

type Moved = {
  orderNumber: string;
  company: string;
  status: string;
  /** What is filled into the status. */
  slots?: Readonly<Record<string, string>>;
  note: string;
  /** What is to be transferred before the goods leave, in minor units. */
  transferMinor?: number;
};

const orderStatus = template((order: Moved, { site, address }) => ({
  subject: say`Your order ${order.orderNumber}: ${said(order.status, order.slots)}`,
  blocks: [
    {
      kind: 'facts',
      rows: [
        [say`Order`, order.orderNumber],
        [say`Company`, order.company],
        [say`Status`, said(order.status, order.slots)],
        ...(order.note ? [[say`Note`, order.note] as const] : []),
      ],
    },
    ...(order.transferMinor ? transferBlocks({ ...order, totalMinor: order.transferMinor }, site) : []),
    { kind: 'link', label: say`View order`, href: `${address}/order-detail?order=${order.orderNumber}` },
    { kind: 'note', text: say`Questions? Write to ${site.contact.email}.` },
  ],
}));

/** What the orders room writes, by the names it queues them under. */
export const orderTemplates: Templates = {
  'order-placed': orderPlaced,
  'order-received': orderReceived,
  'order-status': orderStatus,
  ...orderSentTemplates,
};
