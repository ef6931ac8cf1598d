import { showAccountHint } from '../account/account.mail.ts';
import type { Currency } from '../lib/currency.ts';
import { msg, t, translate } from '../lib/i18n.ts';
import { formatAmount, formatMoney } from '../lib/money.ts';
import { type ContentBlock, defineTemplate, type Templates } from '../messages/message-template.ts';
import { accountToPay, bankAccountRows } from '../sites/bank-account.rule.ts';
import type { Site } from '../sites/site.ts';
import { linesCancelledTemplates } from './fulfilment/lines-cancelled.mail.ts';
import { orderDispatchedTemplates } from './fulfilment/order-dispatched.mail.ts';

type Line = { name: string; maker: string; quantity: number; unitMinor: number; totalMinor: number };

/** As `orderPlacedMails` queues it; amounts in minor units. */
type Placed = {
  orderNumber: string;
  isTest?: true;
  company: string;
  placedAt: string;
  paymentOption: 'credit' | 'cash' | 'online';
  currency: Currency;
  subtotalMinor: number;
  taxMinor: number;
  totalMinor: number;
  lines: readonly Line[];
};

const text = (content: string): ContentBlock => ({ kind: 'text', text: content });

const markTest = ({ isTest }: Placed, subject: string) => (isTest ? t`TEST: ${subject}` : subject);
const testBlocks = ({ isTest }: Placed) =>
  isTest
    ? [text(t`This is a test order, placed before the shop opened. Nothing is to be paid, and no goods leave.`)]
    : [];

const orderPlaced = defineTemplate((order: Placed, { site, address }) => ({
  subject: markTest(order, t`Your order ${order.orderNumber}`),
  blocks: [
    ...testBlocks(order),
    text(t`Thank you. We have received your order ${order.orderNumber} and are processing it.`),
    ...orderBlocks(order, site),
    ...(order.paymentOption === 'cash' ? transferBlocks(order, site) : []),
    { kind: 'link', label: t`View order`, href: `${address}/order-detail?order=${order.orderNumber}` },
  ],
}));

/** A tax number that staff have not verified, and the number or state that the tax follows instead. */
type NumberToCheck = { given: string; counts: string; email: string };

function numberToCheck({ given, counts, email }: NumberToCheck, site: Site): ContentBlock[] {
  const { label, numberLabel } = site.tax;
  return [
    text(t`Please check: the ${numberLabel} ${given} is not verified. ${label} of this order follows ${counts}.`),
    { kind: 'note', text: showAccountHint(site.code, email) },
  ];
}

const orderReceived = defineTemplate((order: Placed & { toCheck?: NumberToCheck }, { site }) => ({
  subject: markTest(order, t`Order ${order.orderNumber} of ${order.company}`),
  blocks: [
    ...testBlocks(order),
    text(t`${order.company} has ordered.`),
    ...(order.toCheck ? numberToCheck(order.toCheck, site) : []),
    ...orderBlocks(order, site),
  ],
}));

const paymentNames: Readonly<Record<Placed['paymentOption'], string>> = {
  credit: msg('Credit limit'),
  cash: msg('Bank transfer'),
  online: msg('Paid online'),
};

function orderBlocks(order: Placed, site: Site): ContentBlock[] {
  const amount = (minor: number) => `${order.currency} ${formatAmount({ minor, currency: order.currency })}`;
  return [
    {
      kind: 'facts',
      rows: [
        [t`Order`, order.orderNumber],
        [t`Company`, order.company],
        [t`Placed`, order.placedAt],
        [t`Payment`, translate(paymentNames[order.paymentOption])],
      ],
    },
    {
      kind: 'table',
      head: [t`Item`, t`Qty`, t`Price`, t`Total`],
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
        [t`Subtotal`, amount(order.subtotalMinor)],
        [site.tax.label, amount(order.taxMinor)],
        [t`Total`, amount(order.totalMinor)],
      ],
    },
  ];
}

function transferBlocks(
  { orderNumber, totalMinor }: { orderNumber: string; totalMinor: number },
  site: Site,
): ContentBlock[] {
  const amount = formatMoney({ minor: totalMinor, currency: site.currency });
  return [
    text(t`We will dispatch the goods when we receive your bank transfer.`),
    {
      kind: 'facts',
      rows: [
        [t`Reference`, orderNumber],
        [t`Amount`, amount],
        ...bankAccountRows(accountToPay(site)).map(({ label, value }) => [translate(label), value] as const),
      ],
    },
  ];
}

type Moved = {
  orderNumber: string;
  company: string;
  status: string;
  slots?: Readonly<Record<string, string>>;
  note: string;
  /** Due before dispatch, in minor units. */
  transferMinor?: number;
};

const orderStatus = defineTemplate((order: Moved, { site, address }) => ({
  subject: t`Your order ${order.orderNumber}: ${translate(order.status, order.slots)}`,
  blocks: [
    {
      kind: 'facts',
      rows: [
        [t`Order`, order.orderNumber],
        [t`Company`, order.company],
        [t`Status`, translate(order.status, order.slots)],
        ...(order.note ? [[t`Note`, order.note] as const] : []),
      ],
    },
    ...(order.transferMinor ? transferBlocks({ ...order, totalMinor: order.transferMinor }, site) : []),
    { kind: 'link', label: t`View order`, href: `${address}/order-detail?order=${order.orderNumber}` },
    { kind: 'note', text: t`Questions? Write to ${site.contact.email}.` },
  ],
}));

export const orderTemplates: Templates = {
  'order-placed': orderPlaced,
  'order-received': orderReceived,
  'order-status': orderStatus,
  ...orderDispatchedTemplates,
  ...linesCancelledTemplates,
};
