import type { Db } from '../../server/database/database.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { findGroupNames } from '../price-lists/find-price-targets.db.ts';

export type ItemGroups = { makers: string[]; categories: string[] };

/** The makers and categories of what the site sells. */
export async function listItemGroups(db: Db, site: SiteCode): Promise<ItemGroups> {
  const groups = await findGroupNames(db, { site });
  const namesOf = (scope: 'maker' | 'category') =>
    groups.flatMap((group) => (group.scope === scope ? [group.name] : [])).toSorted((a, b) => a.localeCompare(b));
  return { makers: namesOf('maker'), categories: namesOf('category') };
}
