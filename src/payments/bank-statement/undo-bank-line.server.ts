import type { Database } from '../../server/database/database.server.ts';
import { Refusal, refuse } from '../../server/refuse.server.ts';
import { recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { lockCustomerRow } from '../credit/ledger.db.ts';
import { bankLineRefusals, receiptRefusals } from '../payment-refusals.ts';
import { findReceipt } from '../receipts/receipts.db.ts';
import { reverseReceiptInTransaction } from '../receipts/receipts.server.ts';
import { decideLine, findLine } from './bank-lines.db.ts';
import { maxNoteLength } from './line-booking.rule.ts';
import { type BankLineEdit, lineAudit, lockUnchangedLine, notOpen, unknownLine } from './line-state.server.ts';

/** Opens a decided line again. Only a booking recorded its receipt: that is reversed, and its buyer reads why. */
export async function undoBankLine(
  database: Database,
  site: Site,
  undo: BankLineEdit & { why: string },
): Promise<
  Refusal<'cannot_be' | 'changed_since' | 'reversed_before' | 'unknown_line' | 'unknown_receipt'> | undefined
> {
  const why = undo.why.trim();
  const { by, now } = undo;
  return database.transaction(async (db) => {
    const [known] = await findLine(db, { site: site.code, id: undo.lineId });
    if (!known) return unknownLine(site, undo.lineId);
    if (known.customerId !== null) await lockCustomerRow(db, { customerId: known.customerId });
    const line = await lockUnchangedLine(db, site, undo);
    if (line instanceof Refusal) return line;
    if (line.state === 'open') return refuse(bankLineRefusals, 'cannot_be.waits');
    const after = { state: 'open', why };
    const audit = lineAudit(site, undo, line, {
      action: 'bank line undone',
      customerId: line.customerId ?? undefined,
      after,
    });
    if (line.state === 'ignored' || line.linksReceipt) {
      await decideLine(db, { id: line.id, state: 'open', customerId: null, receiptId: null, note: '', by, now });
      await recordAudit(db, audit);
      return undefined;
    }
    if (line.amountMinor < 0) return refuse(bankLineRefusals, 'cannot_be.taken_back');
    const refusal = reasonRefusal(why, 'Say why the receipt is reversed; the buyer reads it.');
    if (refusal) return refusal;
    const reversed = await reverseReceiptInTransaction(db, site, { number: line.receiptNumber ?? '', why, by, now });
    if (reversed instanceof Refusal) return reversed;
    await recordAudit(db, audit);
    return undefined;
  });
}

export type TakenBack = BankLineEdit & { receiptNumber: string; why: string };

/** A line of money that went out reverses a receipt, such as a returned cheque. */
export async function takeReceiptBack(
  database: Database,
  site: Site,
  taken: TakenBack,
): Promise<
  | Refusal<'cannot_be' | 'changed_since' | 'decided_before' | 'reversed_before' | 'unknown_line' | 'unknown_receipt'>
  | undefined
> {
  const why = taken.why.trim();
  const refusal = reasonRefusal(why, 'Say why the receipt is taken back; the buyer reads it.');
  if (refusal) return refusal;
  const { by, now } = taken;
  const number = taken.receiptNumber.trim().toUpperCase();
  return database.transaction(async (db) => {
    const [known] = await findReceipt(db, { site: site.code, number });
    if (!known) return refuse(receiptRefusals, 'unknown_receipt', { site: site.name, number });
    const { id: receiptId, customerId, company } = known;
    await lockCustomerRow(db, known);
    const line = await lockUnchangedLine(db, site, taken);
    if (line instanceof Refusal) return line;
    if (line.state !== 'open') return notOpen(site, line);
    if (line.amountMinor !== -known.amountMinor) return refuse(bankLineRefusals, 'cannot_be.other_amount', { number });
    const receipt = await reverseReceiptInTransaction(db, site, { number, why, by, now, keepsLine: true });
    if (receipt instanceof Refusal) return receipt;
    await decideLine(db, { id: line.id, state: 'booked', customerId, receiptId, note: why, by, now });
    const after = { state: 'booked', company, takenBack: number, note: why };
    await recordAudit(db, lineAudit(site, taken, line, { action: 'receipt taken back', customerId, after }));
    return undefined;
  });
}

function reasonRefusal(why: string, missing: string): Refusal<'cannot_be'> | undefined {
  if (why === '') return refuse(bankLineRefusals, 'cannot_be', { reason: missing });
  if (why.length <= maxNoteLength) return undefined;
  return refuse(bankLineRefusals, 'cannot_be.long_reason', { max: maxNoteLength });
}
