import { cacheWithCatalogue } from '../../server/database/cache-with-catalogue.server.ts';
import { findVariantCandidates } from './variant-candidates.db.ts';
import { variantFamily } from './variant-family.ts';

/** `family` is undefined where the designation of the item is not understood, or the item is not sold. */
export const findVariants = cacheWithCatalogue(async (db, site, id) => {
  const [item, ...others] = await findVariantCandidates(db, site.code, id);
  return { family: item && variantFamily(item, others) };
});
