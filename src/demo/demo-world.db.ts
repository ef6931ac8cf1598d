import { sql } from 'drizzle-orm';
import type { Db } from '../server/database/database.server.ts';

/** Processes that start together load the world one after the other; the lock ends with the transaction. */
export async function lockWorld(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('demo_world'))`);
}

/** Whether the database holds items or customers. */
export async function holdsData(db: Db): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from items union all select 1 from customers limit 1`);
  return rows.length > 0;
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
