import { plural } from '../../lib/i18n.ts';
import type { Database } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import { byStaff, recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { categoryRefusals } from '../catalogue-refusals.ts';
import { lockCertificates, renameInCertificates } from '../certificates/certificates.db.ts';
import { countInCategory, findPriceConflicts, renameInItems, renameInPrices } from './categories.db.ts';
import { redirectToNewName } from './category-names.server.ts';
import { deletePlace } from './category-places.db.ts';
import { categoryEditConflict, lockForRenaming, type RenamedCategory } from './rename-category.server.ts';

/** `items` is how many staff were asked about, retired ones too. */
export type MergeCategories = { from: string; into: string; items: number; by: string; now: Date };

/** Items with sub categories, price rows and the address of the category go over to the other one. */
export async function mergeCategories(
  database: Database,
  site: Site,
  { from, into, items: asked, by, now }: MergeCategories,
): Promise<RenamedCategory | Refusal<'from' | 'into'>> {
  return database.longTransaction(async (db) => {
    const of = { site: site.code };
    await lockForRenaming(db, site);
    const [source] = await countInCategory(db, { ...of, category: from });
    const [target] = await countInCategory(db, { ...of, category: into });
    if (!source?.items) return categoryEditConflict(db, site, from);
    if (from === into) return refuse(categoryRefusals, 'into.same');
    if (!target?.items) return refuse(categoryRefusals, 'into.unknown', { category: into });
    if (source.items !== asked)
      return refuse(categoryRefusals, 'from.items', { from, items: plural(source.items, 'item'), asked });
    const renaming = { ...of, from, to: into };
    const conflicts = (await findPriceConflicts(db, renaming)).length;
    if (conflicts > 0)
      return refuse(categoryRefusals, 'into.conflict', { rows: plural(conflicts, 'price row'), from, into });
    const items = await renameInItems(db, { ...renaming, superCategory: target.superCategory, now });
    const priceRows = await renameInPrices(db, renaming);
    await lockCertificates(db, { site: site.code });
    await renameInCertificates(db, { ...renaming, by, now });
    await deletePlace(db, { ...of, category: from });
    await redirectToNewName(db, { ...renaming, now });
    const result = { items: items.length, priceRows: priceRows.length };
    const details = { before: { category: from }, after: { category: into }, ...result };
    await recordAudit(db, { ...byStaff(site, { by, now }), action: 'category merged', subject: from, details });
    return result;
  });
}
