import type { Currency } from '../../lib/currency.ts';
import { t } from '../../lib/i18n.ts';
import { formatMoney } from '../../lib/money.ts';
import { defineTemplate, type Templates } from '../../messages/message-template.ts';

type Told = { company: string; number: string; amount: string; reference: string; receivedOn: string };
/** As `recordReceipt` notes it: amounts in minor units. */
type Recorded = Told & {
  paid: readonly { reference: string; amountMinor: number }[];
  /** The order it came in for, and what of it is kept for that; '' and 0 without one. */
  orderNumber?: string;
  keptMinor?: number;
  onAccountMinor: number;
};
type Reversed = Told & { why: string };

const factsOf = ({ company, number, reference, receivedOn }: Told) =>
  [
    [t`Company`, company],
    [t`Receipt`, number],
    [t`Reference`, reference],
    [t`Received`, receivedOn],
  ] as const;

const statementLink = (address: string) =>
  ({ kind: 'link', label: t`Account Statement`, href: `${address}/statement` }) as const;

const recorded = defineTemplate((receipt: Recorded, { site, address }) => {
  const money = moneyIn(site.currency);
  const { orderNumber = '', keptMinor = 0 } = receipt;
  const reserved = keptMinor > 0 ? [[t`Kept for order ${orderNumber}`, money(keptMinor)] as const] : [];
  const onAccount = receipt.onAccountMinor > 0 ? [[t`On account`, money(receipt.onAccountMinor)] as const] : [];
  return {
    subject: t`We received ${receipt.amount}`,
    blocks: [
      { kind: 'text', text: t`Thank you. We received ${receipt.amount}.` },
      { kind: 'facts', rows: factsOf(receipt) },
      {
        kind: 'facts',
        rows: [
          ...receipt.paid.map((part) => [t`Paid on ${part.reference}`, money(part.amountMinor)] as const),
          ...reserved,
          ...onAccount,
        ],
      },
      ...(onAccount.length > 0
        ? [{ kind: 'text', text: t`What lies on your account pays your next invoice.` } as const]
        : []),
      statementLink(address),
      { kind: 'note', text: t`Questions? Write to ${site.contact.email}.` },
    ],
  };
});

const reversed = defineTemplate((receipt: Reversed, { site, address }) => ({
  subject: t`Your payment of ${receipt.amount} did not hold`,
  blocks: [
    { kind: 'text', text: t`We had to take receipt ${receipt.number} back: ${receipt.why}` },
    { kind: 'facts', rows: factsOf(receipt) },
    { kind: 'text', text: t`The invoices it had paid are open again.` },
    statementLink(address),
    { kind: 'note', text: t`Questions? Write to ${site.contact.email} or call ${site.contact.phone}.` },
  ],
}));

const moneyIn = (currency: Currency) => (minor: number) => formatMoney({ minor, currency });

/** What is written about money that has come in, by the names it is queued under. */
export const receiptTemplates: Templates = { 'receipt-recorded': recorded, 'receipt-reversed': reversed };
