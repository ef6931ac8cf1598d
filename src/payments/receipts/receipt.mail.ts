import type { Currency } from '../../lib/currency.ts';
import { t, translate } from '../../lib/i18n.ts';
import { formatMoney } from '../../lib/money.ts';
import { defineTemplate, type Templates } from '../../messages/message-template.ts';
import { type Deduction, deductionBounds } from './deductions.rule.ts';

type ReceiptFacts = { company: string; number: string; amount: string; reference: string; receivedOn: string };
type Recorded = ReceiptFacts & {
  /** Mails that an earlier release queued have no figures of what is left. */
  paid: readonly { reference: string; amountMinor: number; leftMinor?: number }[];
  unpaidMinor?: number;
  deductions?: readonly Deduction[];
  orderNumber?: string;
  keptMinor?: number;
  onAccountMinor: number;
};
type Reversed = ReceiptFacts & { why: string };

const factsOf = ({ company, number, reference, receivedOn }: ReceiptFacts) =>
  [
    [t`Company`, company],
    [t`Receipt`, number, 'code'],
    [t`Reference`, reference, 'code'],
    [t`Received`, receivedOn],
  ] as const;

const statementLink = (address: string) =>
  ({ kind: 'link', label: t`Account Statement`, href: `${address}/statement` }) as const;

const recorded = defineTemplate((receipt: Recorded, { site, address }) => {
  const money = moneyIn(site.currency);
  const { orderNumber = '', keptMinor = 0 } = receipt;
  const reserved = keptMinor > 0 ? [[t`Reserved for order ${orderNumber}`, money(keptMinor)] as const] : [];
  const onAccount = receipt.onAccountMinor > 0 ? [[t`On account`, money(receipt.onAccountMinor)] as const] : [];
  return {
    subject: t`We received ${receipt.amount}`,
    blocks: [
      { kind: 'text', text: t`Thank you. We received ${receipt.amount}.` },
      { kind: 'facts', rows: factsOf(receipt) },
      {
        kind: 'facts',
        rows: [
          ...receipt.paid.map((part) => [t`Paid on ${part.reference}`, paidText(part, money)] as const),
          ...(receipt.deductions ?? []).map(
            ({ kind, amountMinor }) => [deductedText(kind), money(amountMinor)] as const,
          ),
          ...reserved,
          ...onAccount,
          ...unpaidRow(receipt, money),
        ],
      },
      ...(onAccount.length > 0
        ? [{ kind: 'text', text: t`Your credit balance will be applied to your next invoice.` } as const]
        : []),
      statementLink(address),
      { kind: 'note', text: t`Questions? Write to ${site.contact.email}.` },
    ],
  };
});

const deductedText = (kind: Deduction['kind']) => t`of it: ${translate(deductionBounds[kind].label)}`;

type ToText = (minor: number) => string;

const paidText = ({ amountMinor, leftMinor = 0 }: Recorded['paid'][number], money: ToText): string =>
  leftMinor > 0 ? t`${money(amountMinor)}, ${money(leftMinor)} of it still unpaid` : money(amountMinor);

function unpaidRow({ unpaidMinor }: Recorded, money: ToText): (readonly [string, string])[] {
  if (unpaidMinor === undefined) return [];
  return [[t`Total unpaid`, unpaidMinor > 0 ? money(unpaidMinor) : t`nothing`]];
}

const reversed = defineTemplate((receipt: Reversed, { site, address }) => ({
  subject: t`Your payment of ${receipt.amount} was reversed`,
  blocks: [
    { kind: 'text', text: t`We had to reverse receipt ${receipt.number}: ${receipt.why}` },
    { kind: 'facts', rows: factsOf(receipt) },
    { kind: 'text', text: t`The invoices it paid are open again.` },
    statementLink(address),
    { kind: 'note', text: t`Questions? Write to ${site.contact.email} or call ${site.contact.phone}.` },
  ],
}));

const moneyIn = (currency: Currency) => (minor: number) => formatMoney({ minor, currency });

export const receiptTemplates: Templates = { 'receipt-recorded': recorded, 'receipt-reversed': reversed };
