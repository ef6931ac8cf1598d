import { sql } from 'drizzle-orm';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { customers, users } from '../account.table.ts';
import type { PaperKind } from './paper-kind.rule.ts';
import type { PaperStatus } from './paper-status.data.ts';
import { papers } from './papers.table.ts';

const p = sql.placeholder;

export type PaperForDecision = {
  id: number;
  customerId: number;
  company: string;
  email: string;
  kind: PaperKind;
  fileName: string;
  status: PaperStatus;
  decidedBy: string | null;
  decidedAt: Date | null;
  removedAt: Date | null;
};

/** Locks the customer before the paper. */
export const lockPaper = prepareStatement<{ site: SiteCode; id: number }, PaperForDecision>(
  'paper_lock',
  sql`select d.id, d.customer_id, c.name as company, u.email, d.kind, d.file_name, d.status, d.decided_by, d.decided_at,
      d.removed_at
    from ${customers} c join ${papers} d on d.customer_id = c.id join ${users} u on u.customer_id = c.id
    where d.site = ${p('site')} and d.id = ${p('id')} and d.stored_at is not null order by u.id for no key update of c, d`,
);

export const setPaperStatus = prepareWrite<
  { id: number; status: PaperStatus; reason: string | null; by: string; now: Date },
  never
>(
  'paper_status',
  sql`update ${papers} set status = ${p('status')}, reason = ${p('reason')}, decided_by = ${p('by')},
    decided_at = ${p('now')} where id = ${p('id')}`,
);
