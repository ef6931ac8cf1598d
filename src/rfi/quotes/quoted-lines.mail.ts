import type { TaxTreatment } from '../../account/tax-registration/place-of-supply.rule.ts';
import { quantityText } from '../../catalogue/items/item-format.rule.ts';
import { lineTax } from '../../catalogue/pricing/tax.rule.ts';
import { currencySign } from '../../lib/currency.ts';
import { type Day, formatDay, formatNearDay } from '../../lib/dates.ts';
import { plural, t } from '../../lib/i18n.ts';
import { formatAmount, formatMoney } from '../../lib/money.ts';
import { sum } from '../../lib/sum.ts';
import type { ContentBlock } from '../../messages/message-template.ts';
import type { Site } from '../../sites/site.ts';
import { quotedQuantityText } from '../quoted-quantity.rule.ts';
import { rfiPath } from '../rfi-link.ts';
import type { LockedRfiLine } from './answer-rfi.db.ts';

/** A quoted line as mails tell of it, which the outbox stores. */
export type QuotedInMail = {
  lineNo: number;
  name: string;
  maker: string;
  /** What was requested where another item is quoted; ''. */
  askedAs: string;
  quantity: number;
  quantityAsked: number;
  unit: string;
  unitMinor: number;
  taxMinor: number;
  expectedOn: Day | '';
  validUntil: Day;
  note: string;
  /** Offered beside the line before it, of which the buyer orders one. */
  isAlternative: boolean;
};

type Priced = Omit<QuotedInMail, 'taxMinor' | 'note' | 'isAlternative'> & { taxBp: number };

export function quotedInMail(
  { taxBp, ...line }: Priced,
  form: TaxTreatment,
  own: { note?: string; isAlternative?: boolean } = {},
): QuotedInMail {
  const { note = '', isAlternative = false } = own;
  return { ...line, taxMinor: lineTax(line.unitMinor * line.quantity, taxBp, form), note, isAlternative };
}

/** A line as it is quoted now. */
export const quotedNow = (line: LockedRfiLine, form: TaxTreatment, validUntil = line.validUntil): QuotedInMail =>
  quotedInMail(
    {
      lineNo: line.lineNo,
      name: line.itemName,
      maker: line.maker,
      askedAs: line.askedAs,
      quantity: line.quotedQuantity ?? line.quantityAsked,
      quantityAsked: line.quantityAsked,
      unit: line.unit,
      unitMinor: line.quotedMinor ?? 0,
      taxBp: line.taxBp,
      expectedOn: line.quotedOn ?? '',
      validUntil: validUntil ?? '',
    },
    form,
    { isAlternative: line.alternativeTo !== null },
  );

/** The lines with price and total, and what one of each choice adds up to with tax. */
export function quotedBlocks(lines: readonly QuotedInMail[], site: Site): ContentBlock[] {
  if (lines.length === 0) return [];
  const { currency, tax } = site;
  const sign = currencySign(currency);
  const amount = (minor: number) => formatAmount({ minor, currency });
  const isOneDay = new Set(lines.map((line) => line.validUntil)).size === 1;
  const { subtotalMinor, taxMinor } = totalsOf(lines);
  return [
    {
      kind: 'table',
      head: [t`Item`, t`Qty`, t`Price, ${sign}`, t`Total, ${sign}`],
      rows: lines.map((line) => [
        { code: line.name, about: aboutLine(line, isOneDay) },
        quotedQuantity(line),
        amount(line.unitMinor),
        amount(line.unitMinor * line.quantity),
      ]),
    },
    {
      kind: 'totals',
      rows: [
        [t`Subtotal`, amount(subtotalMinor)],
        [tax.label, amount(taxMinor)],
        [t`Total with ${tax.label}`, totalWithTax(lines, site)],
      ],
    },
  ];
}

const quotedQuantity = ({ quantity, quantityAsked, unit }: QuotedInMail) =>
  quantity < quantityAsked
    ? [quotedQuantityText(quantity, quantityAsked), unit].filter(Boolean).join(' ')
    : quantityText(quantity, unit);

function aboutLine(line: QuotedInMail, isOneDay: boolean): string[] {
  const { maker, askedAs, isAlternative, expectedOn, validUntil, note } = line;
  return [
    maker,
    isAlternative ? t`or this instead; the total counts the first` : askedAs && t`instead of ${askedAs}`,
    expectedOn && t`Expected ${formatNearDay(expectedOn)}`,
    isOneDay ? '' : t`Valid until ${formatNearDay(validUntil)}`,
    note,
  ].filter(Boolean);
}

const ordered = (lines: readonly QuotedInMail[]) => lines.filter((line) => !line.isAlternative);

function totalsOf(lines: readonly QuotedInMail[]) {
  const counted = ordered(lines);
  return {
    subtotalMinor: sum(counted, (line) => line.unitMinor * line.quantity),
    taxMinor: sum(counted, (line) => line.taxMinor),
  };
}

export function totalWithTax(lines: readonly QuotedInMail[], { currency }: Site): string {
  const { subtotalMinor, taxMinor } = totalsOf(lines);
  return formatMoney({ minor: subtotalMinor + taxMinor, currency });
}

/** '14 Dec 2026', the first day on which one of them ends. */
export const firstEnd = (lines: readonly QuotedInMail[]): string =>
  formatDay(lines.map((line) => line.validUntil).toSorted()[0] ?? '');

/** Leads to the RFI with these lines chosen; nothing is ordered by pressing it. */
export function orderLinks(rfiNumber: string, lines: readonly QuotedInMail[], address: string): ContentBlock[] {
  const numbers = ordered(lines).map((line) => line.lineNo);
  const see: ContentBlock = {
    kind: 'link',
    label: t`Your RFI with the quote as PDF`,
    href: address + rfiPath(rfiNumber),
  };
  if (numbers.length === 0) return [see];
  const label = numbers.length === 1 ? t`Order this line` : t`Order the ${plural(numbers.length, 'line')}`;
  return [{ kind: 'link', label, href: address + rfiPath(rfiNumber, numbers) }, see];
}
