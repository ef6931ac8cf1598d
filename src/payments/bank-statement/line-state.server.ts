import { formatDateTime } from '../../lib/dates.ts';
import type { Db } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import { type AuditEntry, byStaff } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { bankLineRefusals } from '../payment-refusals.ts';
import { type BankLineRow, lockBankLine } from './bank-lines.db.ts';

/** `version` is what the staff member saw. */
export type BankLineEdit = { lineId: number; version: number; by: string; now: Date };

/** The line, locked; a refusal says who decided on it since. */
export async function lockUnchangedLine(
  db: Db,
  site: Site,
  { lineId, version }: BankLineEdit,
): Promise<BankLineRow | Refusal<'changed_since' | 'unknown_line'>> {
  const [line] = await lockBankLine(db, { site: site.code, id: lineId });
  if (!line) return unknownLine(site, lineId);
  return line.version === version
    ? line
    : refuse(bankLineRefusals, 'changed_since', { history: lineHistory(site, line) });
}

export const unknownLine = (site: Site, lineId: number) =>
  refuse(bankLineRefusals, 'unknown_line', { site: site.name, line: lineId });

export const notOpen = (site: Site, line: BankLineRow) =>
  refuse(bankLineRefusals, 'decided_before', { reason: lineHistory(site, line) });

/** 'Meera booked it for Western Gear & Pump as NODP26000012 on 20 Nov 2026, 10:32.' */
export function lineHistory(site: Site, line: BankLineRow): string {
  const { decidedBy, decidedAt, state, company, receiptNumber, linksReceipt, note, amountMinor } = line;
  if (decidedBy === null || decidedAt === null) return 'Nobody has decided on this line yet.';
  const at = formatDateTime(decidedAt, site.calendar.timeZone);
  if (state === 'open') return `${decidedBy} opened it again on ${at}.`;
  if (state === 'ignored') return `${decidedBy} ignored it on ${at}: ${note}`;
  if (amountMinor < 0) return `${decidedBy} took back ${receiptNumber} of ${company} with it on ${at}.`;
  if (linksReceipt) return `${decidedBy} linked it to ${receiptNumber} of ${company} on ${at}.`;
  return `${decidedBy} booked it for ${company} as ${receiptNumber} on ${at}.`;
}

const snapshotOf = ({ state, company, receiptNumber, note }: BankLineRow) => ({
  state,
  company,
  receipt: receiptNumber,
  note,
});

export function lineAudit(
  site: Site,
  { by, now }: BankLineEdit,
  line: BankLineRow,
  change: { action: string; customerId?: number | undefined; after: Record<string, unknown> },
): AuditEntry {
  return {
    ...byStaff(site, { by, now }),
    action: change.action,
    subject: `bank line ${line.id}`,
    customerId: change.customerId,
    details: {
      line: { bookedOn: line.bookedOn, amountMinor: line.amountMinor, text: line.text, reference: line.reference },
      before: snapshotOf(line),
      after: change.after,
    },
  };
}
