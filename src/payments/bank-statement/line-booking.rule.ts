// What staff may book of a bank line: at most its amount, each document once, with a reason for what stays unpaid.

import type { Currency } from '../../lib/currency.ts';
import { exampleAmount, formatMoney } from '../../lib/money.ts';
import { sum } from '../../lib/sum.ts';
import type { UnpaidReason } from '../bank-line.data.ts';
import type { MatchedPart } from './bank-rows.contract.ts';

export type UnpaidBalance = { invoice: string; reason: UnpaidReason; note: string };

export const maxNoteLength = 300;
const maxParts = 100;

type Booking = {
  amountMinor: number;
  currency: Currency;
  parts: readonly MatchedPart[];
  deductions?: readonly { amountMinor: number }[];
  orderNumber: string;
  unpaidBalances: readonly UnpaidBalance[];
  note: string;
};

/** `open` are the customer's open invoices. */
export function bookingRefusal(
  { amountMinor, currency, parts, deductions = [], orderNumber, unpaidBalances, note }: Booking,
  open: readonly { reference: string; openMinor: number }[],
): string | undefined {
  if (amountMinor <= 0) return 'The line is money that went out; take a receipt back with it, or ignore it.';
  if (orderNumber && parts.length > 0) return 'Book the line for invoices or for an order, not for both.';
  if (parts.length > maxParts) return `Book at most ${maxParts} invoices at once.`;
  if (note.length > maxNoteLength) return `Use at most ${maxNoteLength} characters for the note.`;
  // Whether all of a split is explained, the receipt says.
  const whole = deductions.length > 0 ? Number.POSITIVE_INFINITY : amountMinor;
  return (
    partsRefusal({ amountMinor: whole, currency, parts }, open) ?? unpaidBalanceRefusal({ parts, unpaidBalances }, open)
  );
}

function partsRefusal(
  { amountMinor, currency, parts }: Pick<Booking, 'amountMinor' | 'currency' | 'parts'>,
  open: readonly { reference: string; openMinor: number }[],
): string | undefined {
  for (const [at, { reference, amountMinor: part }] of parts.entries()) {
    const invoice = open.find((one) => one.reference === reference);
    if (!invoice) return `${reference} is not an open invoice of this customer.`;
    if (parts.findIndex((one) => one.reference === reference) !== at) return `${reference} appears twice.`;
    if (!Number.isSafeInteger(part) || part <= 0)
      return `Write what ${reference} gets, like 125000 or ${exampleAmount(currency)}.`;
    if (part > invoice.openMinor)
      return `${reference} is open by ${formatMoney({ minor: invoice.openMinor, currency })} only.`;
  }
  const tooMuch = sum(parts, (part) => part.amountMinor) - amountMinor;
  return tooMuch > 0 ? `The invoices get ${formatMoney({ minor: tooMuch, currency })} more than came in.` : undefined;
}

function unpaidBalanceRefusal(
  { parts, unpaidBalances }: Pick<Booking, 'parts' | 'unpaidBalances'>,
  open: readonly { reference: string; openMinor: number }[],
): string | undefined {
  for (const { invoice, reason, note } of unpaidBalances) {
    const part = parts.find(({ reference }) => reference === invoice);
    const unpaid = open.find(({ reference }) => reference === invoice)?.openMinor ?? 0;
    if (!part || part.amountMinor >= unpaid) return `Nothing of ${invoice} stays unpaid; leave its reason out.`;
    const refusal = unpaidNoteRefusal(reason, note);
    if (refusal) return refusal;
  }
  const unexplained = parts.find(({ reference, amountMinor }) => {
    const unpaid = open.find((one) => one.reference === reference)?.openMinor ?? 0;
    return amountMinor < unpaid && !unpaidBalances.some(({ invoice }) => invoice === reference);
  });
  return unexplained && `Say why a part of ${unexplained.reference} stays unpaid.`;
}

/** A dispute needs words, and so does what none of the reasons names. */
export function unpaidNoteRefusal(reason: UnpaidReason, note: string): string | undefined {
  if (note.length > maxNoteLength) return `Use at most ${maxNoteLength} characters for the reason.`;
  if (note.trim() !== '' || reason === 'later' || reason === 'tax_withheld') return undefined;
  return reason === 'dispute' ? 'Write what is in dispute.' : 'Write why it stays unpaid.';
}
