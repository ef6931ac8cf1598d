import { formatDateTime } from '../../lib/dates.ts';
import type { Database, Db } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import { byStaff, recordAudit } from '../../server/security/audit.server.ts';
import type { Site, SiteCode } from '../../sites/site.ts';
import { categoryRefusals } from '../catalogue-refusals.ts';
import { lockCertificates, renameInCertificates } from '../certificates/certificates.db.ts';
import { importedFacts } from '../import/import-columns.server.ts';
import { lockImports } from '../import/import-items.db.ts';
import {
  countInCategory,
  findCategories,
  findRenaming,
  lockCategories,
  renameInItems,
  renameInPrices,
} from './categories.db.ts';
import type { CountedCategory } from './category.contract.ts';
import { redirectToNewName } from './category-names.server.ts';
import { renamePlace } from './category-places.db.ts';

export const listCategories = (db: Db, site: SiteCode): Promise<CountedCategory[]> => findCategories(db, { site });

export type RenameCategory = { from: string; to: string; by: string; now: Date };
export type RenamedCategory = { items: number; priceRows: number };

/** Renames it in every item and in the price rows that are for it. Two categories are not made one in this way. */
export async function renameCategory(
  database: Database,
  site: Site,
  { from, to, by, now }: RenameCategory,
): Promise<RenamedCategory | Refusal<'from' | 'to'>> {
  const read = importedFacts.category.read(to);
  if ('problem' in read) return refuse(categoryRefusals, 'to.wrong');
  const name = read.value;
  return database.longTransaction(async (db) => {
    await lockForRenaming(db, site);
    const count = async (category: string) => (await countInCategory(db, { site: site.code, category }))[0]?.items ?? 0;
    if ((await count(from)) === 0) return categoryEditConflict(db, site, from);
    if (name === from) return refuse(categoryRefusals, 'to.same');
    if ((await count(name)) > 0) return refuse(categoryRefusals, 'to.exists', { name });
    const renaming = { site: site.code, from, to: name };
    const [items, priceRows] = [
      await renameInItems(db, { ...renaming, superCategory: null, now }),
      await renameInPrices(db, renaming),
    ];
    await lockCertificates(db, { site: site.code });
    await renameInCertificates(db, { ...renaming, by, now });
    await renamePlace(db, renaming);
    await redirectToNewName(db, { ...renaming, now });
    const result = { items: items.length, priceRows: priceRows.length };
    const details = { before: { category: from }, after: { category: name }, ...result };
    await recordAudit(db, { ...byStaff(site, { by, now }), action: 'category renamed', subject: from, details });
    return result;
  });
}

/** Imports and changes of items at the desk wait, so that no item keeps the old name and none is locked in another order. */
export async function lockForRenaming(db: Db, site: Site): Promise<void> {
  await lockImports(db, { site: site.code });
  await lockCategories(db, { site: site.code });
}

export async function categoryEditConflict(db: Db, site: Site, from: string): Promise<Refusal<'from'>> {
  const [last] = await findRenaming(db, { site: site.code, from });
  if (!last) return refuse(categoryRefusals, 'from.unknown', { category: from });
  const at = formatDateTime(last.at, site.calendar.timeZone);
  return refuse(categoryRefusals, 'from.renamed', { from, to: last.to, by: last.by, at });
}
