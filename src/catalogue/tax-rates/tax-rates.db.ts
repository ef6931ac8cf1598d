import { sql } from 'drizzle-orm';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { items } from '../catalogue.table.ts';

const p = sql.placeholder;

/** Retired items too, which may be sold again. */
export const countByTaxRate = prepareStatement<{ site: SiteCode }, { bp: number; items: number }>(
  'items_by_tax_rate',
  sql`select tax_bp as bp, count(*)::int as items from ${items} where site = ${p('site')} group by tax_bp order by tax_bp`,
);

type Replacement = { site: SiteCode; fromBp: number; toBp: number; limit: number; now: Date };

/** The next import that names one of the items writes its rate again. */
export const replaceTaxRate = prepareWrite<Replacement, { id: number }>(
  'items_replace_tax_rate',
  sql`update ${items} set tax_bp = ${p('toBp')}::smallint, row_hash = '', updated_at = ${p('now')}::timestamptz
    where id in (select i.id from ${items} i where i.site = ${p('site')} and i.tax_bp = ${p('fromBp')}::smallint
      order by i.id limit ${p('limit')} for no key update)
    returning id`,
);
