import { sql } from 'drizzle-orm';
import { customers } from '../account/account.table.ts';
import { items, stock, stockIncoming } from '../catalogue/catalogue.table.ts';
import type { Db } from '../server/database/database.server.ts';
import { prepareStatement, runWrite } from '../server/database/prepare-statement.server.ts';

/** Makes processes that start together load one after the other. */
export const lockDemoData = prepareStatement<Record<string, never>, { locked: number }>(
  'demo_lock',
  sql`select 1 as locked from pg_advisory_xact_lock(hashtext('demo_world'))`,
);

const findAnyData = prepareStatement<Record<string, never>, { found: number }>(
  'demo_any_data',
  sql`select 1 as found from ${items} union all select 1 from ${customers} limit 1`,
);

export const holdsData = async (db: Db): Promise<boolean> => (await findAnyData(db, {})).length > 0;

const nameTables = prepareStatement<Record<string, never>, { names: string | null }>(
  'demo_tables',
  sql`select string_agg(quote_ident(tablename), ', ') as names from pg_tables
    where schemaname = 'public' and tablename <> 'installation'`,
);

/** Tables are emptied only for a demo that was interrupted while loading. */
export async function emptyTables(db: Db): Promise<void> {
  const [tables] = await nameTables(db, {});
  if (tables?.names) await runWrite(db, sql.raw(`truncate ${tables.names} restart identity`));
}

/** The searches for items that past orders begin with would read the whole catalogue otherwise. */
export async function analyseCatalogue(db: Db): Promise<void> {
  await runWrite(db, sql`analyze ${items}, ${stock}, ${stockIncoming}`);
}

const nameUnanalysedTables = prepareStatement<Record<string, never>, { names: string | null }>(
  'unanalysed_tables',
  sql`select string_agg(quote_ident(relname), ', ') as names from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples < 0`,
);

/** The catalogue is left out, because it takes longer than all others. */
export async function analyseOtherTables(db: Db): Promise<void> {
  const [tables] = await nameUnanalysedTables(db, {});
  if (tables?.names) await runWrite(db, sql.raw(`analyze ${tables.names}`));
}
