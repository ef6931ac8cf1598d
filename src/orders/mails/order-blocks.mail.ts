import { countText } from '../../catalogue/items/item-format.rule.ts';
import { currencySign } from '../../lib/currency.ts';
import { formatNearDay } from '../../lib/dates.ts';
import { msg, t, translate } from '../../lib/i18n.ts';
import { formatAmount, formatMoney } from '../../lib/money.ts';
import type { ContentBlock, MessageFact } from '../../messages/message-template.ts';
import { accountToPay, bankAccountRows } from '../../sites/bank-account.rule.ts';
import type { Site } from '../../sites/site.ts';
import { expectedText } from './expected-days.rule.ts';
import type { LineInMail, OrderInMail } from './order-in-mail.ts';

const paymentNames: Readonly<Record<NonNullable<OrderInMail['paymentOption']>, string>> = {
  credit: msg('Credit limit'),
  cash: msg('Bank transfer'),
  online: msg('Paid online'),
};

export const orderLink = (orderNumber: string, address: string): ContentBlock => ({
  kind: 'link',
  label: t`View order`,
  href: `${address}/order-detail?order=${orderNumber}`,
});

/** Where the goods go, when, and how they are paid; after rows of the mail's own. */
export function orderFacts(order: OrderInMail, own: readonly MessageFact[] = []): ContentBlock {
  const { purchaseOrder, deliverTo, paymentOption, paymentReference, lines = [] } = order;
  const expected = expectedText(lines);
  const payment: MessageFact[] = paymentOption ? [[t`Payment`, translate(paymentNames[paymentOption])]] : [];
  return {
    kind: 'facts',
    rows: [
      ...own,
      ...(purchaseOrder ? [[t`Your PO number`, purchaseOrder, 'code'] as const] : []),
      ...(expected ? [[t`Expected delivery`, expected] as const] : []),
      ...(deliverTo ? [[t`Deliver to`, deliverTo] as const] : []),
      ...payment,
      ...(paymentReference ? [[t`Payment reference`, paymentReference, 'code'] as const] : []),
    ],
  };
}

/** The lines with what they add up to; nothing for a mail that has none. */
export function lineBlocks(order: OrderInMail, site: Site): ContentBlock[] {
  const { lines = [], currency = site.currency } = order;
  if (lines.length === 0) return [];
  const sign = currencySign(currency);
  const figure = (minor: number | undefined) => (minor === undefined ? '' : formatAmount({ minor, currency }));
  const days = new Set(lines.map((line) => line.expectedOn || ''));
  const isPriced = lines.some((line) => line.unitMinor !== undefined);
  return [
    {
      kind: 'table',
      head: [t`Item`, t`Qty`, ...(isPriced ? [t`Price, ${sign}`, t`Total, ${sign}`] : [])],
      rows: lines.map((line) => [
        { code: line.name, about: [line.maker, ...(days.size > 1 ? dayOfLine(line) : [])].filter(Boolean) },
        countText(line.quantity),
        ...(isPriced ? [figure(line.unitMinor), figure(line.totalMinor)] : []),
      ]),
    },
    ...totalsOf(order, site),
  ];
}

const dayOfLine = ({ expectedOn }: LineInMail) => (expectedOn ? [t`Expected ${formatNearDay(expectedOn)}`] : []);

function totalsOf(order: OrderInMail, site: Site): ContentBlock[] {
  const { subtotalMinor, taxMinor, totalMinor, lines = [], currency = site.currency } = order;
  const money = (minor: number) => formatMoney({ minor, currency });
  if (totalMinor !== undefined && subtotalMinor !== undefined && taxMinor !== undefined)
    return [
      {
        kind: 'totals',
        rows: [
          [t`Subtotal`, money(subtotalMinor)],
          [site.tax.label, money(taxMinor)],
          [t`Total`, money(totalMinor)],
        ],
      },
    ];
  const goods = lines.reduce((sum, line) => sum + (line.totalMinor ?? 0), 0);
  return goods > 0 ? [{ kind: 'totals', rows: [[t`Total before tax`, money(goods)]] }] : [];
}

export const orderStepsBlock = (reached: 0 | 1 | 2 | 3, { placedAt = '', expected = '' }): ContentBlock => ({
  kind: 'steps',
  steps: [
    [t`Order received`, placedAt],
    [t`Confirmed`, ''],
    [t`Dispatched`, ''],
    [t`Delivered`, reached < 3 ? expected : ''],
  ].map(([name = '', note = ''], index) => ({ name, note, isDone: index <= reached })),
});

export function transferBlocks(
  { orderNumber, totalMinor }: { orderNumber: string; totalMinor: number },
  site: Site,
): ContentBlock[] {
  const amount = formatMoney({ minor: totalMinor, currency: site.currency });
  return [
    { kind: 'text', text: t`We will dispatch the goods when we receive your bank transfer.` },
    {
      kind: 'facts',
      rows: [
        [t`Reference`, orderNumber, 'code'],
        [t`Amount`, amount],
        ...bankAccountRows(accountToPay(site)).map(({ label, value }) => [translate(label), value] as const),
      ],
    },
  ];
}
