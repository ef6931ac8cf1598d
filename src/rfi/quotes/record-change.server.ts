import type { Db } from '../../server/database/database.server.ts';
import { byStaff, recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { type LockedRfiLine, lockRfiLines } from './answer-rfi.db.ts';
import { auditedLine } from './unchanged-lines.server.ts';

export type RfiChange = {
  number: string;
  action: string;
  reason?: string;
  /** Lines that the change added. */
  added?: readonly number[];
  by: string;
  now: Date;
};

/** Records what staff changed in lines of one RFI, with the lines before and after. */
export async function recordRfiChange(
  db: Db,
  site: Site,
  { number, action, reason, added = [], by, now }: RfiChange,
  before: readonly LockedRfiLine[],
): Promise<void> {
  const [first] = before;
  if (!first) return;
  const lines = await lockRfiLines(db, { site: site.code, number });
  const after = lines.filter(({ lineId }) => added.includes(lineId) || before.some((one) => one.lineId === lineId));
  await recordAudit(db, {
    ...byStaff(site, { by, now }),
    action,
    subject: number,
    customerId: first.customerId,
    details: { before: before.map(auditedLine), after: after.map(auditedLine), ...(reason && { reason }) },
  });
}
