import { sql } from 'drizzle-orm';
import { items, stock, stockIncoming } from '../catalogue/catalogue.table.ts';
import type { Db } from '../server/database/database.server.ts';
import { prepareStatement } from '../server/database/prepare-statement.server.ts';

/** Makes processes that start together load one after the other. */
export async function lockDemoData(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('demo_world'))`);
}

export async function holdsData(db: Db): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from items union all select 1 from customers limit 1`);
  return rows.length > 0;
}

const nameTables = prepareStatement<Record<string, never>, { names: string | null }>(
  'demo_tables',
  sql`select string_agg(quote_ident(tablename), ', ') as names from pg_tables
    where schemaname = 'public' and tablename <> 'installation'`,
);

/** Only for a demo that was interrupted while loading. */
export async function emptyTables(db: Db): Promise<void> {
  const [tables] = await nameTables(db, {});
  if (tables?.names) await db.execute(sql.raw(`truncate ${tables.names} restart identity`));
}

/** The searches for items that past orders begin with would read the whole catalogue otherwise. */
export async function analyseCatalogue(db: Db): Promise<void> {
  await db.execute(sql`analyze ${items}, ${stock}, ${stockIncoming}`);
}

const nameUnanalysedTables = prepareStatement<Record<string, never>, { names: string | null }>(
  'unanalysed_tables',
  sql`select string_agg(quote_ident(relname), ', ') as names from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples < 0`,
);

/** The catalogue is left out, because it takes longer than all others. */
export async function analyseOtherTables(db: Db): Promise<void> {
  const [tables] = await nameUnanalysedTables(db, {});
  if (tables?.names) await db.execute(sql.raw(`analyze ${tables.names}`));
}
