import { sql } from 'drizzle-orm';
import type { Db } from '../server/database/database.server.ts';

/** Makes processes that start together load one after the other. */
export async function lockWorld(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('demo_world'))`);
}

export async function holdsData(db: Db): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from items union all select 1 from customers limit 1`);
  return rows.length > 0;
}

/** Only for a demo that was interrupted while loading. */
export async function emptyTables(db: Db): Promise<void> {
  const { rows } = await db.execute<{ names: string | null }>(
    sql`select string_agg(quote_ident(tablename), ', ') as names from pg_tables
      where schemaname = 'public' and tablename <> 'installation'`,
  );
  if (rows[0]?.names) await db.execute(sql.raw(`truncate ${rows[0].names} restart identity`));
}

export async function analyse(db: Db): Promise<void> {
  await db.execute(sql`analyze`);
}
