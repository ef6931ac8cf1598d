import { cutText } from '../../lib/cut-text.ts';
import { addDays } from '../../lib/dates.ts';
import type { Database, Db } from '../../server/database/database.server.ts';
import { Refusal, refuse } from '../../server/refuse.server.ts';
import { recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { findOpenInvoices, lockCustomerRow } from '../credit/ledger.db.ts';
import type { Paid } from '../credit/ledger.server.ts';
import { bankLineRefusals, debtorRefusals, receiptRefusals } from '../payment-refusals.ts';
import type { Deduction } from '../receipts/deductions.rule.ts';
import { findReceipt, type ReceiptRow } from '../receipts/receipts.db.ts';
import type { RecordReceiptRefusal } from '../receipts/receipts.server.ts';
import { type OrderToPay, type RecordedReceipt, recordReceiptInTransaction } from '../receipts/receipts.server.ts';
import { type BankLineRow, decideLine } from './bank-lines.db.ts';
import { findPayerById, findSameMoney, insertUnpaidBalances, type UnlinkedReceipt } from './book-bank-line.db.ts';
import { bookingRefusal, type UnpaidBalance } from './line-booking.rule.ts';
import { type BankLineEdit, lineAudit, lockUnchangedLine, notOpen } from './line-state.server.ts';

export type LineBooking = BankLineEdit & {
  customerId: number;
  /** What each invoice gets; what is left stays on account. */
  parts: readonly Paid[];
  /** What of the parts is closed by other than the money of the line. */
  deductions?: readonly Deduction[];
  unpaidBalances: readonly UnpaidBalance[];
  note: string;
  /** Confirms that it is not the money of a receipt that was recorded by hand. */
  allowDuplicate: boolean;
};

export type BookedLine = RecordedReceipt & { company: string };

const sameMoneyDays = 5;
const maxReferenceLength = 100;

/** The customer of an order must be locked before. */
export async function bookLineInTransaction(
  db: Db,
  site: Site,
  booking: LineBooking,
  order?: OrderToPay,
): Promise<BookedLine | Refusal<'changed_since' | 'decided_before' | 'unknown_line' | RecordReceiptRefusal>> {
  const { customerId, parts, deductions = [], unpaidBalances, note, allowDuplicate, by, now } = booking;
  await lockCustomerRow(db, { customerId });
  const line = await lockUnchangedLine(db, site, booking);
  if (line instanceof Refusal) return line;
  if (line.state !== 'open') return notOpen(site, line);
  const [payer] = await findPayerById(db, { site: site.code, customerId });
  if (!payer) return refuse(debtorRefusals, 'unknown_customer', { site: site.name });
  const open = await findOpenInvoices(db, { customerId });
  const refusal = bookingRefusal(
    { ...line, parts, deductions, unpaidBalances, note, orderNumber: order?.number ?? '' },
    open,
  );
  if (refusal) return refuse(bankLineRefusals, 'cannot_be', { reason: refusal });
  const twice = allowDuplicate ? undefined : await sameMoneyRefusal(db, customerId, line);
  if (twice) return twice;
  const receipt = await recordReceiptInTransaction(
    db,
    site,
    {
      customerId,
      amountMinor: line.amountMinor,
      reference: cutText(line.reference || line.text || 'Bank transfer', maxReferenceLength),
      receivedOn: line.bookedOn,
      ...(order ? {} : { parts }),
      deductions,
      allowDuplicate: true,
      by,
      now,
    },
    order,
  );
  if (receipt instanceof Refusal) return receipt;
  const [written] = await findReceipt(db, { site: site.code, number: receipt.number });
  if (!written) throw new Error('a receipt was recorded, but is not found');
  await noteUnpaidBalances(db, site, booking, open);
  await settle(db, site, booking, line, { company: payer.company, receipt: written, order, parts: receipt.paid });
  return { ...receipt, company: payer.company };
}

/** Receipts of these days over the amount of the line that were recorded without a bank line. */
export const findUnlinkedReceipts = (
  db: Db,
  customerId: number,
  { amountMinor, bookedOn }: Pick<BankLineRow, 'amountMinor' | 'bookedOn'>,
  days = sameMoneyDays,
): Promise<UnlinkedReceipt[]> =>
  findSameMoney(db, { customerId, amountMinor, from: addDays(bookedOn, -days), to: addDays(bookedOn, days) });

async function sameMoneyRefusal(
  db: Db,
  customerId: number,
  line: BankLineRow,
): Promise<Refusal<'receipt_twice'> | undefined> {
  const [same] = await findUnlinkedReceipts(db, customerId, line);
  if (!same) return undefined;
  return refuse(bankLineRefusals, 'receipt_twice', { number: same.number, by: same.createdBy });
}

async function noteUnpaidBalances(
  db: Db,
  site: Site,
  { lineId: bankLineId, customerId, parts, unpaidBalances, by, now }: LineBooking,
  open: readonly { id: number; reference: string; openMinor: number }[],
): Promise<void> {
  const rows = unpaidBalances.flatMap(({ invoice, reason, note }) =>
    open
      .filter(({ reference }) => reference === invoice)
      .map(({ id, openMinor }) => {
        const paid = parts.find(({ reference }) => reference === invoice)?.amountMinor ?? 0;
        return { invoiceEntryId: id, reason, note: note.trim(), amountMinor: openMinor - paid };
      }),
  );
  if (rows.length === 0) return;
  const { code, currency } = site;
  await insertUnpaidBalances(db, { site: code, customerId, bankLineId, currency, rows: JSON.stringify(rows), now, by });
}

type Settled = {
  company: string;
  receipt: Pick<ReceiptRow, 'id' | 'number'>;
  order?: OrderToPay | undefined;
  parts: readonly Paid[];
};

async function settle(
  db: Db,
  site: Site,
  booking: Pick<LineBooking, 'customerId' | 'deductions' | 'note' | 'unpaidBalances'> & BankLineEdit,
  line: BankLineRow,
  { company, receipt, order, parts }: Settled,
): Promise<void> {
  const { customerId, deductions, note, unpaidBalances, by, now } = booking;
  await decideLine(db, { id: line.id, state: 'booked', customerId, receiptId: receipt.id, note, by, now });
  const after = {
    state: 'booked',
    company,
    receipt: receipt.number,
    note,
    parts,
    ...(deductions && deductions.length > 0 && { deductions }),
    unpaidBalances,
    order: order?.number ?? null,
  };
  await recordAudit(db, lineAudit(site, booking, line, { action: 'bank line booked', customerId, after }));
}

export type LineLink = BankLineEdit & { receiptNumber: string };

/** Staff may have recorded the receipt before the statement was imported. */
export const linkBankLine = (
  database: Database,
  site: Site,
  link: LineLink,
): Promise<
  ReceiptRow | Refusal<'cannot_be' | 'changed_since' | 'decided_before' | 'unknown_line' | 'unknown_receipt'>
> => database.transaction((db) => linkInTransaction(db, site, link));

async function linkInTransaction(
  db: Db,
  site: Site,
  link: LineLink,
): Promise<
  ReceiptRow | Refusal<'cannot_be' | 'changed_since' | 'decided_before' | 'unknown_line' | 'unknown_receipt'>
> {
  const number = link.receiptNumber.trim().toUpperCase();
  const [receipt] = await findReceipt(db, { site: site.code, number });
  if (!receipt) return refuse(receiptRefusals, 'unknown_receipt', { site: site.name, number });
  const { customerId, company } = receipt;
  await lockCustomerRow(db, { customerId });
  const line = await lockUnchangedLine(db, site, link);
  if (line instanceof Refusal) return line;
  if (line.state !== 'open') return notOpen(site, line);
  const free = await findUnlinkedReceipts(db, customerId, line, maxLinkDays);
  if (!free.some((one) => one.number === number))
    return refuse(bankLineRefusals, 'cannot_be.other_receipt', { number, days: maxLinkDays });
  const { by, now } = link;
  await decideLine(db, { id: line.id, state: 'booked', customerId, receiptId: receipt.id, note: '', by, now });
  const after = { state: 'booked', company, receipt: number, note: '' };
  await recordAudit(db, lineAudit(site, link, line, { action: 'bank line linked', customerId, after }));
  return receipt;
}

const maxLinkDays = 60;
