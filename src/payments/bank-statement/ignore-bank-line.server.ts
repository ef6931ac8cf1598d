import type { Database } from '../../server/database/database.server.ts';
import { Refusal, refuse } from '../../server/refuse.server.ts';
import { recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { bankLineRefusals } from '../payment-refusals.ts';
import { decideLine } from './bank-lines.db.ts';
import { maxNoteLength } from './line-booking.rule.ts';
import { type BankLineEdit, lineAudit, lockUnchangedLine, notOpen } from './line-state.server.ts';

/** A line is ignored when its money is no customer's: interest, own transfers, charges. */
export async function ignoreBankLine(
  database: Database,
  site: Site,
  ignoring: BankLineEdit & { reason: string },
): Promise<Refusal<'cannot_be' | 'changed_since' | 'decided_before' | 'unknown_line'> | undefined> {
  const reason = ignoring.reason.trim();
  if (reason === '') return refuse(bankLineRefusals, 'cannot_be.no_reason');
  if (reason.length > maxNoteLength) return refuse(bankLineRefusals, 'cannot_be.long_reason', { max: maxNoteLength });
  const { by, now } = ignoring;
  return database.transaction(async (db) => {
    const line = await lockUnchangedLine(db, site, ignoring);
    if (line instanceof Refusal) return line;
    if (line.state !== 'open') return notOpen(site, line);
    await decideLine(db, { id: line.id, state: 'ignored', customerId: null, receiptId: null, note: reason, by, now });
    const after = { state: 'ignored', note: reason };
    await recordAudit(db, lineAudit(site, ignoring, line, { action: 'bank line ignored', after }));
    return undefined;
  });
}
