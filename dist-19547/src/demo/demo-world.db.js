import { sql } from 'drizzle-orm';
                                                                
import { prepareStatement } from '../server/database/prepare-statement.server.js';

/** Makes processes that start together load one after the other. */
export async function lockDemoData(db    )                {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('demo_world'))`);
}

export async function holdsData(db    )                   {
  const { rows } = await db.execute(sql`select 1 from items union all select 1 from customers limit 1`);
  return rows.length > 0;
}

const nameTables = prepareStatement                                                 (
  'demo_tables',
  sql`select string_agg(quote_ident(tablename), ', ') as names from pg_tables
    where schemaname = 'public' and tablename <> 'installation'`,
);

/** Only for a demo that was interrupted while loading. */
export async function emptyTables(db    )                {
  const [tables] = await nameTables(db, {});
  if (tables?.names) await db.execute(sql.raw(`truncate ${tables.names} restart identity`));
}

export async function analyse(db    )                {
  await db.execute(sql`analyze`);
}
