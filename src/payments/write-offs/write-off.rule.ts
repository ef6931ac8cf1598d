// What may be given up of an invoice: by accounts small sums, by an administrator any.

import type { Currency } from '../../lib/currency.ts';
import { exampleAmount, formatMoney } from '../../lib/money.ts';

/** What nobody pays, or a discount without tax. */
export const givenUpKinds = ['write_off', 'cash_discount'] as const;
export type GivenUpKind = (typeof givenUpKinds)[number];

const maxReasonLength = 300;

/** What accounts may write off of one invoice where the settings say nothing. */
export const usualWriteOffMinor = 100_00;

export type WriteOffAsked = {
  amountMinor: number;
  currency: Currency;
  reason: string;
  openMinor: number;
  /** What was written off of the invoice before and not taken back. */
  writtenOffMinor: number;
  /** What this person may write off of one invoice. */
  limitMinor: number;
};

export function writeOffRefusal(
  asked: WriteOffAsked,
): { field: 'amount' | 'write_off_reason'; reason: string } | undefined {
  const { amountMinor, currency, reason, openMinor, writtenOffMinor, limitMinor } = asked;
  const money = (minor: number) => formatMoney({ minor, currency });
  const amount = (text: string) => ({ field: 'amount' as const, reason: text });
  if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0)
    return amount(`Write the amount, like 0.40 or ${exampleAmount(currency)}.`);
  if (amountMinor > openMinor) return amount(`Only ${money(openMinor)} of it is open.`);
  if (writtenOffMinor + amountMinor > limitMinor)
    return amount(`You may write off ${money(limitMinor)} of an invoice; ask an administrator for more.`);
  if (reason === '') return { field: 'write_off_reason', reason: 'Write why it is given up.' };
  if (reason.length <= maxReasonLength) return undefined;
  return { field: 'write_off_reason', reason: `Use at most ${maxReasonLength} characters for the reason.` };
}
