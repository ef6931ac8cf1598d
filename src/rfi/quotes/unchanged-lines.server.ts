import { formatDateTime } from '../../lib/dates.ts';
import type { Db } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import { rfiRefusals } from '../rfi-refusals.ts';
import { rfiStepWords } from '../rfi-step.data.ts';
import { findLastLineChanges, type LockedRfiLine } from './answer-rfi.db.ts';
import type { LineRevision } from './line-answer.ts';

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
  const changed = found.filter((line, i) => (wanted[i]?.revision ?? line.revision) !== line.revision);
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
    return `line ${line.lineNo} was ${rfiStepWords[change.step]} by ${change.by} on ${at}`;
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
