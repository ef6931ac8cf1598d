// A statement runs from the balance before its period to the balance after it. Amounts in minor units.

import { addDays, type Day, isDay } from '../../lib/dates.ts';
import { msg, plural, t } from '../../lib/i18n.ts';
import type { LedgerKind } from '../../payments/ledger.table.ts';
import { deductionBounds } from '../../payments/receipts/deductions.rule.ts';

const usualDays = 180;

export type StatementPeriod = { from: Day; to: Day };

/** Undefined when the first day is after the last, or a day is invalid. */
export function periodOf(
  requested: { from?: Day | undefined; to?: Day | undefined },
  today: Day,
): StatementPeriod | undefined {
  const to = requested.to ?? today;
  if (!isDay(to)) return undefined;
  const from = requested.from ?? addDays(to, -usualDays);
  return isDay(from) && from <= to ? { from, to } : undefined;
}

type Moved = { amountMinor: number };

/** Billed amounts are debits, payments and credits are credits; each row has the balance after it. */
export function withBalances<Entry extends Moved>(openingMinor: number, entries: readonly Entry[]) {
  let balanceMinor = openingMinor;
  return entries.map((entry) => {
    balanceMinor += entry.amountMinor;
    return {
      ...entry,
      debitMinor: Math.max(0, entry.amountMinor),
      creditMinor: Math.max(0, -entry.amountMinor),
      balanceMinor,
    };
  });
}

const labels: Record<LedgerKind, string> = {
  order: msg('Order'),
  release: msg('Order released'),
  invoice: msg('Invoice'),
  credit_note: msg('Credit note'),
  receipt: msg('Receipt'),
  reversal: msg('Receipt reversed'),
  refund: msg('Refund'),
  write_off: msg('Written off'),
  tax_deducted: deductionBounds.tax_deducted.label,
  bank_charge: deductionBounds.bank_charge.label,
  cash_discount: deductionBounds.cash_discount.label,
  rounding: deductionBounds.rounding.label,
  exchange: deductionBounds.exchange.label,
};

const broughtForward = msg('Brought forward');
const debitNote = msg('Debit note');

/** What was taken over from the books before has no document here, whatever it was. */
export function entryKindLabel(entry: {
  kind: LedgerKind;
  isDebitNote: boolean;
  broughtForwardOn: Day | null;
}): string {
  if (entry.broughtForwardOn !== null) return broughtForward;
  return entry.isDebitNote ? debitNote : labels[entry.kind];
}

export type OpenItemState = { dueOn: Day | ''; daysOver: number; unpaidMinor: number };

/** 'Not due', '14 days past due', 'Allocated', 'On account'. */
export function openItemStateText({ dueOn, daysOver, unpaidMinor }: OpenItemState): string {
  if (dueOn === '') return unpaidMinor === 0 ? t`Allocated` : t`On account`;
  if (daysOver <= 0) return t`Not due`;
  return t`${plural(daysOver, 'day')} past due`;
}
