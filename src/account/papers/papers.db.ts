import { sql } from 'drizzle-orm';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import type { PaperType } from './paper-content.rule.ts';
import type { PaperKind } from './paper-kind.rule.ts';
import type { PaperStatus } from './paper-status.data.ts';
import { papers } from './papers.table.ts';

const p = sql.placeholder;

export type PaperRow = {
  id: number;
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

export const findPapers = prepareStatement<{ customerId: number; limit: number }, PaperRow>(
  'papers_of_customer',
  sql`select id, kind, file_name, type, pages, bytes, status, reason, created_at, decided_by, decided_at
    from ${papers}
    where customer_id = ${p('customerId')} and stored_at is not null and removed_at is null
    order by id desc limit ${p('limit')}`,
);

export type NewPaper = {
  site: SiteCode;
  customerId: number;
  kind: PaperKind;
  fileName: string;
  type: PaperType;
  bytes: number;
  pages: number;
  storage: 'database' | 's3';
  storageKey: string;
  now: Date;
};

export const insertPaper = prepareWrite<NewPaper, { id: number }>(
  'paper_insert',
  sql`insert into ${papers} (site, customer_id, kind, file_name, type, bytes, pages, storage, storage_key, created_at)
    values (${p('site')}, ${p('customerId')}, ${p('kind')}, ${p('fileName')}, ${p('type')}, ${p('bytes')}, ${p('pages')},
      ${p('storage')}, ${p('storageKey')}, ${p('now')}) returning id`,
);

export const markPaperStored = prepareWrite<{ id: number; now: Date }, never>(
  'paper_stored',
  sql`update ${papers} set stored_at = ${p('now')} where id = ${p('id')}`,
);

export const removePaperById = prepareWrite<{ id: number; now: Date }, never>(
  'paper_remove',
  sql`update ${papers} set removed_at = ${p('now')} where id = ${p('id')}`,
);

export const findRemovedPaper = prepareStatement<{ customerId: number; id: number }, { id: number }>(
  'paper_removed',
  sql`select id from ${papers}
    where customer_id = ${p('customerId')} and id = ${p('id')} and removed_at is not null`,
);

export type PaperFile = {
  customerId: number;
  fileName: string;
  type: PaperType;
  storage: 'database' | 's3';
  storageKey: string;
};

export const findPaperFile = prepareStatement<{ site: SiteCode; id: number }, PaperFile>(
  'paper_file',
  sql`select customer_id, file_name, type, storage, storage_key
    from ${papers} where site = ${p('site')} and id = ${p('id')} and stored_at is not null and removed_at is null`,
);

export type PaperToDelete = { id: number; site: SiteCode; storage: 'database' | 's3'; storageKey: string };

export const findPapersToDelete = prepareStatement<{ unstoredBefore: Date; limit: number }, PaperToDelete>(
  'papers_to_delete',
  sql`select id, site, storage, storage_key from ${papers}
    where removed_at is not null or (stored_at is null and created_at < ${p('unstoredBefore')})
    order by id limit ${p('limit')}`,
);

export const deletePaper = prepareWrite<{ id: number }, never>(
  'paper_delete',
  sql`delete from ${papers} where id = ${p('id')}`,
);
