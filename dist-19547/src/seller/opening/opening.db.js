import { sql } from 'drizzle-orm';
import { prepareStatement } from '../../server/database/prepare-statement.server.js';
                                                    
import { siteOpenings } from './opening.table.js';

const p = sql.placeholder;

                                                                                              

export const findOpenings = prepareStatement                                   (
  'site_openings_find',
  sql`select site, is_open as "isOpen", since, changed_by as "changedBy" from ${siteOpenings}`,
);

export const findOpening = prepareStatement                                 (
  'site_opening_find',
  sql`select site, is_open as "isOpen", since, changed_by as "changedBy" from ${siteOpenings}
    where site = ${p('site')}`,
);

/** Nothing is returned where the site is in that state already. */
export const writeOpening = prepareStatement 
                                                             
                    
 (
  'site_opening_write',
  sql`insert into ${siteOpenings} (site, is_open, since, changed_by)
    values (${p('site')}, ${p('isOpen')}, ${p('now')}, ${p('by')})
    on conflict (site) do update set is_open = excluded.is_open, since = excluded.since, changed_by = excluded.changed_by
    where site_openings.is_open <> excluded.is_open
    returning site`,
);
