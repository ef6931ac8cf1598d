import { sql } from 'drizzle-orm';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import { pendingChanges, recordChanges } from '../api.table.ts';
import type { NumberedChange } from '../change-events.data.ts';

const p = sql.placeholder;

export const hasPendingChanges = prepareStatement<Record<string, never>, { found: boolean }>(
  'changes_pending',
  sql`select exists (select from ${pendingChanges}) as found`,
);

export const findLastChange = prepareStatement<Record<string, never>, { number: number }>(
  'changes_last',
  sql`select coalesce(max(number), 0)::bigint as number from ${recordChanges}`,
);

/** Whoever gives numbers does so alone, so that a number is seen only after all lower ones. */
export const lockNumbering = prepareStatement<Record<string, never>, { locked: number }>(
  'changes_lock',
  sql`select 1 as locked from pg_advisory_xact_lock(hashtext('change numbers'))`,
);

/** Several changes of one record become one, named after the first: an order that was placed and changed is placed. */
export const numberChanges = prepareWrite<{ limit: number }, NumberedChange>(
  'changes_number',
  sql`with taken as (
      delete from ${pendingChanges} where id <= (
        select max(id) from (select id from ${pendingChanges} order by id limit ${p('limit')}::int) first)
      returning id, site, kind, record_id, event, at),
    latest as (
      select site, kind, record_id, min(id) as first, max(id) as last, max(at) as at
      from taken group by site, kind, record_id),
    numbered as (
      select l.site, l.kind, l.record_id, f.event, l.at,
        (select coalesce(max(number), 0) from ${recordChanges}) + row_number() over (order by l.last) as number
      from latest l join taken f on f.id = l.first),
    kept as (
      insert into ${recordChanges} as r (kind, record_id, site, number, changed_at)
      select kind, record_id, site, number, at from numbered order by kind, record_id
      on conflict (kind, record_id) do update set number = excluded.number, changed_at = excluded.changed_at)
    select site, kind, record_id, event, number, at from numbered order by number`,
);
