import { sql } from 'drizzle-orm';
import { prepareStatement } from '../../server/database/prepare-statement.server.js';
                                                    
import { items } from '../catalogue.table.js';

const p = sql.placeholder;

/** Retired items too, which may be sold again. */
export const countByTaxRate = prepareStatement                                                   (
  'items_by_tax_rate',
  sql`select tax_bp as bp, count(*)::int as items from ${items} where site = ${p('site')} group by tax_bp order by tax_bp`,
);

                                                                                              

/** The next import that names one of the items writes its rate again. */
export const replaceTaxRate = prepareStatement                             (
  'items_replace_tax_rate',
  sql`update ${items} set tax_bp = ${p('toBp')}::smallint, row_hash = '', updated_at = ${p('now')}::timestamptz
    where id in (select i.id from ${items} i where i.site = ${p('site')} and i.tax_bp = ${p('fromBp')}::smallint
      order by i.id limit ${p('limit')} for update)
    returning id`,
);
