import { sql } from 'drizzle-orm';
import { prepareWrite } from '../database/prepare-statement.server.ts';
import { jobLeases } from '../server.table.ts';

const p = sql.placeholder;

/**
 * Renews what the owner has and takes what nobody has, by the clock of the server. Returns what is the owner's now. Two who
 * take the same row at once wait for each other, and the second finds it taken. No lease runs for a minute: one that seems to
 * was taken before the clock was set back.
 */
export const takeJobs = prepareWrite<{ owner: string; jobs: string[]; seconds: number }, { job: string }>(
  'job_leases_take',
  sql`insert into ${jobLeases} as l (job, owner, until)
    select job, ${p('owner')}, clock_timestamp() + ${p('seconds')}::int * interval '1 second'
      from unnest(${p('jobs')}::text[]) as job order by job
    on conflict (job) do update set owner = excluded.owner, until = excluded.until
      where l.owner = excluded.owner or l.until not between clock_timestamp() and clock_timestamp() + interval '1 minute'
    returning l.job`,
);

/** Releases all leases of a database that no other process can use, so that those of a killed process need not run out first. */
export const releaseAllJobs = prepareWrite<Record<string, never>, never>(
  'job_leases_give_back_all',
  sql`delete from ${jobLeases}`,
);

export const releaseJobs = prepareWrite<{ owner: string }, never>(
  'job_leases_give_back',
  sql`delete from ${jobLeases} where owner = ${p('owner')}`,
);
