import { sql } from 'drizzle-orm';
import type { Db } from '../../server/database/database.server.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import { looseIndexScan } from './loose-index-scan.sql.ts';

const findMakers = prepareStatement<{ site: string }, { maker: string }>(
  'catalogue_sold_makers',
  sql`with recursive ${looseIndexScan(sql`makers`, sql`maker`, sql`''::text`)}
    select upper(m.value) as maker from makers m`,
);

/** The makers whose items the site sells, in capitals. */
export async function findSoldMakers(db: Db, site: string): Promise<ReadonlySet<string>> {
  const rows = await findMakers(db, { site });
  return new Set(rows.map(({ maker }) => maker));
}
