import { sql } from 'drizzle-orm';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { customerNotes } from './customer-notes.table.ts';

const p = sql.placeholder;

export const insertNote = prepareStatement<
  { site: SiteCode; customerId: number; text: string; by: string; now: Date },
  { id: number }
>(
  'customer_note_insert',
  sql`insert into ${customerNotes} (site, customer_id, text, created_at, created_by)
    values (${p('site')}, ${p('customerId')}, ${p('text')}, ${p('now')}, ${p('by')}) returning id`,
);

export type CustomerNote = { id: number; text: string; createdAt: Date; createdBy: string };

/** Newest first. */
export const findNotes = prepareStatement<{ site: SiteCode; customerId: number; limit: number }, CustomerNote>(
  'customer_notes',
  sql`select id, text, created_at as "createdAt", created_by as "createdBy" from ${customerNotes}
    where site = ${p('site')} and customer_id = ${p('customerId')} order by id desc limit ${p('limit')}`,
);
