import type { Database } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import { byStaff, recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import type { UnpaidReason } from '../bank-line.data.ts';
import { insertUnpaidBalances } from '../bank-statement/book-bank-line.db.ts';
import { unpaidNoteRefusal } from '../bank-statement/line-booking.rule.ts';
import { lockCustomerRow } from '../credit/ledger.db.ts';
import { debtorRefusals } from '../payment-refusals.ts';
import { endUnpaidBalances, findUnpaidInvoice } from './receivables.db.ts';

export type UnpaidNote = {
  customerId: number;
  invoice: string;
  reason: UnpaidReason;
  note: string;
  by: string;
  now: Date;
};

/** Why an invoice is not paid; one in dispute is not reminded of. */
export async function noteUnpaid(
  database: Database,
  site: Site,
  noted: UnpaidNote,
): Promise<Refusal<'changed_since' | 'note' | 'unknown_invoice'> | undefined> {
  const { reason, by, now } = noted;
  const note = noted.note.trim();
  const refusal = unpaidNoteRefusal(reason, note);
  if (refusal) return refuse(debtorRefusals, 'note', { reason: refusal });
  return changeUnpaidBalance(database, site, noted, { reason, note }, async (db, { id, customerId, openMinor }) => {
    const rows = JSON.stringify([{ invoiceEntryId: id, reason, note, amountMinor: openMinor }]);
    await insertUnpaidBalances(db, {
      site: site.code,
      customerId,
      bankLineId: null,
      currency: site.currency,
      rows,
      by,
      now,
    });
  });
}

export async function endUnpaidNote(
  database: Database,
  site: Site,
  ended: Omit<UnpaidNote, 'reason' | 'note'>,
): Promise<Refusal<'changed_since' | 'unknown_invoice'> | undefined> {
  return changeUnpaidBalance(database, site, ended, null, async (db, { id }) =>
    endUnpaidBalances(db, { ...ended, id }),
  );
}

type Change = (
  db: Parameters<typeof insertUnpaidBalances>[0],
  invoice: { id: number; customerId: number; openMinor: number },
) => Promise<unknown>;

async function changeUnpaidBalance(
  database: Database,
  site: Site,
  { customerId, invoice: number, by, now }: Omit<UnpaidNote, 'reason' | 'note'>,
  after: { reason: UnpaidReason; note: string } | null,
  change: Change,
): Promise<Refusal<'changed_since' | 'unknown_invoice'> | undefined> {
  const wanted = { site: site.code, customerId, number: number.trim() };
  return database.transaction(async (db) => {
    await lockCustomerRow(db, wanted);
    const [invoice] = await findUnpaidInvoice(db, wanted);
    if (!invoice) return refuse(debtorRefusals, 'unknown_invoice', { number: wanted.number });
    const before = invoice.reason === null ? null : { reason: invoice.reason, note: invoice.note, by: invoice.notedBy };
    if (after === null && before === null)
      return refuse(debtorRefusals, 'changed_since.nothing_noted', { number: wanted.number });
    await change(db, invoice);
    await recordAudit(db, {
      ...byStaff(site, { by, now }),
      action: after ? 'unpaid invoice noted' : 'note of unpaid invoice ended',
      subject: wanted.number,
      customerId: invoice.customerId,
      details: { before, after },
    });
    return undefined;
  });
}
