import { formatDateTime } from '../../lib/dates.ts';
import { queueMessages } from '../../messages/queue-message.server.ts';
import type { Database } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import { byStaff, recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { customerRefusals } from '../account-refusals.ts';
import type { DecidedPaper } from './papers.mail.ts';
import { lockPaper, type PaperForDecision, setPaperStatus } from './staff-papers.db.ts';

export type DecisionOnPaper = {
  paperId: number;
  decision: 'accepted' | 'rejected';
  /** The buyer reads it. */
  reason: string;
  by: string;
  now: Date;
};

export async function decidePaper(
  database: Database,
  site: Site,
  { paperId, decision, reason, by, now }: DecisionOnPaper,
): Promise<Refusal<'checked' | 'no_reason' | 'removed' | 'unknown_paper'> | undefined> {
  const isAccepted = decision === 'accepted';
  if (!isAccepted && reason === '') return refuse(customerRefusals, 'no_reason');
  return database.transaction(async (db) => {
    const [paper] = await lockPaper(db, { site: site.code, id: paperId });
    const refusal = refusalFor(paper, site);
    if (refusal || !paper) return refusal;
    const { customerId, email, kind, fileName, status: before } = paper;
    await setPaperStatus(db, { id: paperId, status: decision, reason: reason || null, by, now });
    const data: DecidedPaper = { kind, fileName, isAccepted, reason };
    await queueMessages(db, site.code, now, [{ channel: 'mail', receiver: email, template: 'paper-decided', data }]);
    const details = { paperId, kind, fileName, before, after: decision, reason };
    await recordAudit(db, {
      ...byStaff(site, { by, now }),
      customerId,
      action: `paper ${decision}`,
      subject: email,
      details,
    });
    return undefined;
  });
}

function refusalFor(
  paper: PaperForDecision | undefined,
  { name, calendar }: Site,
): Refusal<'checked' | 'removed' | 'unknown_paper'> | undefined {
  if (!paper) return refuse(customerRefusals, 'unknown_paper', { name });
  if (paper.removedAt) return refuse(customerRefusals, 'removed', { company: paper.company });
  const { status, decidedBy, decidedAt } = paper;
  if (status === 'waiting' || !decidedAt) return undefined;
  const at = formatDateTime(decidedAt, calendar.timeZone);
  return status === 'accepted'
    ? refuse(customerRefusals, 'checked.accepted', { by: decidedBy ?? '', at })
    : refuse(customerRefusals, 'checked.rejected', { by: decidedBy ?? '', at });
}
