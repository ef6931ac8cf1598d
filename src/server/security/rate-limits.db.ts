import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/database.server.ts';
import { prepareStatement, prepareWrite } from '../database/prepare-statement.server.ts';
import { rateLimitCounters } from '../server.table.ts';

const p = sql.placeholder;

// The database's clock, because several machines share the counters.
const now = sql`(extract(epoch from statement_timestamp()) * 1000)::bigint`;

const windowEnd = sql`${now} + w.seconds * 1000`;

// One that ends after its window was counted before the clock was set back. Statements that wait for each other began at
// different times, less than a minute apart.
const isRunning = (end: SQL) => sql`l.expire > ${now} and l.expire <= ${end} + 60000`;

export type CountRow = { key: string; points: number; endsInMs: number };

export const findCounts = prepareStatement<Pick<CountRequest, 'keys' | 'seconds'>, CountRow>(
  'limits_find',
  sql`select l.key, l.points, l.expire - ${now} as ends_in_ms
    from unnest(${p('keys')}::text[], ${p('seconds')}::bigint[]) as w(key, seconds)
      join ${rateLimitCounters} l on l.key = w.key
    where ${isRunning(windowEnd)}`,
);

type CountRequest = { keys: readonly string[]; max: readonly number[]; seconds: readonly number[] };

const newEnd = sql`excluded.expire`;

const addOne = prepareWrite<CountRequest, CountRow & { usedUp: boolean }>(
  'limits_count',
  sql`with wanted as (
      select * from unnest(${p('keys')}::text[], ${p('max')}::bigint[], ${p('seconds')}::bigint[])
        as w(key, max_points, seconds)),
    used_up as (
      select l.key, l.points, l.expire from wanted w join ${rateLimitCounters} l on l.key = w.key
      where ${isRunning(windowEnd)} and l.points >= w.max_points),
    counted as (
      insert into ${rateLimitCounters} as l (key, points, expire)
      select w.key, 1, ${windowEnd} from wanted w where not exists (select from used_up) order by w.key
      on conflict (key) do update set
        points = case when ${isRunning(newEnd)} then l.points + 1 else 1 end,
        expire = case when ${isRunning(newEnd)} then l.expire else excluded.expire end
      where not (${isRunning(newEnd)}) or l.points < (select w.max_points from wanted w where w.key = l.key)
      returning key, points, expire)
    select key, points, expire - ${now} as ends_in_ms, true as used_up from used_up
    union all select key, points, expire - ${now}, false from counted`,
);

class LimitTakenError extends Error {}

export async function consumeAll({ counters }: Pick<Db, 'counters'>, counting: CountRequest) {
  try {
    return await counters.transaction(async (db) => {
      const rows = await addOne(db, counting);
      const usedUp = rows.filter((row) => row.usedUp);
      if (usedUp.length === 0 && rows.length < counting.keys.length) throw new LimitTakenError();
      return { rows, usedUp };
    });
  } catch (cause) {
    if (cause instanceof LimitTakenError) return undefined;
    throw cause;
  }
}

// Locks rows in the order of their keys, as counting does, to avoid deadlocks.
const inKeyOrder = sql`order by key for no key update`;

export const releaseOne = prepareWrite<{ keys: readonly string[] }, never>(
  'limits_take_back',
  sql`update ${rateLimitCounters} set points = points - 1 where key in (
    select key from ${rateLimitCounters} where key = any(${p('keys')}::text[]) and points > 0 and expire > ${now} ${inKeyOrder})`,
);

/** Keys that continue with a blank after one of these are deleted as well. */
export const deleteCounts = prepareWrite<{ keys: readonly string[] }, never>(
  'limits_delete',
  sql`delete from ${rateLimitCounters} where key in (
    select l.key from ${rateLimitCounters} l join unnest(${p('keys')}::text[]) as w(key)
      on l.key = w.key or starts_with(l.key, w.key || ' ')
    order by l.key for no key update of l)`,
);
