import type { Database } from '../../server/database/database.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import type { RestReason } from '../bank-lines.table.ts';
import { insertRests } from '../bank-statement/book-bank-line.db.ts';
import { restNoteRefusal } from '../bank-statement/line-booking.rule.ts';
import { lockCustomerRow } from '../credit/ledger.db.ts';
import { endRests, findUnpaidInvoice } from './unpaid-rest.db.ts';

export type UnpaidNote = { invoice: string; reason: RestReason; note: string; by: string; now: Date };

/** Why an invoice is not paid; one in dispute is not reminded of. */
export async function noteUnpaid(database: Database, site: Site, noted: UnpaidNote): Promise<Refusal | undefined> {
  const { reason, by, now } = noted;
  const note = noted.note.trim();
  const refusal = restNoteRefusal(reason, note);
  if (refusal) return new Refusal('cannot_be', refusal);
  return changeRest(database, site, noted, { reason, note }, async (db, { id, customerId, openMinor }) => {
    const rows = JSON.stringify([{ invoiceEntryId: id, reason, note, amountMinor: openMinor }]);
    await insertRests(db, { site: site.code, customerId, bankLineId: null, currency: site.currency, rows, by, now });
  });
}

export async function endUnpaidNote(
  database: Database,
  site: Site,
  ended: Pick<UnpaidNote, 'invoice' | 'by' | 'now'>,
): Promise<Refusal | undefined> {
  return changeRest(database, site, ended, null, async (db, { id }) => endRests(db, { ...ended, id }));
}

type Change = (
  db: Parameters<typeof insertRests>[0],
  invoice: { id: number; customerId: number; openMinor: number },
) => Promise<unknown>;

async function changeRest(
  database: Database,
  site: Site,
  { invoice: number, by, now }: Pick<UnpaidNote, 'invoice' | 'by' | 'now'>,
  after: { reason: RestReason; note: string } | null,
  change: Change,
): Promise<Refusal | undefined> {
  const wanted = { site: site.code, number: number.trim() };
  return database.transaction(async (db) => {
    const [known] = await findUnpaidInvoice(db, wanted);
    if (known) await lockCustomerRow(db, known);
    const [invoice] = await findUnpaidInvoice(db, wanted);
    if (!invoice) return new Refusal('unknown_invoice', `${site.name} has no unpaid invoice ${wanted.number}.`);
    const before = invoice.reason === null ? null : { reason: invoice.reason, note: invoice.note, by: invoice.notedBy };
    if (after === null && before === null) return new Refusal('changed_since', `Nothing is noted of ${wanted.number}.`);
    await change(db, invoice);
    await recordAudit(db, {
      site: site.code,
      at: now,
      actor: 'staff',
      actorName: by,
      action: after ? 'unpaid invoice noted' : 'note of unpaid invoice ended',
      subject: wanted.number,
      customerId: invoice.customerId,
      details: { before, after },
    });
    return undefined;
  });
}
