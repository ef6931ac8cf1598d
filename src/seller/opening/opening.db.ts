import { sql } from 'drizzle-orm';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { siteOpenings } from './opening.table.ts';

const p = sql.placeholder;

export type SiteOpening = { site: SiteCode; isOpen: boolean; since: Date; changedBy: string };

export const findOpenings = prepareStatement<Record<never, never>, SiteOpening>(
  'site_openings_find',
  sql`select site, is_open, since, changed_by from ${siteOpenings}`,
);

export const findOpening = prepareStatement<{ site: SiteCode }, SiteOpening>(
  'site_opening_find',
  sql`select site, is_open, since, changed_by from ${siteOpenings}
    where site = ${p('site')}`,
);

/** Nothing is returned where the site is in that state already. */
export const writeOpening = prepareWrite<
  { site: SiteCode; isOpen: boolean; by: string; now: Date },
  { site: SiteCode }
>(
  'site_opening_write',
  sql`insert into ${siteOpenings} (site, is_open, since, changed_by)
    values (${p('site')}, ${p('isOpen')}, ${p('now')}, ${p('by')})
    on conflict (site) do update set is_open = excluded.is_open, since = excluded.since, changed_by = excluded.changed_by
    where site_openings.is_open <> excluded.is_open
    returning site`,
);
