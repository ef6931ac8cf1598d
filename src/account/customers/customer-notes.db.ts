import { sql } from 'drizzle-orm';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { customerNotes } from './customer-notes.table.ts';

const p = sql.placeholder;

/** Adds nothing if the same person wrote the same text within ten minutes. Lock the account first. */
export const insertNote = prepareWrite<
  { site: SiteCode; customerId: number; text: string; by: string; now: Date },
  { id: number; isNew: boolean }
>(
  'customer_note_insert',
  sql`with same as (
      select id from ${customerNotes}
      where site = ${p('site')} and customer_id = ${p('customerId')} and text = ${p('text')} and created_by = ${p('by')}
        and created_at > ${p('now')}::timestamptz - interval '10 minutes'
      order by id desc limit 1),
    added as (
      insert into ${customerNotes} (site, customer_id, text, created_at, created_by)
      select ${p('site')}, ${p('customerId')}, ${p('text')}, ${p('now')}, ${p('by')} where not exists (select 1 from same)
      returning id)
    select id, true as is_new from added union all select id, false from same`,
);

export type CustomerNote = { id: number; text: string; createdAt: Date; createdBy: string };

/** Newest first. */
export const findNotes = prepareStatement<{ site: SiteCode; customerId: number; limit: number }, CustomerNote>(
  'customer_notes',
  sql`select id, text, created_at, created_by from ${customerNotes}
    where site = ${p('site')} and customer_id = ${p('customerId')} order by id desc limit ${p('limit')}`,
);
