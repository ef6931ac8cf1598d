import { sql } from 'drizzle-orm';
import { items } from '../../catalogue/catalogue.table.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';

const p = sql.placeholder;

export const findAskedItems = prepareStatement<
  { site: string; codes: string[] },
  { code: string; name: string; maker: string }
>(
  'price_request_items',
  sql`select i.code, i.name, i.maker from ${items} i
    where i.site = ${p('site')} and i.code = any(${p('codes')}::text[]) and i.retired_at is null`,
);
