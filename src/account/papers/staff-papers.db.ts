import { sql } from 'drizzle-orm';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { customers } from '../account.table.ts';
import type { PaperType } from './paper-content.rule.ts';
import type { PaperKind } from './paper-kind.rule.ts';
import { type PaperStatus, papers } from './papers.table.ts';

const p = sql.placeholder;

type Search = { site: SiteCode; status: PaperStatus; q: string };

const isListed = sql`d.site = ${p('site')} and d.status = ${p('status')} and d.stored_at is not null
  and d.removed_at is null and (${p('q')}::text = '' or strpos(lower(c.name), lower(${p('q')}::text)) > 0
    or strpos(lower(d.file_name), lower(${p('q')}::text)) > 0)`;

export type ListedPaper = {
  id: number;
  customerId: number;
  company: string;
  kind: PaperKind;
  fileName: string;
  createdAt: Date;
  decidedBy: string | null;
  decidedAt: Date | null;
};

type Range = { limit: number; offset: number };

const listed = sql`select d.id, d.customer_id as "customerId", c.name as company, d.kind, d.file_name as "fileName",
    d.created_at as "createdAt", d.decided_by as "decidedBy", d.decided_at as "decidedAt"
  from ${papers} d join ${customers} c on c.id = d.customer_id where ${isListed}`;
const range = sql`limit ${p('limit')} offset ${p('offset')}`;

export const listPapersFromOldest = prepareStatement<Search & Range, ListedPaper>(
  'staff_papers_from_oldest',
  sql`${listed} order by d.id ${range}`,
);

export const listPapersFromNewest = prepareStatement<Search & Range, ListedPaper>(
  'staff_papers_from_newest',
  sql`${listed} order by d.id desc ${range}`,
);

export const countPapers = prepareStatement<Search & { max: number }, { total: number }>(
  'staff_papers_count',
  sql`select count(*)::int as total from (select from ${papers} d join ${customers} c on c.id = d.customer_id
    where ${isListed} limit ${p('max')}) found`,
);

export type PaperForStaff = {
  id: number;
  customerId: number;
  kind: PaperKind;
  fileName: string;
  type: PaperType;
  pages: number;
  bytes: number;
  status: PaperStatus;
  reason: string | null;
  createdAt: Date;
  decidedBy: string | null;
  decidedAt: Date | null;
};

export const findPaperForStaff = prepareStatement<{ site: SiteCode; id: number }, PaperForStaff>(
  'staff_paper',
  sql`select d.id, d.customer_id as "customerId", d.kind, d.file_name as "fileName", d.type, d.pages, d.bytes, d.status,
      d.reason, d.created_at as "createdAt", d.decided_by as "decidedBy", d.decided_at as "decidedAt"
    from ${papers} d where d.site = ${p('site')} and d.id = ${p('id')} and d.stored_at is not null
      and d.removed_at is null`,
);

/** The next older first, then again from the oldest. */
export const findNextWaiting = prepareStatement<{ site: SiteCode; id: number }, { id: number }>(
  'staff_paper_next',
  sql`select d.id from ${papers} d where d.site = ${p('site')} and d.status = 'waiting' and d.stored_at is not null
      and d.removed_at is null and d.id <> ${p('id')} order by d.id < ${p('id')}, d.id limit 1`,
);
