import type { Db } from '../../server/database/database.server.ts';
import { lowerOpen } from '../credit/ledger.db.ts';
import {
  type Booking,
  book,
  bookInPlaceOfMoney,
  bookMoneyOut,
  type Ledger,
  type Paid,
} from '../credit/ledger.server.ts';
import { type DeductionKind, isDeductionKind } from '../deductions.data.ts';
import { endTaxDeductions, findDeductions, insertTaxDeduction } from './deductions.db.ts';
import type { Deduction } from './deductions.rule.ts';
import { findReceipt, type ReceiptRow } from './receipts.db.ts';

type Deductions = {
  /** Those with which more came in than was billed. */
  added: readonly Deduction[];
  kept: readonly Deduction[];
  /** What each of `kept` closes. */
  closed: readonly (readonly Paid[])[];
};

/** The receipt is booked before. */
export async function bookDeductions(
  db: Db,
  ledger: Ledger,
  money: Booking & { reference: string; bookedOn: string },
  { added, kept, closed }: Deductions,
): Promise<void> {
  const { site, customerId } = ledger;
  for (const [at, { kind, amountMinor, section = '' }] of kept.entries()) {
    const booking = { ...money, amountMinor: -amountMinor, note: section };
    const entryId = await bookInPlaceOfMoney(db, ledger, kind, booking, closed[at] ?? []);
    if (kind === 'tax_deducted')
      await insertTaxDeduction(db, { entryId, site: site.code, customerId, section, deductedOn: money.bookedOn });
  }
  if (added.length === 0) return;
  const [receipt] = await findReceipt(db, { site: site.code, number: money.reference });
  if (!receipt) throw new Error('a receipt was booked, but is not found');
  for (const { kind, amountMinor } of added)
    await bookMoneyOut(db, ledger, kind, receipt, { ...money, amountMinor: -amountMinor, note: '' });
}

/** Books the opposite of each; money that was taken from the receipt is on account again. */
export async function takeDeductionsBack(
  db: Db,
  ledger: Ledger,
  receipt: ReceiptRow,
  how: Pick<Booking, 'note' | 'now' | 'by'>,
): Promise<void> {
  const entries = await findDeductions(db, { receiptId: receipt.id });
  const { currency, number: reference, id: receiptId } = receipt;
  const booking = { ...how, orderId: null, receiptId, currency, reference };
  for (const { id, kind, amountMinor } of entries) {
    if (!isDeductionKind(kind)) continue;
    const opposite = { ...booking, amountMinor: -amountMinor };
    if (amountMinor < 0) await bookMoneyOut(db, ledger, kind, { entryId: id, openMinor: 0 }, opposite);
    else await giveBack(db, ledger, receipt, kind, opposite);
  }
  await endTaxDeductions(db, { ids: entries.map(({ id }) => id), now: how.now });
}

/** What came in above the bills is the receipt's again. */
async function giveBack(db: Db, ledger: Ledger, { entryId }: ReceiptRow, kind: DeductionKind, opposite: Booking) {
  const id = await book(db, ledger, kind, opposite);
  if (id === undefined) throw new Error(`a ${kind} could not be taken back`);
  await lowerOpen(db, { id, amountMinor: -opposite.amountMinor });
  await lowerOpen(db, { id: entryId, amountMinor: opposite.amountMinor });
}
