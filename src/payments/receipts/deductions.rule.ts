// What of a receipt's invoices is closed by other than money: tax deducted, a bank's charge, discount, rounding, exchange.

import type { Currency } from '../../lib/currency.ts';
import { msg } from '../../lib/i18n.ts';
import { formatMoney } from '../../lib/money.ts';
import { sum } from '../../lib/sum.ts';
import type { DeductionKind } from '../deductions.data.ts';

/** What an invoice gets. */
type Part = { reference: string; amountMinor: number };

/** Below 0 where more came in than was billed; `section` is that of a tax. */
export type Deduction = { kind: DeductionKind; amountMinor: number; section?: string | undefined };

/** A deduction is at most its share of what the invoices get, or the amount where that is more. */
type Bounds = { label: string; shareBp: number; maxMinor: number; mayAdd?: true };

export const deductionBounds: Readonly<Record<DeductionKind, Bounds>> = {
  tax_deducted: { label: msg('Tax deducted'), shareBp: 20_00, maxMinor: 0 },
  bank_charge: { label: msg('Bank charge'), shareBp: 5_00, maxMinor: 1_000_00 },
  cash_discount: { label: msg('Cash discount'), shareBp: 5_00, maxMinor: 0 },
  rounding: { label: msg('Rounding'), shareBp: 0, maxMinor: 10_00, mayAdd: true },
  exchange: { label: msg('Exchange difference'), shareBp: 5_00, maxMinor: 0, mayAdd: true },
};

export type SplitReceipt = {
  amountMinor: number;
  currency: Currency;
  deductions: readonly Deduction[];
  parts: readonly Part[];
  /** The sections under which customers of the site deduct tax; none where the law knows no such tax. */
  taxSections: readonly string[];
  /** What receipts before closed of these invoices in the same way, so that no limit is passed in parts. */
  before?: Readonly<Partial<Record<string, number>>>;
};

/** Why a receipt cannot be split so; everything must be explained to the last paisa. */
export function deductionRefusal(receipt: SplitReceipt): string | undefined {
  const { amountMinor, currency, deductions, parts, taxSections, before = {} } = receipt;
  const money = (minor: number) => formatMoney({ minor: Math.abs(minor), currency });
  const partsMinor = sum(parts, (part) => part.amountMinor);
  for (const [at, { kind, amountMinor: minor, section = '' }] of deductions.entries()) {
    const { label, shareBp, maxMinor, mayAdd } = deductionBounds[kind];
    if (deductions.findIndex((one) => one.kind === kind) !== at) return `${label} appears twice.`;
    if (!Number.isSafeInteger(minor) || minor === 0 || (minor < 0 && !mayAdd))
      return `${label}: write the amount, or leave it out.`;
    if (kind === 'tax_deducted' && taxSections.length === 0) return 'No tax is deducted from payments in this country.';
    if (kind === 'tax_deducted' && !taxSections.includes(section)) return 'Choose the section of the tax deducted.';
    const most = Math.max(maxMinor - (before[kind] ?? 0), Math.floor((partsMinor * shareBp) / 10_000));
    if (Math.abs(minor) > most) return `${label} can be at most ${money(most)} here; write off what is more.`;
  }
  if (parts.length === 0) return 'Choose the invoices that were paid with a part kept back.';
  const left = amountMinor + sum(deductions, (one) => one.amountMinor) - partsMinor;
  if (left === 0) return undefined;
  return left > 0
    ? `${money(left)} is left to explain: the invoices get less than came in and was kept back.`
    : `${money(left)} is left to explain: the invoices get more than came in and was kept back.`;
}

/** What each source pays of the parts, one source after the other. */
export function shareParts(parts: readonly Part[], amounts: readonly number[]): Part[][] {
  const left = parts.map((part) => ({ ...part }));
  return amounts.map((amountMinor) => {
    let rest = amountMinor;
    return left.flatMap((part) => {
      const taken = Math.min(rest, part.amountMinor);
      part.amountMinor -= taken;
      rest -= taken;
      return taken > 0 ? [{ reference: part.reference, amountMinor: taken }] : [];
    });
  });
}
