import { formatDateTime } from '../../lib/dates.ts';
import type { Database, Db } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import { byStaff, recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { categoryRefusals } from '../catalogue-refusals.ts';
import { findArranging, findCategories, lockCategories } from './categories.db.ts';
import { deletePlaces, insertPlaces } from './category-places.db.ts';

export type ArrangeCategories = { seen: readonly string[]; order: readonly string[]; by: string; now: Date };

/** Puts all categories of the site in an order; `seen` is the one that was shown. */
export async function arrangeCategories(
  database: Database,
  site: Site,
  { seen, order, by, now }: ArrangeCategories,
): Promise<Refusal<'changed'> | undefined> {
  return database.transaction(async (db): Promise<Refusal<'changed'> | undefined> => {
    await lockCategories(db, { site: site.code });
    const before = distinct((await findCategories(db, { site: site.code })).map(({ category }) => category));
    if (!isSame(before, distinct(seen)) || !isSame(before.toSorted(), distinct(order).toSorted()))
      return changedMeanwhile(db, site);
    const after = distinct(order);
    if (isSame(before, after)) return refuse(categoryRefusals, 'changed.same');
    await deletePlaces(db, { site: site.code });
    await insertPlaces(db, { site: site.code, categories: after });
    await recordAudit(db, {
      ...byStaff(site, { by, now }),
      action: 'categories arranged',
      subject: site.code,
      details: { before: { order: before }, after: { order: after } },
    });
    return undefined;
  });
}

const distinct = (names: readonly string[]) => [...new Set(names)];
const isSame = (one: readonly string[], other: readonly string[]) => JSON.stringify(one) === JSON.stringify(other);

async function changedMeanwhile(db: Db, site: Site): Promise<Refusal<'changed'>> {
  const [last] = await findArranging(db, { site: site.code });
  if (!last) return refuse(categoryRefusals, 'changed.other');
  const at = formatDateTime(last.at, site.calendar.timeZone);
  return refuse(categoryRefusals, 'changed.arranged', { by: last.by, at });
}
