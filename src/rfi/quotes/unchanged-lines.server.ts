import { formatDateTime } from '../../lib/dates.ts';
import type { Db } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import type { RfiEventType } from '../rfi.table.ts';
import { rfiRefusals } from '../rfi-refusals.ts';
import { findLastLineChanges, type LockedRfiLine } from './answer-rfi.db.ts';

/** A line of an RFI by its number, with the revision that staff have before their eyes. */
export type LineRevision = { lineNo: number; seen?: number };

const changes: Record<RfiEventType, string> = {
  asked: 'requested',
  answered: 'quoted',
  declined: 'declined',
  maker: 'left to the maker',
  held: 'put on hold',
  released: 'released',
  ordered: 'ordered',
  lapsed: 'ended',
  withdrawn: 'withdrawn',
  extended: 'extended',
  reminded: 'reminded of',
};

/** Finds the lines, or refuses: unknown ones, and those that somebody changed after they were seen. */
export async function findUnchangedLines(
  db: Db,
  site: Site,
  number: string,
  lines: readonly LockedRfiLine[],
  wanted: readonly LineRevision[],
): Promise<LockedRfiLine[] | Refusal<'changed' | 'twice' | 'unknown_line' | 'unknown_rfi'>> {
  if (lines.length === 0) return refuse(rfiRefusals, 'unknown_rfi', { site: site.name, number });
  const found: LockedRfiLine[] = [];
  for (const { lineNo } of wanted) {
    const line = lines.find((one) => one.lineNo === lineNo);
    if (!line) return refuse(rfiRefusals, 'unknown_line', { number, lineNo });
    if (found.includes(line)) return refuse(rfiRefusals, 'twice', { lineNo, number });
    found.push(line);
  }
  const changed = found.filter((line, i) => wanted[i]?.seen !== undefined && wanted[i].seen !== line.revision);
  return changed.length > 0 ? changedRefusal(db, site, number, changed) : found;
}

async function changedRefusal(
  db: Db,
  site: Site,
  number: string,
  changed: readonly LockedRfiLine[],
): Promise<Refusal<'changed'>> {
  const last = await findLastLineChanges(db, { lineIds: changed.map((line) => line.lineId) });
  const texts = changed.map((line) => {
    const change = last.find((one) => one.lineId === line.lineId);
    if (!change) return `line ${line.lineNo}`;
    const at = formatDateTime(change.at, site.calendar.timeZone);
    return `line ${line.lineNo} was ${changes[change.step]} by ${change.by} on ${at}`;
  });
  return refuse(rfiRefusals, 'changed', { number, changes: texts.join('; ') });
}

/** What the audit trail keeps of a line before and after a change. */
export const auditedLine = (line: LockedRfiLine) => ({
  lineNo: line.lineNo,
  item: line.itemName,
  ...(line.alternativeTo !== null && { alternativeTo: line.alternativeTo }),
  quantity: line.quotedQuantity,
  unitMinor: line.quotedMinor,
  expectedOn: line.quotedOn,
  validUntil: line.validUntil,
  note: line.answerNote,
  declinedAt: line.declinedAt,
  withdrawnAt: line.withdrawnAt,
  heldAt: line.heldAt,
  ...(line.makerUntil !== null && { makerUntil: line.makerUntil, makerNote: line.makerNote }),
});
