import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../server/database/database.server.ts';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { customers, users } from '../account.table.ts';
import type { CustomerSearch } from '../customer-search.rule.ts';
import { customersFound } from '../customers-found.sql.ts';
import type { PaperStatus } from './paper-status.data.ts';
import type { PaperRow } from './papers.db.ts';
import { papers } from './papers.table.ts';
import type { ListedPaper } from './staff-papers.contract.ts';

const p = sql.placeholder;

type Page = { site: SiteCode; limit: number; offset: number; max: number };
type Checked = Page & { status: PaperStatus };
/** `pattern` is of a file's name. */
type Search = CustomerSearch & { pattern: string };
type Found = { ids: number[]; total: number };

const isKept = sql`d.site = ${p('site')} and d.stored_at is not null and d.removed_at is null`;
const isWaiting = sql`${isKept} and d.status = 'waiting'`;
const isChecked = sql`${isKept} and d.status = ${p('status')}`;
const fileMatches = sql`d.file_name ilike ${p('pattern')}::text`;
const companyMatches = sql`d.customer_id = any(array${customersFound})`;

const page = (from: SQL, order: SQL) => sql`array(select d.id from ${from} order by ${order}
    limit ${p('limit')}::int offset ${p('offset')}::int) as ids,
  (select count(*)::int from (select from ${from} limit ${p('max')}::int) counted) as total`;

/** Few wait, so a search looks at each of them. */
const findWaiting = prepareStatement<Page & Search, Found>(
  'staff_papers_waiting',
  sql`with found as materialized (
      select d.id from ${papers} d where ${isWaiting} and (${p('searchCount')}::int = 0 or ${fileMatches} or ${companyMatches}))
    select ${page(sql`found d`, sql`d.id`)}`,
);

const findChecked = prepareStatement<Checked, Found>(
  'staff_papers_checked',
  sql`select ${page(sql`${papers} d where ${isChecked}`, sql`d.id desc`)}`,
);

/** Uses the indexes of what matches, and finds at most as many of each as are counted. */
const searchChecked = prepareStatement<Checked & Search, Found>(
  'staff_papers_search_checked',
  sql`with found as materialized (
      (select d.id from ${papers} d where ${isChecked} and ${fileMatches} order by d.id desc limit ${p('max')}::int)
      union
      (select d.id from ${papers} d where ${isChecked} and ${companyMatches}
        order by d.id desc limit ${p('max')}::int))
    select ${page(sql`found d`, sql`d.id desc`)}`,
);

/** Papers that wait are listed from the oldest, the others from the newest. */
export async function findPaperIds(db: Db, { status, ...search }: Checked & Search): Promise<Found> {
  const [found] =
    status === 'waiting'
      ? await findWaiting(db, search)
      : search.searchCount === 0
        ? await findChecked(db, { ...search, status })
        : await searchChecked(db, { ...search, status });
  return found ?? { ids: [], total: 0 };
}

export const findListedPapers = prepareStatement<{ ids: number[] }, ListedPaper>(
  'staff_papers_rows',
  sql`select d.id, d.customer_id, c.name as company, d.kind, d.file_name, d.created_at, d.decided_by, d.decided_at
    from unnest(${p('ids')}::bigint[]) with ordinality as wanted (id, place) join ${papers} d on d.id = wanted.id
      join ${customers} c on c.id = d.customer_id
    order by wanted.place`,
);

export type PaperForStaff = PaperRow & { customerId: number };

export const findPaperForStaff = prepareStatement<{ site: SiteCode; id: number }, PaperForStaff>(
  'staff_paper',
  sql`select d.id, d.customer_id, d.kind, d.file_name, d.type, d.pages, d.bytes, d.status, d.reason, d.created_at,
      d.decided_by, d.decided_at
    from ${papers} d where d.site = ${p('site')} and d.id = ${p('id')} and d.stored_at is not null
      and d.removed_at is null`,
);

/** The next older first, then again from the oldest. */
export const findNextWaiting = prepareStatement<{ site: SiteCode; id: number }, { id: number }>(
  'staff_paper_next',
  sql`select d.id from ${papers} d where d.site = ${p('site')} and d.status = 'waiting' and d.stored_at is not null
      and d.removed_at is null and d.id <> ${p('id')} order by d.id < ${p('id')}, d.id limit 1`,
);

export type PaperForDecision = Omit<ListedPaper, 'createdAt'> & {
  email: string;
  status: PaperStatus;
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
