import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import type { PaperType } from './paper-content.rule.ts';
import type { PaperKind } from './paper-kind.rule.ts';
import { paperRequests } from './paper-requests.table.ts';
import type { PaperFile } from './paper-storage.ts';
import { paperContents, papers } from './papers.table.ts';
import type { PaperRequest, staffPaper } from './staff-papers.contract.ts';

const p = sql.placeholder;

export type PaperRow = z.input<typeof staffPaper> & { type: PaperType; bytes: number };

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

export const insertContent = prepareWrite<{ storageKey: string; content: Buffer }, never>(
  'paper_content_insert',
  sql`insert into ${paperContents} (storage_key, content) values (${p('storageKey')}, ${p('content')})`,
);

export const findContent = prepareStatement<{ storageKey: string }, { content: Buffer }>(
  'paper_content',
  sql`select content from ${paperContents} where storage_key = ${p('storageKey')}`,
);

/** `from` counts from 1; `bytes` is the size of the whole. */
export const findContentPart = prepareStatement<
  { storageKey: string; from: number; length: number },
  { part: Buffer; bytes: number }
>(
  'paper_content_part',
  sql`select substr(content, ${p('from')}::int, ${p('length')}::int) as part, octet_length(content) as bytes
    from ${paperContents} where storage_key = ${p('storageKey')}`,
);

export const deleteContent = prepareWrite<{ storageKey: string }, never>(
  'paper_content_delete',
  sql`delete from ${paperContents} where storage_key = ${p('storageKey')}`,
);

export const findPaperRequests = prepareStatement<{ customerId: number }, PaperRequest>(
  'paper_requests_open',
  sql`select kind, sentence, asked_at, asked_by from ${paperRequests}
    where customer_id = ${p('customerId')} and ended_at is null order by id`,
);

export const insertPaperRequest = prepareWrite<
  { site: SiteCode; customerId: number; kind: PaperKind; sentence: string; by: string; now: Date },
  never
>(
  'paper_request_insert',
  sql`insert into ${paperRequests} (site, customer_id, kind, sentence, asked_by, asked_at)
    values (${p('site')}, ${p('customerId')}, ${p('kind')}, ${p('sentence')}, ${p('by')}, ${p('now')})`,
);

export const withdrawPaperRequest = prepareWrite<{ customerId: number; kind: PaperKind; now: Date }, never>(
  'paper_request_withdraw',
  sql`update ${paperRequests} set ended_at = ${p('now')}
    where customer_id = ${p('customerId')} and kind = ${p('kind')} and ended_at is null`,
);

/** `replaced` is the paper that `paperId` takes the place of, or 0. */
export const answerPaperRequest = prepareWrite<
  { customerId: number; kind: PaperKind; paperId: number; replaced: number; now: Date },
  never
>(
  'paper_request_answer',
  sql`update ${paperRequests} set ended_at = ${p('now')}, paper_id = ${p('paperId')}
    where customer_id = ${p('customerId')} and kind = ${p('kind')}
      and (ended_at is null or paper_id = ${p('replaced')})`,
);

/** Used when the buyer removes a paper; one that replaced another can have answered two requests. */
export const reopenPaperRequest = prepareWrite<{ paperId: number }, never>(
  'paper_request_reopen',
  sql`update ${paperRequests} r set ended_at = null, paper_id = null
    where r.id = (select max(n.id) from ${paperRequests} n where n.paper_id = ${p('paperId')})
    and not exists (select from ${paperRequests} o where o.customer_id = r.customer_id and o.kind = r.kind
      and o.ended_at is null)`,
);
