import { sql } from 'drizzle-orm';
import { branches, items, stock } from '../../catalogue/catalogue.table.js';
import { prepareStatement } from '../../server/database/prepare-statement.server.js';
                                                    
import { importRows } from '../imports.table.js';

const p = sql.placeholder;

/** Sold items that no line names. */
export const findMissingItems = prepareStatement                                                                       (
  'import_missing_items',
  sql`select i.code from ${items} i
    where i.site = ${p('site')} and i.retired_at is null
      and not exists (select from ${importRows} r where r.import_id = ${p('importId')} and r.key = i.code)
    order by i.id limit ${p('limit')}::int`,
);

/** Stock above what is reserved, of items that no line names, at the branches that the file names. */
export const findMissingStock = prepareStatement 
                                                      
                                  
 (
  'import_missing_stock',
  sql`with named as materialized (
      select distinct split_part(r.key, ' · ', 1) as branch from ${importRows} r
      where r.import_id = ${p('importId')} and r.key <> '')
    select i.code, b.code as branch from ${stock} s join ${items} i on i.id = s.item_id join ${branches} b on b.id = s.branch_id
    where s.site = ${p('site')} and s.on_hand > s.reserved and b.code in (select branch from named)
      and not exists (select from ${importRows} r where r.import_id = ${p('importId')} and r.key = b.code || ' · ' || i.code)
    order by s.item_id limit ${p('limit')}::int`,
);
