import { sql } from 'drizzle-orm';
import { prepareWrite } from '../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../sites/site.ts';
import { catalogueChanges } from './catalogue.table.ts';

export const countCatalogueChange = prepareWrite<{ site: SiteCode }, never>(
  'catalogue_changes_count',
  sql`insert into ${catalogueChanges} as c (site, changes) values (${sql.placeholder('site')}, 1)
    on conflict (site) do update set changes = c.changes + 1`,
);
