import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.server.ts';
import { prepareStatement } from '../database/prepare-statement.server.ts';
import { rateLimitCounters } from '../server.table.ts';

const p = sql.placeholder;

// The database's clock, because several machines may count together.
const now = sql`(extract(epoch from statement_timestamp()) * 1000)::bigint`;

export type CountRow = { key: string; points: number; endsInMs: number };

/** The counters of these keys that are still running. */
export const findCounts = prepareStatement<{ keys: readonly string[] }, CountRow>(
  'limits_find',
  sql`select key, points, expire - ${now} as "endsInMs" from ${rateLimitCounters}
    where key = any(${p('keys')}::text[]) and expire > ${now}`,
);

type Counting = { keys: readonly string[]; most: readonly number[]; seconds: readonly number[] };

/** Adds one to each counter; when some are used up already, writes nothing and answers those. */
const addOne = prepareStatement<Counting, CountRow & { usedUp: boolean }>(
  'limits_count',
  sql`with wanted as (
      select * from unnest(${p('keys')}::text[], ${p('most')}::bigint[], ${p('seconds')}::bigint[])
        as w(key, most, seconds)),
    used_up as (
      select l.key, l.points, l.expire from wanted w join ${rateLimitCounters} l on l.key = w.key
      where l.expire > ${now} and l.points >= w.most),
    counted as (
      insert into ${rateLimitCounters} as l (key, points, expire)
      select key, 1, ${now} + seconds * 1000 from wanted where not exists (select from used_up) order by key
      on conflict (key) do update set
        points = case when l.expire > ${now} then l.points + 1 else 1 end,
        expire = case when l.expire > ${now} then l.expire else excluded.expire end
      where l.expire <= ${now} or l.points < (select w.most from wanted w where w.key = l.key)
      returning key, points, expire)
    select key, points, expire - ${now} as "endsInMs", true as "usedUp" from used_up
    union all select key, points, expire - ${now}, false from counted`,
);

/** Another process used up one of the limits in the same moment. */
class Overtaken extends Error {}

/** Counts all of these, or none when some are used up; undefined when it was overtaken and should look again. */
export async function consumeAll({ counters }: Pick<Db, 'counters'>, counting: Counting) {
  try {
    return await counters.transaction(async (db) => {
      const rows = await addOne(db, counting);
      const usedUp = rows.filter((row) => row.usedUp);
      if (usedUp.length === 0 && rows.length < counting.keys.length) throw new Overtaken();
      return { rows, usedUp };
    });
  } catch (cause) {
    if (cause instanceof Overtaken) return undefined;
    throw cause;
  }
}

// Rows are locked in the order of their keys, as counting does, so that two callers never wait for each other.
const inOrder = sql`order by key for update`;

export const releaseOne = prepareStatement<{ keys: readonly string[] }, never>(
  'limits_take_back',
  sql`update ${rateLimitCounters} set points = points - 1 where key in (
    select key from ${rateLimitCounters} where key = any(${p('keys')}::text[]) and points > 0 and expire > ${now} ${inOrder})`,
);

/** Deletes the counters of these keys, and of those that go on with a blank and something more. */
export const deleteCounts = prepareStatement<{ keys: readonly string[] }, never>(
  'limits_delete',
  sql`delete from ${rateLimitCounters} where key in (
    select l.key from ${rateLimitCounters} l join unnest(${p('keys')}::text[]) as w(key)
      on l.key = w.key or starts_with(l.key, w.key || ' ')
    order by l.key for update of l)`,
);

/** Deletes the counters whose time is over; one that is being counted this moment is left for the next time. */
export async function deleteExpiredCounters(db: Db, before: Date): Promise<void> {
  await db.execute(sql`delete from ${rateLimitCounters} where key in (
    select key from ${rateLimitCounters} where expire < ${before.getTime()} order by key for update skip locked)`);
}
