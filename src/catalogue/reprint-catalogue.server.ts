import type { Db } from '../server/database/database.server.ts';
import type { Site } from '../sites/site.ts';
import { countCatalogueChange } from './catalogue-changes.db.ts';

/** The printed catalogues are those of an edition, which changes with each item; their head is the seller's name and look. */
export async function reprintCatalogue(db: Db, { code: site }: Site): Promise<void> {
  await countCatalogueChange(db, { site });
}
