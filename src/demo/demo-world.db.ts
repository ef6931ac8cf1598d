import { sql } from 'drizzle-orm';
import type { Db } from '../server/db.ts';

const world = 'demo_world';

/** Processes that start together load the world one after the other; the lock ends with the transaction. */
export async function lockWorld(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${world}))`);
}

/** 'empty' may be loaded, 'begun' was cut off before and is to be loaded again, 'own' holds somebody's own data. */
export async function worldState(db: Db): Promise<'empty' | 'begun' | 'loaded' | 'own'> {
  const { rows } = await db.execute<{ value: string }>(sql`select value from installation where name = ${world}`);
  const value = rows[0]?.value;
  if (value === 'begun' || value === 'loaded') return value;
  const own = await db.execute(sql`select 1 from items union all select 1 from customers limit 1`);
  return own.rows.length > 0 ? 'own' : 'empty';
}

export async function noteWorld(db: Db, value: 'begun' | 'loaded'): Promise<void> {
  await db.execute(sql`insert into installation (name, value) values (${world}, ${value})
    on conflict (name) do update set value = excluded.value`);
}

/** Empties every table but the installation's own; only for a demo world that was cut off while loading. */
export async function emptyTables(db: Db): Promise<void> {
  const { rows } = await db.execute<{ names: string | null }>(
    sql`select string_agg(quote_ident(tablename), ', ') as names from pg_tables
      where schemaname = 'public' and tablename <> 'installation'`,
  );
  if (rows[0]?.names) await db.execute(sql.raw(`truncate ${rows[0].names} restart identity`));
}

/** Fresh statistics, so that the first searches are planned well. */
export async function analyse(db: Db): Promise<void> {
  await db.execute(sql`analyze`);
}
