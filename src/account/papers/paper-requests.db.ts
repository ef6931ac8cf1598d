import { sql } from 'drizzle-orm';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import type { PaperKind } from './paper-kind.rule.ts';
import { paperRequests } from './paper-requests.table.ts';

const p = sql.placeholder;

export type PaperRequest = { kind: PaperKind; sentence: string; askedAt: Date; askedBy: string };

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

/** For a paper that the buyer removes. One that replaced another can have answered two requests. */
export const reopenPaperRequest = prepareWrite<{ paperId: number }, never>(
  'paper_request_reopen',
  sql`update ${paperRequests} r set ended_at = null, paper_id = null
    where r.id = (select max(n.id) from ${paperRequests} n where n.paper_id = ${p('paperId')})
    and not exists (select from ${paperRequests} o where o.customer_id = r.customer_id and o.kind = r.kind
      and o.ended_at is null)`,
);
